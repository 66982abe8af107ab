import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { readKey } from '#shared/api/query-function.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useRead } from '#ui/use-read.ts';
import { endCalendarCall, readCalendarCall, renewCalendarCall } from '../contract.ts';
import { statementTexts } from '../texts.ts';

export function CalendarPanel() {
  const locale = useLocale();
  const { calendar: texts } = useTexts(statementTexts);
  const { data, isError, refetch } = useRead(readCalendarCall, {});
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const change = async (call: typeof renewCalendarCall | typeof endCalendarCall, title: string) => {
    setIsPending(true);
    try {
      client.setQueryData(readKey(readCalendarCall, {}), await callApi(call, {}));
      showToast({ title, tone: 'success' });
    } catch (error) {
      showToast({
        title: texts.failed,
        description: errorMessage(error, locale),
        tone: 'destructive',
      });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Panel title={texts.title}>
      <p className="mt-2 max-w-2xl text-muted">{texts.intro}</p>
      {!data && (
        <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />
      )}
      {data?.address && <Address address={data.address} />}
      {data && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            tone={data.address ? 'quiet' : 'primary'}
            disabled={isPending}
            onClick={() => void change(renewCalendarCall, texts.made)}
          >
            {data.address ? texts.renew : texts.make}
          </Button>
          {data.address && (
            <Button
              tone="quiet"
              disabled={isPending}
              onClick={() => void change(endCalendarCall, texts.ended)}
            >
              {texts.end}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

function Address({ address }: { address: string }) {
  const { calendar: texts } = useTexts(statementTexts);
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: texts.copied, tone: 'success' });
    } catch {
      showToast({ title: texts.failed, tone: 'destructive' });
    }
  };
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {texts.address}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-w-0 grow basis-60 rounded-xl border border-line bg-cream px-4 py-3 text-sm"
        />
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </div>
      <p className="mt-2 text-muted text-sm">{texts.secret}</p>
    </div>
  );
}

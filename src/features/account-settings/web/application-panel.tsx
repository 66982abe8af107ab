import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { discardApplicationCall } from '../contract.ts';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsWrite } from './use-settings-write.ts';

type ApplicationPanelProps = { sentAt: string; onChanged: () => void };

export function ApplicationPanel({ sentAt, onChanged }: ApplicationPanelProps) {
  const locale = useLocale();
  const { application: texts, cancel } = useTexts(accountSettingsTexts);
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, write } = useSettingsWrite();
  const discard = async () => {
    const send = () => callApi(discardApplicationCall, {});
    await write({ send, done: { title: texts.done }, onDone: onChanged });
  };
  return (
    <Panel id="application" title={texts.title}>
      <p className="mt-2 text-muted">{texts.text(formatDay(sentAt, locale))}</p>
      {isAsking ? (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="w-full font-semibold">{texts.question}</p>
          <Button tone="danger" disabled={isPending} onClick={() => void discard()}>
            {texts.yes}
          </Button>
          <Button tone="quiet" onClick={() => setIsAsking(false)}>
            {cancel}
          </Button>
        </div>
      ) : (
        <Button tone="quiet" className="mt-4" onClick={() => setIsAsking(true)}>
          {texts.discard}
        </Button>
      )}
    </Panel>
  );
}

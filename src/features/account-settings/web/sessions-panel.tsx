import { useRef } from 'react';
import { useLocation } from 'wouter';
import { refreshSession } from '#features/accounts/web/auth-session.ts';
import { callApi } from '#shared/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatMoment } from '#ui/format.ts';
import { LoadState } from '#ui/load-state.tsx';
import { useLocale } from '#ui/locale-scope.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '#ui/use-read.ts';
import { useTexts } from '#ui/use-texts.ts';
import {
  endSessionCall,
  endSessionsCall,
  listSessionsCall,
  type SessionView,
} from '../contract.ts';
import { deviceOf } from '../rules.ts';
import { accountSettingsTexts } from './texts.ts';
import { useAction } from './use-action.ts';

/** Every browser in which the person is signed in; each can be signed out from here. */
export function SessionsPanel() {
  const texts = useTexts(accountSettingsTexts).sessions;
  const { data, isError, refetch } = useRead(listSessionsCall, {}, { isFresh: true });
  const { isPending, run } = useAction();
  const [, navigate] = useLocation();
  const list = useRef<HTMLUListElement>(null);

  const end = async (id: string) => {
    const done = { title: texts.ended };
    await run(() => callApi(endSessionCall, { params: { id } }), done);
    await refetch();
    list.current?.focus();
  };
  const signOut = async (scope: 'everywhere' | 'elsewhere') => {
    const done = { title: texts.ended };
    if (!(await run(() => callApi(endSessionsCall, { body: { scope } }), done))) return;
    if (scope === 'elsewhere') {
      await refetch();
      list.current?.focus();
      return;
    }
    navigate('/');
    void refreshSession();
  };

  return (
    <Panel id="sessions" title={texts.title}>
      {!data && (
        <LoadState
          what={texts.loading}
          isLoading={!isError}
          hasFailed={isError}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <ul ref={list} tabIndex={-1} className="mt-3 divide-y divide-line">
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isPending={isPending}
                onEnd={() => void end(session.id)}
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            {data.length > 1 && (
              <Button tone="quiet" disabled={isPending} onClick={() => void signOut('elsewhere')}>
                {texts.elsewhere}
              </Button>
            )}
            <Button tone="quiet" disabled={isPending} onClick={() => void signOut('everywhere')}>
              {texts.everywhere}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

type SessionRowProps = { session: SessionView; isPending: boolean; onEnd: () => void };

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const locale = useLocale();
  const texts = useTexts(accountSettingsTexts).sessions;
  const device = deviceOf(session.userAgent) ?? texts.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="tabular break-words text-muted text-sm">
          {texts.line(
            session.ipAddress || texts.noAddress,
            formatMoment(session.lastSeenAt, locale),
          )}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="good">{texts.here}</Badge>
      ) : (
        <Button tone="quiet" disabled={isPending} aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

import { useRef } from 'react';
import { useLocation } from 'wouter';
import { refreshSession } from '#features/accounts/sign-in/web/auth-session.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { Panel } from '#ui/panel.tsx';
import {
  endSessionCall,
  endSessionsCall,
  listSessionsCall,
  type SessionView,
} from '../contract.ts';
import { deviceOf } from '../rules.ts';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsWrite } from './use-settings-write.ts';

export function SessionsPanel() {
  const texts = useTexts(accountSettingsTexts).sessions;
  const sessions = useWholeList(listSessionsCall, {});
  const { isPending, write } = useSettingsWrite();
  const [, navigate] = useLocation();
  const list = useRef<HTMLUListElement>(null);

  const end = async (id: string) => {
    const done = { title: texts.ended };
    await write({ send: () => callApi(endSessionCall, { params: { id } }), done });
    await sessions.reload();
    list.current?.focus();
  };
  const signOut = async (scope: 'everywhere' | 'elsewhere') => {
    const done = { title: texts.ended };
    const send = () => callApi(endSessionsCall, { body: { scope } });
    if (!(await write({ send, done }))) return;
    if (scope === 'elsewhere') {
      await sessions.reload();
      list.current?.focus();
      return;
    }
    navigate('/');
    void refreshSession();
  };

  return (
    <Panel id="sessions" title={texts.title}>
      <ListFrame list={sessions} what={texts.loading} empty={null} isInPanel>
        <ul ref={list} tabIndex={-1} className="mt-3 divide-y divide-line">
          {sessions.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={isPending}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {sessions.items.length > 1 && (
            <Button tone="quiet" disabled={isPending} onClick={() => void signOut('elsewhere')}>
              {texts.elsewhere}
            </Button>
          )}
          <Button tone="quiet" disabled={isPending} onClick={() => void signOut('everywhere')}>
            {texts.everywhere}
          </Button>
        </div>
      </ListFrame>
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
            formatDateTime(session.lastSeenAt, locale),
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

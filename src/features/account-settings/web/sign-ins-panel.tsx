import { listSignInsCall } from '#features/accounts/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { Panel } from '#ui/panel.tsx';
import { deviceOf } from '../rules.ts';
import { accountSettingsTexts } from './texts.ts';

/** The latest sign-ins and failed attempts, so that the owner notices a stranger's. */
export function SignInsPanel() {
  const locale = useLocale();
  const { sessions, signIns: texts } = useTexts(accountSettingsTexts);
  const list = useWholeList(listSignInsCall, {});
  return (
    <Panel id="sign-ins" title={texts.title}>
      <ListFrame
        list={list}
        what={texts.loading}
        empty={texts.none}
        head={<p className="mt-2 text-muted">{texts.text}</p>}
        isInPanel
      >
        {({ at, isSuccess, network, device }, index) => (
          <li
            // Two attempts may have the same time.
            key={`${at} ${index}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{deviceOf(device) ?? sessions.unknown}</p>
              <p className="tabular break-words text-muted text-sm">
                {formatDateTime(at, locale)}, {network || sessions.noAddress}
              </p>
            </div>
            <Badge tone={isSuccess ? 'good' : 'bad'}>
              {isSuccess ? texts.succeeded : texts.failed}
            </Badge>
          </li>
        )}
      </ListFrame>
    </Panel>
  );
}

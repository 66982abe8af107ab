import { listSignIns } from '#features/accounts/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { formatMoment } from '#ui/format.ts';
import { LoadState } from '#ui/load-state.tsx';
import { useLocale } from '#ui/locale-scope.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '#ui/use-read.ts';
import { useTexts } from '#ui/use-texts.ts';
import { deviceOf } from '../rules.ts';
import { accountSettingsTexts } from './texts.ts';

/** The latest sign-ins to the account and those that failed, so that its owner sees a stranger's. */
export function SignInsPanel() {
  const locale = useLocale();
  const { sessions, signIns: texts } = useTexts(accountSettingsTexts);
  const { data, isError, refetch } = useRead(listSignIns, {}, { isFresh: true });
  return (
    <Panel id="sign-ins" title={texts.title}>
      {!data && (
        <LoadState
          what={texts.loading}
          isLoading={!isError}
          hasFailed={isError}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="mt-2 text-muted">{texts.none}</p>}
      {data && data.length > 0 && (
        <>
          <p className="mt-2 text-muted">{texts.text}</p>
          <ul className="mt-3 max-h-96 divide-y divide-line overflow-y-auto" tabIndex={-1}>
            {data.map(({ at, isSuccess, network, device }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two attempts may share a moment.
                key={`${at} ${index}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{deviceOf(device) ?? sessions.unknown}</p>
                  <p className="tabular break-words text-muted text-sm">
                    {formatMoment(at, locale)}, {network || sessions.noAddress}
                  </p>
                </div>
                <Badge tone={isSuccess ? 'good' : 'bad'}>
                  {isSuccess ? texts.succeeded : texts.failed}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

import { useTexts } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { AccountPageFrame } from '../../profile/web/account-page-frame.tsx';
import { useAdminLogOut } from '../../team/web/use-admin-session.ts';
import { readFactorsCall } from '../contract.ts';
import { afterFactor } from './after-factor.ts';
import { factorTexts } from './factor-texts.ts';
import { SetUpFactor } from './set-up-factor.tsx';
import { ShowFactor, showWords, waysOf } from './show-factor.tsx';

/** Shown instead of the admin tools until the admin has verified a second factor, or set one up. */
export function FactorGate({ onDone }: { onDone: () => void }) {
  const texts = useTexts(factorTexts);
  const { data, isError, refetch } = useRead(readFactorsCall, {}, { isFresh: true });
  const logOut = useAdminLogOut();
  const finish = () => void afterFactor().then(onDone);
  const ways = data && waysOf(data);
  const hasFactor = ways !== undefined && ways.length > 0;
  const title = hasFactor ? showWords(texts, ways).title : texts.setUpTitle;
  return (
    <main id="content">
      <AccountPageFrame title={title}>
        {!data && (
          <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />
        )}
        {data && (
          <div className="grid gap-5">
            <p className="text-muted">
              {hasFactor ? showWords(texts, ways).text : texts.setUpAdmin}
            </p>
            {hasFactor ? (
              <ShowFactor email={data.email} ways={ways} onDone={finish} />
            ) : (
              <SetUpFactor factors={data} onDone={finish} />
            )}
            {hasFactor && <p className="text-muted text-sm">{texts.lost}</p>}
            <button
              type="button"
              onClick={() => void logOut()}
              className="min-h-11 justify-self-start text-forest text-sm underline underline-offset-4"
            >
              {texts.signInAgain}
            </button>
          </div>
        )}
      </AccountPageFrame>
    </main>
  );
}

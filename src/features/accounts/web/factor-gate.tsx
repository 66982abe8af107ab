import { LoadState } from '#ui/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readFactorsCall } from '../factor-contract.ts';
import { factorTexts } from '../factor-texts.ts';
import { AccountPageFrame } from './account-page-frame.tsx';
import { afterFactor } from './after-factor.ts';
import { FactorForm } from './factor-form.tsx';
import { pageLocale } from './page-locale.ts';
import { SetUpApp } from './set-up-app.tsx';
import { useAdminLogOut } from './use-admin-session.ts';

/** Stands before the admin tools until the admin has shown a second factor, or set one up. */
export function FactorGate({ onDone }: { onDone: () => void }) {
  const texts = factorTexts(pageLocale());
  const { data, isError, refetch } = useRead(readFactorsCall, {}, { isFresh: true });
  const logOut = useAdminLogOut();
  const finish = () => void afterFactor().then(onDone);
  const title = data?.hasApp ? texts.showTitle : texts.setUpTitle;
  return (
    <main id="content">
      <AccountPageFrame title={title}>
        {!data && (
          <LoadState
            what={texts.loading}
            isLoading={!isError}
            hasFailed={isError}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <div className="grid gap-5">
            <p className="text-muted">{data.hasApp ? texts.showText : texts.setUpAdmin}</p>
            {data.hasApp ? (
              <FactorForm email={data.email} onDone={finish} />
            ) : (
              <SetUpApp factors={data} onDone={finish} />
            )}
            {data.hasApp && <p className="text-muted text-sm">{texts.lost}</p>}
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

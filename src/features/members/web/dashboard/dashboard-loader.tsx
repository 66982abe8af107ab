import { useEffect } from 'react';
import type { SignedInUser } from '#features/accounts/sign-in/web/auth-store.ts';
import { usePaymentReturn } from '#features/deposits/web/use-payment-return.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { overviewTexts } from '../../texts.ts';
import { DashboardView } from './dashboard-view.tsx';
import { useDashboard } from './use-dashboard.ts';

/** The dashboard of applications, with the states before it is loaded. */
export function DashboardLoader({ user }: { user: SignedInUser }) {
  const { data, isError, refetch, refresh, refreshSoon } = useDashboard(user.uid);
  usePaymentReturn(refreshSoon);
  // An address that was verified in another tab unlocks what belongs to it.
  const isKnownVerified = data?.user.isEmailVerified ?? true;
  useEffect(() => {
    if (user.emailVerified && !isKnownVerified) refresh();
  }, [user.emailVerified, isKnownVerified, refresh]);
  if (data) {
    return (
      <DashboardView user={user} dashboard={data} refresh={refresh} refreshSoon={refreshSoon} />
    );
  }
  if (isError) return <Failed onRetry={() => void refetch()} />;
  return <Waiting />;
}

export function Waiting() {
  const texts = useTexts(overviewTexts);
  return (
    <div className="grid min-h-[60dvh] place-items-center text-forest">
      <h1 className="sr-only">{texts.title}</h1>
      <Spinner label={texts.loading} />
    </div>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(overviewTexts);
  return (
    <section role="alert" className="mx-auto max-w-xl px-5 py-24 text-center">
      <h1 className="text-title">{texts.failedTitle}</h1>
      <p className="mt-4 text-muted">{texts.failedText}</p>
      <Button className="mt-8" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </section>
  );
}

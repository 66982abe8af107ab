import { useEffect } from 'react';
import type { SignedInUser } from '#features/accounts/web/auth-store.ts';
import { useRequireMember } from '#features/accounts/web/use-require-member.ts';
import { usePaymentReturn } from '#features/deposits/web/use-payment-return.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { useDashboard } from './use-dashboard.ts';

/** What is a member's own. */
export function Page() {
  const user = useRequireMember();
  return user ? <OwnDashboard user={user} /> : <Waiting />;
}

function OwnDashboard({ user }: { user: SignedInUser }) {
  const { data, isError, refetch, refresh, refreshSoon } = useDashboard(user.uid);
  usePaymentReturn(refreshSoon);
  // Confirmed in another tab, the address opens what belongs to it.
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

function Waiting() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-forest">
      <h1 className="sr-only">Dashboard</h1>
      <Spinner label="Loading your dashboard" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" className="mx-auto max-w-xl px-5 py-24 text-center">
      <h1 className="text-title">Failed to fetch dashboard data</h1>
      <p className="mt-4 text-muted">
        Nothing of yours is lost. Please check your connection and try again.
      </p>
      <Button className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}

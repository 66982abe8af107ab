import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { FactorGate } from '../../factors/web/factor-gate.tsx';
import { AccountPageFrame } from '../../profile/web/account-page-frame.tsx';
import type { Admin } from './admin-session.ts';
import { useAdminSession } from './use-admin-session.ts';

const AdminContext = createContext<Admin | undefined>(undefined);

/** The signed-in admin, for components inside `AdminGate`. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('this stands outside the admin gate');
  return admin;
}

export function AdminScope({ admin, children }: { admin: Admin; children: ReactNode }) {
  return <AdminContext value={admin}>{children}</AdminContext>;
}

/** Renders admin pages for admins; others are redirected to the login, and back afterwards. */
export function AdminGate({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  const [, navigate] = useLocation();
  const isOut = session.status === 'out';

  useEffect(() => {
    if (!isOut) return;
    const { pathname, search } = window.location;
    // Whoever logs out is there already.
    if (pathname === '/admin-login') return;
    navigate(`/admin-login?from=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [isOut, navigate]);

  if (session.status === 'in') return <AdminScope admin={session.admin}>{children}</AdminScope>;
  if (session.status === 'factor') return <FactorGate onDone={session.retry} />;
  if (session.status === 'unknown') {
    return (
      <main id="content">
        <AccountPageFrame title="We could not reach the server">
          <p role="alert">Please check your connection. Nothing was lost.</p>
          <p className="mt-6">
            <Button onClick={session.retry}>Try again</Button>
          </p>
        </AccountPageFrame>
      </main>
    );
  }
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <Spinner label="Checking your sign-in" />
    </main>
  );
}

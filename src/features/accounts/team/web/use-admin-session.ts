import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { endSession } from '../../sign-in/web/auth-session.ts';
import { setSignedOut } from '../../sign-in/web/auth-store.ts';
import { type Admin, checkAdmin, clearAdminToken, watchAdmin } from './admin-session.ts';

export type AdminSession =
  | { status: 'checking' }
  | { status: 'out' }
  /** The admin has not verified a second factor yet. */
  | { status: 'factor'; retry: () => void }
  /** The server could not be reached. */
  | { status: 'unknown'; retry: () => void }
  | { status: 'in'; admin: Admin };

/** Asks the server whether this browser's user is an admin, and watches for later refusals. */
export function useAdminSession(): AdminSession {
  const [session, setSession] = useState<AdminSession>({ status: 'checking' });

  const check = useCallback(() => {
    setSession({ status: 'checking' });
    checkAdmin().then(
      (admin) => setSession(sessionOf(admin, check)),
      () => setSession({ status: 'unknown', retry: check }),
    );
  }, []);

  useEffect(check, [check]);
  useEffect(() => watchAdmin(() => setSession({ status: 'out' })), []);
  return session;
}

function sessionOf(admin: Awaited<ReturnType<typeof checkAdmin>>, retry: () => void): AdminSession {
  if (admin === 'factor') return { status: 'factor', retry };
  return admin ? { status: 'in', admin } : { status: 'out' };
}

export function useAdminLogOut(): () => Promise<void> {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return async () => {
    clearAdminToken();
    // The cached data is for admins only.
    queryClient.clear();
    // Offline, the session expires by itself; this browser has already dropped its token.
    await endSession().catch(() => undefined);
    setSignedOut();
    navigate('/admin-login');
  };
}

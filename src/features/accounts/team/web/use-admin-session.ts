import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { endSession } from '../../sign-in/web/auth-session.ts';
import { setSignedOut } from '../../sign-in/web/auth-store.ts';
import { type Admin, checkAdmin, forgetAdmin, watchAdmin } from './admin-session.ts';

export type AdminSession =
  | { status: 'checking' }
  | { status: 'out' }
  /** The admin has not shown a second factor yet. */
  | { status: 'factor'; retry: () => void }
  /** The server could not be asked. */
  | { status: 'unknown'; retry: () => void }
  | { status: 'in'; admin: Admin };

/** Asks the server whether this browser's admin still is one, and keeps asking. */
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

/** Clears the token, ends the session and goes to the login. */
export function useAdminLogOut(): () => Promise<void> {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return async () => {
    forgetAdmin();
    // What was read is for admins only.
    queryClient.clear();
    // Without the server's answer the session ends by itself; this browser has forgotten it.
    await endSession().catch(() => undefined);
    setSignedOut();
    navigate('/admin-login');
  };
}

import { useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '#ui/toast/toast-store.ts';
import { endSession } from './auth-session.ts';
import { setSignedOut } from './auth-store.ts';

/** Signs out and goes to `to`, or stays on the page when it is null; `failed` says why it did not work. */
export function useSignOut(
  failed: { title: string; description: string },
  to: string | null = '/',
): {
  signOut: () => Promise<void>;
  isPending: boolean;
} {
  const [, navigate] = useLocation();
  const [isPending, setIsPending] = useState(false);
  const signOut = async () => {
    setIsPending(true);
    try {
      await endSession();
      if (to !== null) navigate(to);
      setSignedOut();
    } catch {
      showToast({ ...failed, tone: 'destructive' });
    } finally {
      setIsPending(false);
    }
  };
  return { signOut, isPending };
}

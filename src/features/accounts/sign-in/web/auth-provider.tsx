import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { refreshSession, watchSession } from './auth-session.ts';
import { readAuth, useAuth } from './auth-store.ts';
import { listenForStaleSignIns, useConfirmRequest, useFactorRequest } from './confirm-store.ts';
import { checkPendingRedirect } from './pending-redirect.ts';
import {
  closeSignIn,
  openSignIn,
  readSignInRequest,
  takeSignInHash,
  useSignInRequest,
} from './sign-in-store.ts';

const SignInDialog = lazySection(
  () => import('./sign-in-dialog.tsx'),
  ({ SignInDialog }) => SignInDialog,
  { close: closeSignIn },
);

const ConfirmDialog = lazySection(
  () => import('./confirm-dialog.tsx'),
  ({ ConfirmDialog }) => ConfirmDialog,
  { close: ({ answer }) => answer(false) },
);

const FactorDialog = lazySection(
  () => import('../../factors/web/factor-dialog.tsx'),
  ({ FactorDialog }) => FactorDialog,
  { close: ({ answer }) => answer(false) },
);

/** Loads the session, keeps it up to date, and renders the sign-in dialog for every page. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [path, navigate] = useLocation();
  const { status } = useAuth();
  const request = useSignInRequest();
  const confirm = useConfirmRequest();
  const factor = useFactorRequest();

  useEffect(() => {
    if (readAuth().status === 'loading') void refreshSession().then(checkPendingRedirect);
    listenForStaleSignIns();
    return watchSession();
  }, []);

  useEffect(() => {
    const look = () => {
      if (!takeSignInHash()) return;
      if (readAuth().status === 'signed-in') navigate('/dashboard');
      else openSignIn();
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [navigate]);

  useEffect(() => {
    if (status !== 'signed-in' || path !== '/') return;
    // The page that was asked for before the sign-in.
    const { to } = readSignInRequest() ?? {};
    closeSignIn();
    navigate(to ?? '/dashboard', { replace: true });
  }, [status, path, navigate]);

  return (
    <>
      {children}
      {/* A dialog may suspend while its texts load; the page stays. */}
      {request && (
        <Suspense>
          <SignInDialog request={request} />
        </Suspense>
      )}
      {confirm && (
        <Suspense>
          <ConfirmDialog answer={confirm.answer} />
        </Suspense>
      )}
      {factor && (
        <Suspense>
          <FactorDialog answer={factor.answer} />
        </Suspense>
      )}
    </>
  );
}

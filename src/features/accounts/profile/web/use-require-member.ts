import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pageAddress } from '#shared/page-addresses.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { type SignedInUser, useAuth } from '../../sign-in/web/auth-store.ts';
import { openSignIn } from '../../sign-in/web/sign-in-store.ts';
import { accountTexts } from '../../web/texts.ts';

const REDIRECT_AFTER_MS = 500;

/** For pages of members: the user, or undefined while that is unclear; others are led to sign in. */
export function useRequireMember(): SignedInUser | undefined {
  const { status, user } = useAuth();
  const { signInNeeded } = useTexts(accountTexts);
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const [ownPath] = useState(path);
  // Somebody who has just signed out is on the way to another page already.
  const isToLeave = status === 'signed-out' && path === ownPath;

  useEffect(() => {
    if (!isToLeave) return;
    showToast({ ...signInNeeded, tone: 'destructive' });
    const timer = setTimeout(() => {
      // Whoever was in the middle of something comes back to it.
      navigate(pageAddress('home', locale), { replace: true });
      openSignIn({ to: ownPath });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isToLeave, navigate, ownPath, signInNeeded, locale]);

  return user ?? undefined;
}

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

/**
 * For members' pages: the user, or undefined while loading; visitors are redirected to the sign-in.
 */
export function useRequireMember(): SignedInUser | undefined {
  const { status, user } = useAuth();
  const { signInNeeded } = useTexts(accountTexts);
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const [ownPath] = useState(path);
  // After a sign-out the browser is already navigating to another page.
  const isToLeave = status === 'signed-out' && path === ownPath;

  useEffect(() => {
    if (!isToLeave) return;
    showToast({ ...signInNeeded, tone: 'destructive' });
    const { search, hash } = window.location;
    const timer = setTimeout(() => {
      // The sign-in returns to the page that was left, as a mail's link had it.
      navigate(pageAddress('home', locale), { replace: true });
      openSignIn({ to: ownPath + search + hash });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isToLeave, navigate, ownPath, signInNeeded, locale]);

  return user ?? undefined;
}

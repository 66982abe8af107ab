import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '#ui/toast/toast-store.ts';
import { type SignedInUser, useAuth } from '../../sign-in/web/auth-store.ts';
import { openSignIn } from '../../sign-in/web/sign-in-store.ts';

const REDIRECT_AFTER_MS = 500;

/** For pages of members: the user, or undefined while that is unclear; others are led to sign in. */
export function useRequireMember(): SignedInUser | undefined {
  const { status, user } = useAuth();
  const [path, navigate] = useLocation();
  const [ownPath] = useState(path);
  // Somebody who has just signed out is on the way to another page already.
  const isToLeave = status === 'signed-out' && path === ownPath;

  useEffect(() => {
    if (!isToLeave) return;
    showToast({
      title: 'Authentication Required',
      description: 'Please sign in with Google to access your dashboard.',
      tone: 'destructive',
    });
    const timer = setTimeout(() => {
      // Whoever was in the middle of something comes back to it.
      navigate('/', { replace: true });
      openSignIn({ to: ownPath });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isToLeave, navigate, ownPath]);

  return user ?? undefined;
}

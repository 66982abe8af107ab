import { openSignIn } from '#features/accounts/web/sign-in-store.ts';
import { ApiError } from '#shared/api-client.ts';
import { errorMessage } from '#ui/error-message.ts';
import { showToast } from '#ui/toast-store.ts';

const LATER = 'Please try again later.';

/** What the form does about a failure, besides the toast. */
export type FailureOutcome = 'go-to-dashboard' | 'email-taken' | 'none';

/** Shows a failure as a toast, and returns what the form should do next. */
export function reportFailure(error: unknown, email?: string): FailureOutcome {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof ApiError && error.code === 'APPLICATION_EXISTS') {
    showToast({
      title: 'Application Found',
      description: 'You already have an application. Redirecting to your dashboard...',
      tone: 'destructive',
    });
    return 'go-to-dashboard';
  }
  if (message.includes('already exists')) {
    showToast({
      title: 'Email Already Used',
      description:
        'This email address is already registered. Please use a different email or sign in to access your existing application.',
      tone: 'destructive',
      action: { label: 'Sign in', run: () => openSignIn(email ? { email } : {}) },
    });
    return 'email-taken';
  }
  showToast({
    title: 'Submission failed',
    description: errorMessage(error, 'en', { fallback: LATER, notReached: LATER }),
    tone: 'destructive',
  });
  return 'none';
}

export function reportInvalid(): void {
  showToast({
    title: 'Please Complete Required Fields',
    description: 'Some required fields are missing or invalid.',
    tone: 'destructive',
  });
}

import { openSignIn } from '#features/accounts/sign-in/web/sign-in-store.ts';
import { ApiError } from '#shared/api/api-client.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { pageLocale } from '#ui/language/page-locale.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { waitlistTexts } from './texts.ts';

type Failures = TextsIn<typeof waitlistTexts>['failures'];

/** What the form does about a failure, besides the toast. */
export type FailureOutcome = 'go-to-dashboard' | 'email-taken' | 'none';

/** Shows a failure as a toast, and returns what the form should do next. */
export function reportFailure(
  error: unknown,
  { found, taken, signIn, failed, refusals }: Failures,
  email?: string,
): FailureOutcome {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof ApiError && error.code === 'APPLICATION_EXISTS') {
    showToast({ ...found, tone: 'destructive' });
    return 'go-to-dashboard';
  }
  if (message.includes('already exists')) {
    showToast({
      ...taken,
      tone: 'destructive',
      action: { label: signIn, run: () => openSignIn(email ? { email } : {}) },
    });
    return 'email-taken';
  }
  showToast({
    title: failed.title,
    description: errorMessage(error, pageLocale(), {
      refusals,
      fallback: failed.description,
      notReached: failed.description,
    }),
    tone: 'destructive',
  });
  return 'none';
}

export function reportInvalid({ invalid }: Failures): void {
  showToast({ ...invalid, tone: 'destructive' });
}

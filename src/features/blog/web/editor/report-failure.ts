import { ApiError } from '#shared/api/api-client.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { goToLogin } from '../go-to-login.ts';
import type { blogPageTexts } from '../texts.ts';

type Toasts = TextsIn<typeof blogPageTexts>['toasts'];

/** Reports a failed change; an expired session redirects to the sign-in. */
export function reportFailure(error: unknown, sentence: string, texts: Toasts): void {
  if (error instanceof ApiError && error.status === 401) {
    showToast({ title: texts.unauthorized, description: texts.signingIn, tone: 'destructive' });
    goToLogin();
    return;
  }
  showToast({ title: texts.error, description: sentence, tone: 'destructive' });
}

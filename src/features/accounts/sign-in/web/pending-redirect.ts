import { pageLocale } from '#ui/language/page-locale.ts';
import { logFault } from '#ui/log-fault.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { openSignIn } from './sign-in-store.ts';

const PENDING = 'casa.google-redirect';

/** The full-page sign-in that begins, and where it leads. */
export function rememberRedirect(to: string): void {
  sessionStorage.setItem(PENDING, to);
}

/** Runs on page load: reports the outcome of a full-page Google sign-in. */
export async function checkPendingRedirect(isSignedIn: boolean): Promise<void> {
  const search = new URLSearchParams(window.location.search);
  const to = sessionStorage.getItem(PENDING);
  sessionStorage.removeItem(PENDING);
  const isReturn = search.get('sign-in') === 'failed';
  if (!isReturn && (to === null || !isSignedIn)) return;
  const texts = await loadSentences();
  if (isReturn) {
    const { describeGoogleFailure } = await import('./google-failures.ts');
    const code = search.get('error') ?? 'unknown';
    if (code !== 'access_denied') logFault('Google sign-in failed', code);
    showToast({
      title: texts.failed,
      description: describeGoogleFailure(code, texts.google),
      tone: 'destructive',
    });
    window.history.replaceState(window.history.state, '', window.location.pathname);
    // For another try, which leads to the same page.
    if (!isSignedIn) openSignIn(to === null ? {} : { to });
    return;
  }
  showToast({ title: texts.success, description: texts.signedIn, tone: 'success' });
}

async function loadSentences() {
  const { signInTexts } = await import('./sign-in-texts.ts');
  const locale = pageLocale();
  await signInTexts.load(locale);
  return signInTexts(locale);
}

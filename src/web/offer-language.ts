import { hasSessionHint } from '#features/accounts/sign-in/web/session-hint.ts';
import { DEFAULT_LOCALE, LOCALES } from '#shared/text/locale.ts';
import { preferredLocale } from '#shared/text/preferred-locale.ts';
import { readRememberedLocale, rememberLocale } from '#ui/language/locale-memory.ts';
import { pageLocale } from '#ui/language/page-locale.ts';

/**
 * Remembers the language that somebody chooses or comes by, and offers another one to a browser
 * that prefers it. Runs before the page's own code: prerendered pages are the same for everybody,
 * so styles show the offer that each of them contains (`layouts/language-offer.tsx`).
 */
export function offerLanguage(): void {
  window.addEventListener('click', rememberChoice, { capture: true });
  if (readRememberedLocale()) return;
  const shown = pageLocale();
  const preferred = preferredLocale(navigator.languages.join(','));
  if (shown !== DEFAULT_LOCALE) {
    if (!isFromOurPages()) rememberLocale(shown);
  } else if (preferred !== shown && !hasSessionHint()) {
    document.documentElement.dataset.offersLanguage = preferred;
  }
}

/** Who follows a link of ours, such as an English reader to the blog, has chosen nothing by it. */
const isFromOurPages = () => document.referrer.startsWith(`${window.location.origin}/`);

function rememberChoice({ target }: Event): void {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('[data-language]') : undefined;
  const chosen = LOCALES.find((locale) => locale === control?.dataset.language);
  if (!control || !chosen) return;
  rememberLocale(chosen);
  delete document.documentElement.dataset.offersLanguage;
  if (control instanceof HTMLAnchorElement && control.dataset.pair !== undefined) {
    // The same figures, or the link of a mail, in the other language.
    control.search = window.location.search;
    control.hash = window.location.hash;
  }
}

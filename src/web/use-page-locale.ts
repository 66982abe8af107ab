import { useEffect } from 'react';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import type { Locale } from '#shared/text/locale.ts';
import { useRememberedLocale } from '#ui/language/remembered-locale.ts';
import { useLoadedLocale } from '#ui/language/use-texts.ts';
import { applyHead } from './heads/apply-head.ts';
import { headOf } from './heads/page-heads.ts';
import { frameTexts } from './layouts/texts.ts';
import type { PageDefinition } from './page.ts';

/**
 * The language of a page: that of its address; on a members' page the member's own, or before
 * sign-in the one this browser remembers. Also sets it on the document, for the title and for what
 * renders outside the page, such as toasts.
 */
export function usePageLocale(page: PageDefinition): Locale {
  const own = useAuth().user?.syncedUser.language;
  const remembered = useRememberedLocale();
  const locale = useLoadedLocale(
    frameTexts,
    (page.isMembers && (own ?? remembered)) || page.head.locale,
  );
  useEffect(() => {
    if (document.documentElement.lang !== locale) applyHead(headOf(page, locale));
  }, [page, locale]);
  return locale;
}

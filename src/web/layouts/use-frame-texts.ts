import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useLoadedLocale } from '#ui/language/use-texts.ts';
import { frameTexts } from './texts.ts';

/** The words of header and footer: in the language of who is signed in, or else of the page. */
export function useFrameTexts() {
  const page = useLocale();
  const locale = useLoadedLocale(frameTexts, useAuth().user?.syncedUser.language ?? page);
  return { locale, texts: frameTexts(locale) };
}

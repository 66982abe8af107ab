import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useLoadedLocale } from '#ui/language/use-texts.ts';
import { frameTexts } from './texts.ts';

/** The texts of header and footer: in the signed-in person's language, otherwise in the page's. */
export function useFrameTexts() {
  const page = useLocale();
  const locale = useLoadedLocale(frameTexts, useAuth().user?.syncedUser.language ?? page);
  return { locale, texts: frameTexts(locale) };
}

import type { Locale } from '#shared/text/locale.ts';
import { useAuth } from '../../sign-in/web/auth-store.ts';

/** The language that the signed-in person chose in their settings; English until it is known. */
export function useOwnLocale(): Locale {
  return useAuth().user?.syncedUser.language ?? 'en';
}

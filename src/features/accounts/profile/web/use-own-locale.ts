import type { Locale } from '#shared/text/locale.ts';
import { useAuth } from '../../sign-in/web/auth-store.ts';

/** The language of the person's settings; English until it is loaded. */
export function useOwnLocale(): Locale {
  return useAuth().user?.syncedUser.language ?? 'en';
}

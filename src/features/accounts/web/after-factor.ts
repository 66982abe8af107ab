import { renewAdminToken } from './admin-session.ts';
import { refreshSession, tellOtherTabs } from './auth-session.ts';

/** Brings the page up to date after a second factor was shown: the session may be another one. */
export async function afterFactor(): Promise<void> {
  await renewAdminToken();
  await refreshSession();
  tellOtherTabs();
}

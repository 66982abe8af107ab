import { notifyOtherTabs, refreshSession } from '../../sign-in/web/auth-session.ts';
import { renewAdminToken } from '../../team/web/admin-session.ts';

/** Brings the page up to date after a second factor was shown: the session may be another one. */
export async function afterFactor(): Promise<void> {
  await renewAdminToken();
  await refreshSession();
  notifyOtherTabs();
}

import { notifyOtherTabs, refreshSession } from '../../sign-in/web/auth-session.ts';
import { renewAdminToken } from '../../team/web/admin-session.ts';

/** Refreshes the page's state: verifying a factor may have started a new session. */
export async function afterFactor(): Promise<void> {
  await renewAdminToken();
  await refreshSession();
  notifyOtherTabs();
}

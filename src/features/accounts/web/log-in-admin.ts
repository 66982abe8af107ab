import { askForAdmin, forgetAdmin, keepAdminToken } from './admin-session.ts';
import { endSession, fetchIdToken, refreshSession, tellOtherTabs } from './auth-session.ts';
import { sendSignIn } from './send-sign-in.ts';

/** Signs an admin in and keeps the ID token; a member's account is refused and signed out again. */
export async function logInAdmin(credentials: { email: string; password: string }): Promise<void> {
  await sendSignIn(credentials);
  try {
    keepAdminToken(await fetchIdToken());
    await askForAdmin();
  } catch (error) {
    forgetAdmin();
    await endSession().catch(() => undefined);
    void refreshSession();
    throw error;
  }
  void refreshSession();
  tellOtherTabs();
}

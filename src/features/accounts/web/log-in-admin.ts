import { ApiError, isFactorRefusal } from '#shared/api-client.ts';
import { askForAdmin, forgetAdmin, keepAdminToken } from './admin-session.ts';
import { endSession, fetchIdToken, refreshSession, tellOtherTabs } from './auth-session.ts';
import { keepGivenPassword } from './just-given-password.ts';
import { sendSignIn } from './send-sign-in.ts';

/** Signs an admin in; true when the second factor is still to be shown. */
export async function logInAdmin(credentials: {
  email: string;
  password: string;
}): Promise<boolean> {
  const { needsFactor } = await sendSignIn(credentials);
  if (needsFactor) return true;
  keepGivenPassword(credentials.password);
  await enterAdmin();
  return false;
}

/** Keeps the ID token of the new session; a member's account is refused and signed out again. */
export async function enterAdmin(): Promise<void> {
  try {
    keepAdminToken(await fetchIdToken());
    await askForAdmin();
  } catch (error) {
    // The admin tools ask for the set-up themselves.
    const isSetUpDue = error instanceof ApiError && isFactorRefusal(error);
    if (!isSetUpDue) {
      forgetAdmin();
      await endSession().catch(() => undefined);
      void refreshSession();
      throw error;
    }
  }
  void refreshSession();
  tellOtherTabs();
}

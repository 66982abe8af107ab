import { ApiError, isFactorRefusal } from '#shared/api/api-client.ts';
import type { FactorWays } from '../../contract.ts';
import {
  endSession,
  fetchIdToken,
  notifyOtherTabs,
  refreshSession,
} from '../../sign-in/web/auth-session.ts';
import { keepGivenPassword } from '../../sign-in/web/just-given-password.ts';
import { sendSignIn } from '../../sign-in/web/send-sign-in.ts';
import { askForAdmin, forgetAdmin, keepAdminToken } from './admin-session.ts';

/** Signs an admin in; returns the usable factors when a second factor is still required. */
export async function logInAdmin(credentials: {
  email: string;
  password: string;
}): Promise<FactorWays | undefined> {
  const { needsFactor, factorWays = [] } = await sendSignIn(credentials);
  if (needsFactor) return factorWays;
  keepGivenPassword(credentials.password);
  await enterAdmin();
  return undefined;
}

/** Stores the ID token of the new session; members are refused and signed out again. */
export async function enterAdmin(): Promise<void> {
  try {
    keepAdminToken(await fetchIdToken());
    await askForAdmin();
  } catch (error) {
    // `FactorGate` asks for the set-up.
    const isSetUpDue = error instanceof ApiError && isFactorRefusal(error);
    if (!isSetUpDue) {
      forgetAdmin();
      await endSession().catch(() => undefined);
      void refreshSession();
      throw error;
    }
  }
  void refreshSession();
  notifyOtherTabs();
}

import { ApiError, isFactorRefusal } from '#shared/api/api-client.ts';
import type { FactorWays } from '../../contract.ts';
import {
  endSession,
  fetchIdToken,
  notifyOtherTabs,
  refreshSession,
} from '../../sign-in/web/auth-session.ts';
import { setGivenPassword } from '../../sign-in/web/just-given-password.ts';
import { sendSignIn } from '../../sign-in/web/send-sign-in.ts';
import { clearAdminToken, readAdmin, setAdminToken } from './admin-session.ts';

/** Signs an admin in; returns the usable factors when a second factor is still required. */
export async function logInAdmin(credentials: {
  email: string;
  password: string;
}): Promise<FactorWays | undefined> {
  const { needsFactor, factorWays = [] } = await sendSignIn(credentials);
  if (needsFactor) return factorWays;
  setGivenPassword(credentials.password);
  await enterAdmin();
  return undefined;
}

/** Stores the ID token of the new session; members are refused and signed out again. */
export async function enterAdmin(): Promise<void> {
  try {
    setAdminToken(await fetchIdToken());
    await readAdmin();
  } catch (error) {
    // `FactorGate` asks for the set-up.
    const isSetUpDue = error instanceof ApiError && isFactorRefusal(error);
    if (!isSetUpDue) {
      clearAdminToken();
      await endSession().catch(() => undefined);
      void refreshSession();
      throw error;
    }
  }
  void refreshSession();
  notifyOtherTabs();
}

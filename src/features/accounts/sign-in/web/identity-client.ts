import { callApi } from '#shared/api/api-client.ts';
import {
  type FactorWays,
  requestResetCall,
  resetPasswordCall,
  sendVerificationCall,
  signUpCall,
  verifyEmailCall,
} from '../../contract.ts';
import { notifyOtherTabs, refreshSession } from './auth-session.ts';
import { sendSignIn } from './send-sign-in.ts';

type Credentials = { email: string; password: string };

/** The sign-in succeeded, but the sync with the product failed. */
class SyncFailure extends Error {
  readonly code = 'SYNC_FAILED';
  readonly userMessage = 'We could not load your account. Please try again.';
}

async function enter(): Promise<void> {
  if (!(await refreshSession())) throw new SyncFailure('the session could not be synced');
  notifyOtherTabs();
}

/** Signs in; returns the usable factors when a second factor is still required. */
export async function signInByEmail(body: Credentials): Promise<FactorWays | undefined> {
  const { needsFactor, factorWays = [] } = await sendSignIn(body);
  if (needsFactor) return factorWays;
  await enter();
  return undefined;
}

export async function createAccount(body: Credentials): Promise<void> {
  await callApi(signUpCall, { body });
  await enter();
}

export const enterAfterGoogle = enter;
export const enterAfterFactor = enter;
export const requestReset = (email: string) => callApi(requestResetCall, { body: { email } });
export const setNewPassword = (token: string, newPassword: string) =>
  callApi(resetPasswordCall, { body: { token, newPassword } });
export const confirmEmail = (token: string) => callApi(verifyEmailCall, { body: { token } });
export const resendVerification = (email: string) =>
  callApi(sendVerificationCall, { body: { email } });

import type { Context } from '#platform/context.ts';
import type { Limits, Request } from '#platform/routes.ts';
import { AppError } from '#shared/api/app-error.ts';
import type { CallInput } from '#shared/api/call.ts';
import { findUserByIdentity } from '../../server/queries.ts';
import { asAccountErrors } from '../../sign-in/server/identity-errors.ts';
import { browserOf, setCookies } from '../../sign-in/server/session-cookies.ts';
import { recordAttempt, rememberDevice } from '../../sign-in/server/sign-in-attempts.ts';
import type { showPasskeyCall } from '../passkey-contract.ts';
import { readShowing } from './show-factor.ts';

/** Starts the verification of a passkey, at a sign-in or within a session. */
export async function startShowingPasskey(context: Context, request: Request, limits: Limits) {
  const { identityId } = await readShowing(context, request);
  await limits.perNetwork('passkey', context.config.RATE_SIGN_IN_NETWORK);
  const { cookies, options } = await asAccountErrors(() =>
    context.identity.passkeys.startShowing(identityId, browserOf(request)),
  );
  setCookies(context, request, cookies);
  return { options };
}

/** Verifies a passkey as the second factor, at a sign-in or within a session. */
export async function showPasskey(
  context: Context,
  request: Request,
  limits: Limits,
  { passkey: answer }: CallInput<typeof showPasskeyCall>['body'],
): Promise<void> {
  const { identityId, signIn } = await readShowing(context, request);
  // No limit per person: somebody else's failures must not lock a person's passkey.
  await limits.perNetwork('show-passkey', context.config.RATE_SIGN_IN_NETWORK);
  const user = await findUserByIdentity(context.db, identityId);
  const email = user?.email ?? '';
  const given = { identityId, answer, sessionId: signIn?.sessionId };
  const { cookies } = await asAccountErrors(() =>
    context.identity.passkeys.show(given, browserOf(request)),
  ).catch(async (error: unknown) => {
    const isWrong = error instanceof AppError && error.code === 'PASSKEY_REFUSED';
    if (isWrong && !signIn) await recordAttempt(context, request, { email, isSuccess: false });
    throw error;
  });
  setCookies(context, request, cookies);
  if (signIn) return;
  await rememberDevice(context, request, email);
  await recordAttempt(context, request, { email, isSuccess: true });
}

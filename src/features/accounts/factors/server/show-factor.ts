import { type Context, inTransaction } from '#platform/context.ts';
import type { Limits, Request } from '#platform/routes.ts';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import { AppError } from '#shared/api/app-error.ts';
import { accountErrors } from '../../errors.ts';
import type { FactorChange } from '../../server/factor-change.ts';
import { findUserByIdentity, type UserRow } from '../../server/queries.ts';
import { asAccountErrors } from '../../sign-in/server/identity-errors.ts';
import { browserOf, setCookies } from '../../sign-in/server/session-cookies.ts';
import { recordAttempt, rememberDevice } from '../../sign-in/server/sign-in-attempts.ts';
import { admitCode } from './admit-code.ts';
import { recordFactor } from './record-factor.ts';

const APP_CODE = /^\d{6}$/;

/**
 * Verifies a code of the app or a recovery code: at a sign-in, at the set-up, or within a session.
 */
export async function showFactor(
  context: Context,
  request: Request,
  limits: Limits,
  given: { code: string },
): Promise<void> {
  const { db } = context;
  const { factors } = context.identity;
  const browser = browserOf(request);
  const { identityId, signIn } = await readShowing(context, request);
  const user = await findUserByIdentity(db, identityId);
  const email = user?.email ?? '';
  const admitted = await admitCode(context, request, limits, { identityId, email });
  const before = await factors.read(db, identityId);
  const code = given.code.replaceAll(/\s/g, '');
  const isRecovery = !APP_CODE.test(code);
  // Recovery codes are valid only once the app's set-up is finished.
  if (isRecovery && !before.hasApp) throw accountErrors.WRONG_CODE().at('code');
  const { cookies } = await asAccountErrors(() =>
    isRecovery
      ? factors.verifyRecoveryCode({ code }, browser)
      : factors.verifyCode({ code }, browser),
  ).catch(async (error: unknown) => {
    const isWrong = error instanceof AppError && error.code === 'WRONG_CODE';
    if (isWrong && !signIn) await recordAttempt(context, request, { email, isSuccess: false });
    throw error;
  });
  await admitted.wasRight();
  setCookies(context, request, cookies);
  if (!signIn) {
    await rememberDevice(context, request, email);
    await recordAttempt(context, request, { email, isSuccess: true });
  }
  if (!before.hasApp) await tell(context, user, 'set');
  if (isRecovery) await tell(context, user, 'codeUsed', before.recoveryCodesLeft - 1);
}

type Showing = { readonly identityId: string; readonly signIn: SignIn | undefined };

/**
 * Who verifies a factor: the owner of a session, or of a sign-in that has passed the password only.
 */
export async function readShowing({ identity }: Context, request: Request): Promise<Showing> {
  const browser = browserOf(request);
  const signIn = await identity.readSignIn(browser.headers);
  const identityId = signIn?.user.id ?? (await identity.factors.findPending(browser));
  if (identityId === undefined) throw accountErrors.FACTOR_SIGN_IN_OVER();
  return { identityId, signIn };
}

async function tell(
  context: Context,
  user: UserRow | undefined,
  change: FactorChange,
  codesLeft?: number,
): Promise<void> {
  if (!user) return;
  await inTransaction(context, (tx) =>
    recordFactor(tx, { user, change, ...(codesLeft === undefined ? {} : { codesLeft }) }),
  );
}

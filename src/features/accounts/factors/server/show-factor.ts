import { networkOf } from '#platform/client-address.ts';
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
import { recordFactor } from './record-factor.ts';

const APP_CODE = /^\d{6}$/;

/** Takes a code of somebody's app or a recovery code, at a sign-in, at the set-up or in between. */
export async function showFactor(
  context: Context,
  request: Request,
  limits: Limits,
  given: { code: string },
): Promise<void> {
  const { db } = context;
  const { factors } = context.identity;
  const browser = browserOf(request);
  const { identityId, signIn } = await admitShowing(context, request, limits);
  const user = await findUserByIdentity(db, identityId);
  const email = user?.email ?? '';
  const before = await factors.read(db, identityId);
  const code = given.code.replaceAll(/\s/g, '');
  const isRecovery = !APP_CODE.test(code);
  // Recovery codes belong to an app that was set up to its end.
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
  setCookies(context, request, cookies);
  if (!signIn) {
    rememberDevice(context, request, email);
    await recordAttempt(context, request, { email, isSuccess: true });
  }
  if (!before.hasApp) await tell(context, user, 'set');
  if (isRecovery) await tell(context, user, 'codeUsed', before.recoveryCodesLeft - 1);
}

type Showing = { readonly identityId: string; readonly signIn: SignIn | undefined };

/** Who shows a factor: whoever has a session here, or gave the right password and has none yet. */
export async function readShowing({ identity }: Context, request: Request): Promise<Showing> {
  const browser = browserOf(request);
  const signIn = await identity.readSignIn(browser.headers);
  const identityId = signIn?.user.id ?? (await identity.factors.findPending(browser));
  if (identityId === undefined) throw accountErrors.FACTOR_SIGN_IN_OVER();
  return { identityId, signIn };
}

/** Guesses are limited; those of a stranger at a sign-in only for the stranger's own network. */
export async function admitShowing(
  context: Context,
  request: Request,
  limits: Limits,
): Promise<Showing> {
  const { config } = context;
  const showing = await readShowing(context, request);
  const { identityId, signIn } = showing;
  const network = networkOf(request.get('clientAddress'));
  await limits.perNetwork('factor', config.RATE_SIGN_IN_NETWORK);
  const subject = signIn ? identityId : `${network} ${identityId}`;
  await limits.per('factor', subject, config.RATE_SIGN_IN_EMAIL);
  return showing;
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

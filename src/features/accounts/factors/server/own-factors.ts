import { type Context, inTransaction } from '#platform/context.ts';
import type { Limits, Request, Session } from '#platform/routes.ts';
import { systemClock } from '#providers/clock/clock.ts';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import { AppError } from '#shared/api/app-error.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { isStaff } from '#shared/staff-roles.ts';
import type { FactorWays } from '../../contract.ts';
import { accountErrors } from '../../errors.ts';
import { isFreshSignIn } from '../../rules.ts';
import { findUserByIdentity, type UserRow } from '../../server/queries.ts';
import { asAccountErrors } from '../../sign-in/server/identity-errors.ts';
import { browserOf } from '../../sign-in/server/session-cookies.ts';
import type { FactorsView } from '../contract.ts';
import { recordFactor } from './record-factor.ts';

type Input = { readonly request: Request; readonly session: Session; readonly limits: Limits };
type Password = { password?: string | undefined };

export async function readFactors(context: Context, request: Request): Promise<FactorsView> {
  const { user, factorAt } = await readOwnSignIn(context, request);
  const { hasPassword } = await context.identity.ownAccount.readWays(context.db, user.id);
  const factors = await context.identity.factors.read(context.db, user.id);
  const passkeys = await context.identity.passkeys.list(context.db, user.id);
  return {
    email: user.email,
    ...factors,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    hasPassword,
    isShown: factorAt !== null,
  };
}

/** The factors with which somebody can finish a sign-in after their password. */
export async function readFactorWays(context: Context, email: string): Promise<FactorWays> {
  const { db, identity } = context;
  const user = await identity.directory.findByEmail(db, email);
  if (!user) return [];
  const { hasApp } = await identity.factors.read(db, user.id);
  const hasPasskey = (await identity.passkeys.list(db, user.id)).length > 0;
  return [...(hasPasskey ? ['passkey' as const] : []), ...(hasApp ? ['app' as const] : [])];
}

/** Starts the set-up of an authenticator app; an existing factor must be verified first. */
export async function startApp(context: Context, asked: Input, given: Password) {
  const signIn = await readOwnSignIn(context, asked.request);
  if (signIn.hasFactor && !signIn.factorAt) throw commonErrors.FACTOR_NEEDED();
  await requireOwner(context, asked, signIn, given);
  return orWrongPassword(() => context.identity.factors.start(given, browserOf(asked.request)));
}

/** Replaces the recovery codes by ten new ones. */
export async function renewRecoveryCodes(context: Context, asked: Input, given: Password) {
  const signIn = await readOwnSignIn(context, asked.request);
  await requireOwner(context, asked, signIn, given);
  const recoveryCodes = await orWrongPassword(() =>
    context.identity.factors.renewRecoveryCodes(given, browserOf(asked.request)),
  );
  const user = await ownUser(context, signIn);
  await inTransaction(context, (tx) => recordFactor(tx, { user, change: 'codesRenewed' }));
  return { recoveryCodes };
}

export async function removeApp(context: Context, request: Request): Promise<void> {
  const signIn = await readOwnSignIn(context, request);
  const user = await ownUser(context, signIn);
  await inTransaction(context, async (tx) => {
    const { isFactorLeft } = await context.identity.factors.removeApp(tx.db, signIn.user.id);
    if (!isFactorLeft) refuseForStaff(user);
    await recordFactor(tx, { user, change: isFactorLeft ? 'appRemoved' : 'removed' });
  });
}

/** Staff without a factor would be protected by a password alone. */
export function refuseForStaff({ role }: UserRow): void {
  if (isStaff(role)) throw accountErrors.LAST_FACTOR();
}

/**
 * Requires the password, or a fresh sign-in for accounts without one: an open session does not
 * suffice.
 */
async function requireOwner(
  context: Context,
  { session, limits }: Input,
  signIn: SignIn,
  { password }: Password,
): Promise<void> {
  const { hasPassword } = await context.identity.ownAccount.readWays(context.db, signIn.user.id);
  if (hasPassword) {
    if (!password) throw accountErrors.WRONG_PASSWORD().at('password');
    return limits.per('confirm', session.userId, context.config.RATE_SIGN_IN_EMAIL);
  }
  if (!isFreshSignIn(signIn.provenAt, systemClock.now())) {
    throw commonErrors.FRESH_SIGN_IN_NEEDED();
  }
}

export async function readOwnSignIn(context: Context, request: Request): Promise<SignIn> {
  const signIn = await context.identity.readSignIn(request.req.raw.headers);
  if (!signIn) throw commonErrors.NOT_AUTHENTICATED();
  return signIn;
}

export async function ownUser(context: Context, { user }: SignIn): Promise<UserRow> {
  const found = await findUserByIdentity(context.db, user.id);
  if (!found) throw commonErrors.NOT_AUTHENTICATED();
  return found;
}

/** A wrong password in this form must not end the session. */
async function orWrongPassword<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await asAccountErrors(run);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'INVALID_CREDENTIAL';
    throw isWrong ? accountErrors.WRONG_PASSWORD({ cause: error }).at('password') : error;
  }
}

import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import type { Auth } from './auth.ts';
import { isConflict, translateFailures } from './failures.ts';
import { type Factors, IdentityFailure } from './identity-provider.ts';
import { nextCode, spendCode } from './one-time-codes.ts';
import { removeFactors } from './remove-factors.ts';
import { headersFor } from './request-headers.ts';
import { readSessionToken } from './session-cookie.ts';
import { identityFactors, identityPasskeys, identitySessions, identityUsers } from './tables.ts';

type Parts = {
  readonly auth: Auth;
  readonly db: Executor;
  readonly randomness: Randomness;
};

const PENDING_COOKIE = 'two_factor';

/** The second factors of a person; how a passkey is added and shown is in `passkeys.ts`. */
export async function createFactors({ auth, db, randomness }: Parts): Promise<Factors> {
  const { secretConfig, secret: cookieSecret, createAuthCookie } = await auth.$context;
  const pendingCookie = createAuthCookie(PENDING_COOKIE).name;

  const openSecret = (data: string) => symmetricDecrypt({ key: secretConfig, data });
  const factorOf = async (reader: Executor, identityId: string) => {
    const [factor] = await reader
      .select()
      .from(identityFactors)
      .where(eq(identityFactors.userId, identityId));
    return factor;
  };

  return {
    async read(reader, identityId) {
      const factor = await factorOf(reader, identityId);
      if (!factor?.verified) return { hasApp: false, recoveryCodesLeft: 0 };
      const codes = JSON.parse(await openSecret(factor.backupCodes)) as unknown[];
      return { hasApp: true, recoveryCodesLeft: codes.length };
    },
    start: ({ password }, browser) =>
      translateFailures(async () => {
        const begun = await auth.api.enableTwoFactor({
          body: { method: 'totp', ...(password === undefined ? {} : { password }) },
          headers: headersFor(browser),
        });
        if (begun.method !== 'totp') throw new Error('another method was begun');
        return { uri: begun.totpURI, recoveryCodes: begun.backupCodes };
      }),
    async findPending({ headers }) {
      const identifier = readSessionToken(headers, pendingCookie, cookieSecret);
      if (identifier === undefined) return undefined;
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findVerificationValue(identifier);
      return found && found.expiresAt > systemClock.now() ? found.value : undefined;
    },
    async endPending({ headers }, identityId) {
      const identifier = readSessionToken(headers, pendingCookie, cookieSecret);
      if (identifier === undefined) return false;
      const { internalAdapter } = await auth.$context;
      const ended = await internalAdapter.consumeVerificationValue(identifier);
      return ended?.value === identityId;
    },
    verifyCode: ({ code }, browser) =>
      translateFailures(async () => {
        const { headers, response } = await auth.api.verifyTOTP({
          body: { code },
          headers: headersFor(browser),
          returnHeaders: true,
        });
        const factor = await factorOf(db, response.user.id);
        const isFirstUse =
          factor !== undefined &&
          (await spendCode(db, response.user.id, {
            secret: await openSecret(factor.secret),
            code,
          }));
        if (!isFirstUse) {
          await dropNewSession(response.token, browser.headers);
          throw new IdentityFailure('WRONG_CODE');
        }
        await markShown(response.token);
        return { cookies: headers.getSetCookie(), identityId: response.user.id };
      }),
    verifyRecoveryCode: ({ code }, browser) =>
      translateFailures(async () => {
        const { headers, response } = await auth.api
          .verifyBackupCode({ body: { code }, headers: headersFor(browser), returnHeaders: true })
          .catch((error: unknown) => {
            // Another call took a code meanwhile, most likely this one.
            if (isConflict(error)) throw new IdentityFailure('WRONG_CODE', { cause: error });
            throw error;
          });
        const { token, user } = response;
        if (token) await markShown(token);
        return { cookies: headers.getSetCookie(), identityId: user.id };
      }),
    renewRecoveryCodes: ({ password }, browser) =>
      translateFailures(async () => {
        const { backupCodes } = await auth.api.generateBackupCodes({
          body: password === undefined ? {} : { password },
          headers: headersFor(browser),
        });
        return backupCodes;
      }),
    hasAny,
    remove: removeFactors,
    removeApp: (writer, identityId) =>
      removeOne(writer, identityId, async () => {
        const removed = await writer
          .delete(identityFactors)
          .where(eq(identityFactors.userId, identityId))
          .returning({ id: identityFactors.id });
        return removed.length > 0;
      }),
    removePasskey: (writer, identityId, passkeyId) =>
      removeOne(writer, identityId, async () => {
        const isIt = and(
          eq(identityPasskeys.userId, identityId),
          eq(identityPasskeys.id, passkeyId),
        );
        const removed = await writer
          .delete(identityPasskeys)
          .where(isIt)
          .returning({ id: identityPasskeys.id });
        return removed.length > 0;
      }),
    async listSandboxCodes(reader) {
      const rows = await reader
        .select({
          email: identityUsers.email,
          secret: identityFactors.secret,
          lastStep: identityFactors.lastStep,
        })
        .from(identityFactors)
        .innerJoin(identityUsers, eq(identityUsers.id, identityFactors.userId))
        .orderBy(asc(identityUsers.email));
      return Promise.all(
        rows.map(async ({ email, secret, lastStep }) => ({
          email,
          code: nextCode(await openSecret(secret), lastStep) ?? null,
        })),
      );
    },
    async passInSandbox(writer, identityId) {
      const encrypt = (data: string) => symmetricEncrypt({ key: secretConfig, data });
      await writer
        .insert(identityFactors)
        .values({
          id: randomness.id(),
          userId: identityId,
          secret: await encrypt(randomness.token()),
          backupCodes: await encrypt('[]'),
          verified: true,
        })
        .onConflictDoUpdate({ target: identityFactors.userId, set: { verified: true } });
      await writer
        .update(identityUsers)
        .set({ twoFactorEnabled: true })
        .where(eq(identityUsers.id, identityId));
      await writer
        .update(identitySessions)
        .set({ factorAt: systemClock.now() })
        .where(eq(identitySessions.userId, identityId));
    },
  };

  async function hasAny(reader: Executor, identityId: string): Promise<boolean> {
    if ((await factorOf(reader, identityId))?.verified) return true;
    const isTheirs = eq(identityPasskeys.userId, identityId);
    return (await reader.$count(identityPasskeys, isTheirs)) > 0;
  }

  /**
   * Removals are serialized, so that two concurrent ones cannot both keep the other's factor as the
   * last.
   */
  async function removeOne(writer: Executor, identityId: string, remove: () => Promise<boolean>) {
    await writer
      .select({ id: identityUsers.id })
      .from(identityUsers)
      .where(eq(identityUsers.id, identityId))
      .for('update');
    const isRemoved = await remove();
    const isFactorLeft = await hasAny(writer, identityId);
    if (!isFactorLeft) await removeFactors(writer, identityId);
    return { isRemoved, isFactorLeft };
  }

  async function markShown(token: string): Promise<void> {
    await db
      .update(identitySessions)
      .set({ factorAt: systemClock.now() })
      .where(eq(identitySessions.token, token));
  }

  /** Ends the session that the library began for a code that was used before. */
  async function dropNewSession(token: string, headers: Headers): Promise<void> {
    const sessionCookie = (await auth.$context).authCookies.sessionToken.name;
    if (readSessionToken(headers, sessionCookie, cookieSecret) === token) return;
    await db.delete(identitySessions).where(eq(identitySessions.token, token));
  }
}

import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import type { Auth } from './auth.ts';
import { translateFailures } from './failures.ts';
import { type Factors, IdentityFailure, type Passkeys } from './identity-provider.ts';
import { headersFor } from './request-headers.ts';
import { identityFactors, identityPasskeys, identitySessions } from './tables.ts';

type Parts = {
  readonly auth: Auth;
  readonly db: Executor;
  readonly endPending: Factors['endPending'];
};

/**
 * A person's passkeys, as a second factor only: the library's passkey sign-in is called only for
 * somebody who entered the right password or has a session, and only with their own passkey.
 */
export function createPasskeys({ auth, db, endPending }: Parts): Passkeys {
  const ofUser = (identityId: string) => eq(identityPasskeys.userId, identityId);

  return {
    list: (reader, identityId) =>
      reader
        .select({
          id: identityPasskeys.id,
          name: identityPasskeys.name,
          createdAt: identityPasskeys.createdAt,
          lastUsedAt: identityPasskeys.lastUsedAt,
        })
        .from(identityPasskeys)
        .where(ofUser(identityId))
        .orderBy(asc(identityPasskeys.createdAt), asc(identityPasskeys.id)),
    startAdding: (browser) =>
      translateFailures(async () => {
        const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
          headers: headersFor(browser),
          returnHeaders: true,
        });
        return { cookies: headers.getSetCookie(), options: { ...response } };
      }),
    finishAdding: ({ name, answer, sessionId }, browser) =>
      translateFailures(async () => {
        if (hasCertificates(answer.response.attestationObject)) {
          throw new IdentityFailure('PASSKEY_REFUSED');
        }
        const added = await auth.api.verifyPasskeyRegistration({
          body: { name, response: { ...answer, clientExtensionResults: {} } },
          headers: headersFor(browser),
        });
        // An app whose set-up was never finished is not a second factor.
        await db
          .delete(identityFactors)
          .where(
            and(eq(identityFactors.userId, added.userId), eq(identityFactors.verified, false)),
          );
        await markShown(sessionId);
      }),
    startShowing: (identityId, browser) =>
      translateFailures(async () => {
        const own = await db
          .select({ id: identityPasskeys.credentialID, transports: identityPasskeys.transports })
          .from(identityPasskeys)
          .where(ofUser(identityId));
        if (own.length === 0) throw new IdentityFailure('PASSKEY_NOT_SET');
        const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
          headers: headersFor(browser),
          returnHeaders: true,
        });
        // At a sign-in the library does not know the user yet, and non-discoverable keys need this
        // list.
        const allowCredentials = own.map(({ id, transports }) => ({
          id,
          type: 'public-key',
          ...(transports ? { transports: transports.split(',') } : {}),
        }));
        return { cookies: headers.getSetCookie(), options: { ...response, allowCredentials } };
      }),
    show: ({ identityId, answer, sessionId }, browser) =>
      translateFailures(async () => {
        const isOwn = and(ofUser(identityId), eq(identityPasskeys.credentialID, answer.id));
        if ((await db.$count(identityPasskeys, isOwn)) === 0) {
          throw new IdentityFailure('PASSKEY_REFUSED');
        }
        const { headers, response } = await auth.api.verifyPasskeyAuthentication({
          body: { response: { ...answer, clientExtensionResults: {} } },
          headers: headersFor(browser),
          returnHeaders: true,
        });
        await db
          .update(identityPasskeys)
          .set({ lastUsedAt: systemClock.now() })
          .where(eq(identityPasskeys.credentialID, answer.id));
        if (sessionId !== undefined) {
          // The session is not replaced: a passkey alone does not extend it.
          await dropSession(response.session.token);
          await markShown(sessionId);
          return { cookies: [] };
        }
        if (!(await endPending(browser, identityId))) {
          await dropSession(response.session.token);
          throw new IdentityFailure('FACTOR_SIGN_IN_OVER');
        }
        return { cookies: headers.getSetCookie() };
      }),
  };

  async function markShown(sessionId: string): Promise<void> {
    await db
      .update(identitySessions)
      .set({ factorAt: systemClock.now() })
      .where(eq(identitySessions.id, sessionId));
  }

  async function dropSession(token: string): Promise<void> {
    await db.delete(identitySessions).where(eq(identitySessions.token, token));
  }
}

/**
 * We request no attestation certificates and refuse them: the library would fetch the revocation
 * lists they name, from any address that a stranger wrote into one.
 */
function hasCertificates(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(
      new Uint8Array(Buffer.from(attestationObject, 'base64url')),
    );
    const isPlain = ['none', 'packed'].includes(decoded.get('fmt'));
    return !isPlain || decoded.get('attStmt').get('x5c') !== undefined;
  } catch {
    return true;
  }
}

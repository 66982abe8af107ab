import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { errors, importJWK, type JWTPayload, jwtVerify } from 'jose';
import type { Executor } from '#db/executor.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { type Clock, systemClock } from '../clock/clock.ts';
import { factorAt, provenAt, userColumns } from './directory.ts';
import { IdentityFailure, type VerifiedIdToken } from './identity-provider.ts';
import { identityKeys, identitySessions, identityUsers } from './tables.ts';

export const ID_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'ES256';

type PublicKey = Awaited<ReturnType<typeof importJWK>>;

const livingSession = prepareOnce('living_session', (db, name) =>
  db
    .select({
      user: userColumns,
      startedAt: identitySessions.createdAt,
      provenAt,
      hasFactor: identityUsers.twoFactorEnabled,
      factorAt,
    })
    .from(identitySessions)
    .innerJoin(identityUsers, eq(identityUsers.id, identitySessions.userId))
    .where(
      and(
        eq(identitySessions.id, sql.placeholder('sessionId')),
        eq(identityUsers.id, sql.placeholder('userId')),
        isNull(identityUsers.bannedAt),
        gt(identitySessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(name),
);

/**
 * The checks of an ID token: signature, issuer, audience, age, existing session, user not banned.
 */
export function createIdTokenVerifier(db: Executor, clock: Clock, issuer: string) {
  const known = new Map<string, PublicKey>();

  async function keyOf(id: string | undefined): Promise<PublicKey> {
    const found = id === undefined ? undefined : known.get(id);
    if (found) return found;
    // Anybody can write the header, and the database refuses text it cannot store.
    if (id?.includes('\u0000') || !id?.isWellFormed()) throw new IdentityFailure('TOKEN_INVALID');
    const [row] = await db
      .select({ publicKey: identityKeys.publicKey })
      .from(identityKeys)
      .where(eq(identityKeys.id, id));
    if (!row) throw new IdentityFailure('TOKEN_INVALID');
    const key = await importJWK(JSON.parse(row.publicKey), ALGORITHM);
    known.set(id, key);
    return key;
  }

  async function readPayload(token: string, maxAgeSeconds: number): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
        algorithms: [ALGORITHM],
        issuer,
        audience: issuer,
        maxTokenAge: maxAgeSeconds,
        requiredClaims: ['sub', 'sid', 'exp', 'iat'],
        currentDate: clock.now(),
      });
      return payload;
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) throw new IdentityFailure('TOKEN_EXPIRED', { cause });
      if (cause instanceof errors.JOSEError) throw new IdentityFailure('TOKEN_INVALID', { cause });
      throw cause;
    }
  }

  return async (
    token: string,
    limit = { maxAgeSeconds: ID_TOKEN_SECONDS },
  ): Promise<VerifiedIdToken> => {
    const payload = await readPayload(token, limit.maxAgeSeconds);
    const sessionId = String(payload.sid);
    const [found] = await livingSession(db).execute({
      sessionId,
      userId: String(payload.sub),
      // The library dates sessions by the machine's clock.
      now: systemClock.now(),
    });
    if (!found) throw new IdentityFailure('TOKEN_EXPIRED');
    return { ...found, sessionId, expiresAt: new Date(Number(payload.exp) * 1000) };
  };
}

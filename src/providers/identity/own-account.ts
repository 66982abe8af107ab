import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import { endLinks, openAddressLink, takeAddressLink } from './account-links.ts';
import { isBannedAddress } from './banned-addresses.ts';
import { PASSWORD } from './directory.ts';
import { GOOGLE } from './google.ts';
import type { OwnAccount } from './identity-provider.ts';
import { readSessionToken } from './session-cookie.ts';
import {
  identityAccounts,
  identitySessions,
  identityUsers,
  identityVerifications,
} from './tables.ts';

/** What people see and change of their own account, beside signing in. */
export function createOwnAccount(
  sessionCookie: string,
  secret: string,
  randomness: Randomness,
): OwnAccount {
  return {
    openAddressLink: (db, link) => openAddressLink(db, randomness, link),
    takeAddressLink,
    async sessionOf(db, headers) {
      const token = readSessionToken(headers, sessionCookie, secret);
      if (token === undefined) return undefined;
      const [session] = await db
        .select({ id: identitySessions.id })
        .from(identitySessions)
        .where(eq(identitySessions.token, token));
      return session?.id;
    },
    listSessions: (db, identityId) =>
      db
        .select({
          id: identitySessions.id,
          userAgent: identitySessions.userAgent,
          ipAddress: identitySessions.ipAddress,
          startedAt: identitySessions.createdAt,
          lastSeenAt: identitySessions.updatedAt,
        })
        .from(identitySessions)
        .where(
          and(
            eq(identitySessions.userId, identityId),
            gt(identitySessions.expiresAt, systemClock.now()),
          ),
        )
        .orderBy(desc(identitySessions.updatedAt)),
    async endSession(db, identityId, sessionId) {
      const ended = await db
        .delete(identitySessions)
        .where(and(eq(identitySessions.userId, identityId), eq(identitySessions.id, sessionId)))
        .returning({ id: identitySessions.id });
      return ended.length > 0;
    },
    async endSessions(db, identityId, exceptId) {
      await endLinks(db, [identityId]);
      const ended = await db
        .delete(identitySessions)
        .where(
          and(
            eq(identitySessions.userId, identityId),
            exceptId === undefined ? undefined : ne(identitySessions.id, exceptId),
          ),
        )
        .returning({ id: identitySessions.id });
      return ended.length;
    },
    async readWays(db, identityId) {
      const ways = await db
        .select({ id: identityAccounts.providerId })
        .from(identityAccounts)
        .where(eq(identityAccounts.userId, identityId));
      return {
        hasPassword: ways.some(({ id }) => id === PASSWORD),
        hasGoogle: ways.some(({ id }) => id === GOOGLE),
      };
    },
    async isAddressFree(db, email) {
      const taken = await db.$count(identityUsers, eq(identityUsers.email, email));
      return taken === 0 && !(await isBannedAddress(db, email));
    },
    async changeAddress(db, identityId, { from, to }) {
      const changed = await db
        .update(identityUsers)
        .set({ email: to, emailVerified: true, updatedAt: systemClock.now() })
        .where(and(eq(identityUsers.id, identityId), eq(identityUsers.email, from)))
        .returning({ id: identityUsers.id });
      // Links that went to the former address open nothing any more.
      await db.delete(identityVerifications).where(eq(identityVerifications.value, identityId));
      return changed.length > 0;
    },
  };
}

/** Records that a session is in use; the library does so only once a day. */
export async function touchSession(db: Executor, token: string): Promise<void> {
  await db
    .update(identitySessions)
    .set({ updatedAt: systemClock.now() })
    .where(eq(identitySessions.token, token));
}

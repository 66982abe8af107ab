import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import { endLinks } from './account-links.ts';
import { banAddress, liftAddressBan } from './banned-addresses.ts';
import type { IdentityDirectory, IdentityUser } from './identity-provider.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { removeFactors } from './remove-factors.ts';
import {
  identityAccounts,
  identitySessions,
  identityUsers,
  identityVerifications,
} from './tables.ts';

/** The library's name for signing in with a password. */
export const PASSWORD = 'credential';

export const userColumns = {
  id: identityUsers.id,
  email: identityUsers.email,
  isEmailVerified: identityUsers.emailVerified,
  name: identityUsers.name,
  image: identityUsers.image,
};

/** When the person of a session last proved who they are. */
export const provenAt =
  sql<Date>`greatest(${identitySessions.createdAt}, ${identitySessions.confirmedAt})`.mapWith(
    identitySessions.createdAt,
  );

/** When the person of a session showed a second factor in it, if they still have one. */
export const factorAt =
  sql<Date | null>`case when ${identityUsers.twoFactorEnabled} then ${identitySessions.factorAt} end`.mapWith(
    identitySessions.factorAt,
  );

export function createDirectory(
  randomness: Randomness,
  passwords: PasswordHashing,
): IdentityDirectory {
  async function insertPassword(db: Executor, id: string, password: string) {
    const now = systemClock.now();
    await db.insert(identityAccounts).values({
      id: randomness.id(),
      userId: id,
      providerId: PASSWORD,
      accountId: id,
      password: await passwords.hash(password),
      createdAt: now,
      updatedAt: now,
    });
  }
  async function replacePassword(db: Executor, id: string, password: string) {
    await removeFactors(db, id);
    await db.delete(identityAccounts).where(eq(identityAccounts.userId, id));
    await insertPassword(db, id, password);
    await db.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.id, id));
    await endSessions(db, [id]);
  }
  return {
    async createUser(db, { email, password, name }) {
      const now = systemClock.now();
      const dates = { createdAt: now, updatedAt: now };
      const id = randomness.id();
      const user: IdentityUser = { id, email, name, isEmailVerified: true, image: null };
      await db.insert(identityUsers).values({ ...user, emailVerified: true, ...dates });
      await insertPassword(db, id, password);
      return user;
    },
    async findByEmail(db, email) {
      const [user] = await db
        .select(userColumns)
        .from(identityUsers)
        .where(eq(identityUsers.email, email));
      return user;
    },
    replacePassword,
    async handOver(db, id, { from, to, name, password }) {
      const changed = await db
        .update(identityUsers)
        .set({ email: to, name, image: null, updatedAt: systemClock.now() })
        .where(and(eq(identityUsers.id, id), eq(identityUsers.email, from)))
        .returning({ id: identityUsers.id });
      if (changed.length === 0) return false;
      // Links that went to the former address open nothing any more.
      await db.delete(identityVerifications).where(eq(identityVerifications.value, id));
      await replacePassword(db, id, password);
      return true;
    },
    async ban(db, id, reason) {
      const [banned] = await db
        .update(identityUsers)
        .set({ bannedAt: systemClock.now(), banReason: reason })
        .where(eq(identityUsers.id, id))
        .returning({ email: identityUsers.email });
      if (banned) await banAddress(db, banned.email);
      await endSessions(db, [id]);
    },
    endSessions: (db, id) => endSessions(db, [id]),
    async liftBan(db, id) {
      const [lifted] = await db
        .update(identityUsers)
        .set({ bannedAt: null, banReason: null })
        .where(eq(identityUsers.id, id))
        .returning({ email: identityUsers.email });
      if (lifted) await liftAddressBan(db, lifted.email);
    },
    liftAddressBan,
    async deleteUsers(db, ids) {
      if (ids.length > 0) await db.delete(identityUsers).where(inArray(identityUsers.id, [...ids]));
    },
    async sweep(db) {
      const now = systemClock.now();
      await db.delete(identitySessions).where(lt(identitySessions.expiresAt, now));
      await db.delete(identityVerifications).where(lt(identityVerifications.expiresAt, now));
    },
  };
}

async function endSessions(db: Executor, userIds: string[]): Promise<void> {
  await endLinks(db, userIds);
  await db.delete(identitySessions).where(inArray(identitySessions.userId, userIds));
}

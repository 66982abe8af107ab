import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import { isStaff, type Role } from '#shared/staff-roles.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { MailChoice } from '../mail-choices.ts';
import { widensConfirming } from '../rules.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

const byIdentity = prepareOnce('user_by_identity', (db, name) =>
  db
    .select()
    .from(users)
    .where(eq(users.identityId, sql.placeholder('identityId')))
    .prepare(name),
);

export async function findUserByIdentity(db: Executor, identityId: string) {
  const [user] = await byIdentity(db).execute({ identityId });
  return user;
}

/** Claimed records only: those with an identity. */
export const findUserByEmail = (db: Executor, email: string) =>
  findRow(db, users, and(eq(users.email, email), isNotNull(users.identityId)));

export async function findUsers(db: Executor, ids: readonly string[]): Promise<UserRow[]> {
  return ids.length === 0 ? [] : db.select().from(users).where(inIds(users.id, ids));
}

export async function findUsersByEmails(
  db: Executor,
  emails: readonly string[],
): Promise<UserRow[]> {
  if (emails.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(inArray(users.email, [...emails]));
}

/**
 * Upserts what the identity provider says of a person; role and language are never overwritten, nor
 * a known name by none.
 */
export async function upsertUser(db: Executor, user: typeof users.$inferInsert): Promise<UserRow> {
  const { displayName, firstName, lastName, email, profileImageUrl, lastSyncedAt } = user;
  const names = displayName ? { displayName, firstName, lastName } : {};
  const set = { ...names, email, profileImageUrl, lastSyncedAt };
  const [saved] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.identityId, set })
    .returning();
  if (!saved) throw new Error('the user was not returned');
  return saved;
}

export async function setMissingName(
  db: Executor,
  id: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .update(users)
    .set({ displayName: `${firstName} ${lastName}`.trim(), firstName, lastName })
    .where(and(eq(users.id, id), isNull(users.displayName)));
}

/**
 * Assigns the unclaimed record of an address to the identity that verified it; false when there is
 * none.
 */
export async function claimUser(
  db: Executor,
  { identityId, email, mailLocale }: { identityId: string; email: string; mailLocale: Locale },
): Promise<boolean> {
  const unclaimed = and(eq(users.email, email), isNull(users.identityId));
  const [waiting] = await db.select({ id: users.id }).from(users).where(unclaimed).for('update');
  if (!waiting) return false;
  // The record the identity had before it verified the address is not referred to anywhere.
  const [own] = await db.delete(users).where(eq(users.identityId, identityId)).returning();
  await db
    .update(users)
    .set({
      identityId,
      mailLocale: own?.mailLocale ?? mailLocale,
      ...(own ? { role: own.role, adminSince: own.adminSince } : {}),
    })
    .where(eq(users.id, waiting.id));
  return true;
}

/** The ids of people who verified one of these addresses, by address. */
export async function findProven(
  db: Executor,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(identityUsers, eq(identityUsers.id, users.identityId))
    .where(and(inArray(users.email, [...emails]), eq(identityUsers.emailVerified, true)));
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** The ids of the unclaimed records of these addresses, by address; missing ones are created. */
export async function ensureUnclaimed(
  db: Executor,
  people: readonly (typeof users.$inferInsert)[],
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  await db
    .insert(users)
    .values([...people])
    .onConflictDoNothing();
  const emails = people.map(({ email }) => email);
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.identityId)));
  return new Map(rows.map(({ id, email }) => [email, id]));
}

export async function updateRole(
  db: Executor,
  id: string,
  { from, role, at }: { from: Role; role: Role; at: Date },
): Promise<void> {
  const since = widensConfirming(from, role)
    ? at
    : sql`coalesce(${users.adminSince}, ${at.toISOString()})`;
  await db
    .update(users)
    .set({ role, adminSince: isStaff(role) ? since : null })
    .where(eq(users.id, id));
}

/** Whether there is an admin besides those with these addresses. */
export async function hasAdmin(db: Executor, except: readonly string[]): Promise<boolean> {
  const isOther = except.length > 0 ? notInArray(users.email, [...except]) : undefined;
  return (await db.$count(users, and(eq(users.role, 'admin'), isOther))) > 0;
}

export const findStaffByEmail = (db: Executor, email: string) =>
  findRow(db, users, and(eq(users.email, email), ne(users.role, 'member')));

/** Accounts created before then that never signed in to the product. */
export function findUnusedIdentities(db: Executor, before: Date, limit: number) {
  return db
    .select({ identityId: identityUsers.id })
    .from(identityUsers)
    .where(
      and(
        lt(identityUsers.createdAt, before),
        sql`not exists (select from users u where u.identity_id = identity_users.id)`,
      ),
    )
    .limit(limit);
}

export type MemberCondition = (email: SQL) => SQL;

/** Members who last signed in before then and for whom `isNeeded` is false, locked. */
export function findAbsentMembers(
  db: Executor,
  before: Date,
  isNeeded: MemberCondition,
  limit: number,
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'member'),
        isNotNull(users.identityId),
        lt(users.lastSyncedAt, before),
        not(isNeeded(sql`users.email`)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
    .for('update');
}

export function countUsersOf(db: Executor, email: string): Promise<number> {
  return db.$count(users, eq(users.email, email));
}

export async function updateAddress(db: Executor, id: string, email: string): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, id));
}

export async function updateMailLocale(db: Executor, id: string, mailLocale: Locale) {
  await db.update(users).set({ mailLocale }).where(eq(users.id, id));
}

export async function updateMailChoice(db: Executor, id: string, mailChoice: MailChoice) {
  await db.update(users).set({ mailChoice }).where(eq(users.id, id));
}

export async function findMailLocales(db: Executor, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return db
    .select({ email: users.email, mailLocale: users.mailLocale })
    .from(users)
    .where(and(inArray(users.email, [...emails]), isNotNull(users.identityId)));
}

export function findByRoles(db: Executor, roles: readonly string[]): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(inArray(sql`${users.role}`, [...roles]))
    .orderBy(asc(users.id));
}

import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { type HolderState, type MembershipRow, membershipChanges, memberships } from './tables.ts';

export async function insertMemberships(
  db: Executor,
  rows: readonly (typeof memberships.$inferInsert)[],
): Promise<MembershipRow[]> {
  return db
    .insert(memberships)
    .values([...rows])
    .returning();
}

export async function insertChanges(
  db: Executor,
  rows: readonly (typeof membershipChanges.$inferInsert)[],
): Promise<void> {
  await db.insert(membershipChanges).values([...rows]);
}

export const lockMembershipRow = (db: Executor, id: string) =>
  lockRow(db, memberships, eq(memberships.id, id));

export async function updateRow(
  db: Executor,
  id: string,
  change: Partial<Pick<MembershipRow, 'status' | 'heldUntil' | 'leavingAt' | 'updatedAt'>>,
): Promise<void> {
  await db.update(memberships).set(change).where(eq(memberships.id, id));
}

/** Who holds the seats of a group now, by seat. */
export function findHolders(db: Executor, groupId: string): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(eq(memberships.groupId, groupId), isNull(memberships.heldUntil)))
    .orderBy(asc(memberships.seat));
}

export function findHolderStates(db: Executor, groupId: string): Promise<HolderState[]> {
  const { id, seat, userId, status, startMonth } = memberships;
  return db
    .select({ id, seat, userId, status, startMonth })
    .from(memberships)
    .where(and(eq(memberships.groupId, groupId), isNull(memberships.heldUntil)))
    .orderBy(asc(memberships.seat));
}

/** Everybody who ever held a seat, the first holder first. */
export function findHistory(
  db: Executor,
  { groupId, seat }: { groupId: string; seat: number },
): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(eq(memberships.groupId, groupId), eq(memberships.seat, seat)))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));
}

export function findByUser(db: Executor, userId: string): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));
}

export async function findByUsers(
  db: Executor,
  userIds: readonly string[],
): Promise<MembershipRow[]> {
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(memberships)
    .where(inArray(memberships.userId, [...userIds]));
}

export const findById = (db: Executor, id: string) =>
  findRow(db, memberships, eq(memberships.id, id));

export async function findByIds(db: Executor, ids: readonly string[]): Promise<MembershipRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(memberships)
    .where(inArray(memberships.id, [...ids]));
}

/** Those of the people who hold or held a seat. */
export async function findMemberIds(db: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(inArray(memberships.userId, [...userIds]));
  return rows.map(({ userId }) => userId);
}

/** Those of the applications that led to a membership. */
export async function findMemberApplications(
  db: Executor,
  applicationIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: memberships.applicationId })
    .from(memberships)
    .where(inArray(memberships.applicationId, [...applicationIds]));
  return rows.flatMap(({ id }) => (id ? [id] : []));
}

/** Members who are leaving and not replaced yet, in the order in which their wishes took effect. */
export function findLeaving(db: Executor): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(isNotNull(memberships.leavingAt), eq(memberships.status, 'active')))
    .orderBy(asc(memberships.leavingAt), asc(memberships.id));
}

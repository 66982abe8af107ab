import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import type { Position } from '../../rules.ts';
import { contributionAccounts } from '../tables.ts';

export type AccountRow = typeof contributionAccounts.$inferSelect;

export async function insertAccounts(
  db: Executor,
  rows: readonly (typeof contributionAccounts.$inferInsert)[],
): Promise<AccountRow[]> {
  return db
    .insert(contributionAccounts)
    .values([...rows])
    .returning();
}

/** The account with a row lock, which every change of its money takes. */
export const lockAccount = (db: Executor, membershipId: string) =>
  lockRow(db, contributionAccounts, eq(contributionAccounts.membershipId, membershipId));

/** Two transactions that lock several accounts take them in the same order: no deadlock. */
const lockInOrder = (db: Executor, where: SQL | undefined): Promise<AccountRow[]> =>
  db
    .select()
    .from(contributionAccounts)
    .where(where)
    .orderBy(asc(contributionAccounts.membershipId))
    .for('update');

/** Many accounts, locked in one order. */
export async function lockAccounts(
  db: Executor,
  membershipIds: readonly string[],
): Promise<AccountRow[]> {
  if (membershipIds.length === 0) return [];
  return lockInOrder(db, inIds(contributionAccounts.membershipId, membershipIds));
}

export const findAccount = (db: Executor, membershipId: string) =>
  findRow(db, contributionAccounts, eq(contributionAccounts.membershipId, membershipId));

export async function findAccountsByIds(
  db: Executor,
  membershipIds: readonly string[],
): Promise<AccountRow[]> {
  if (membershipIds.length === 0) return [];
  return db
    .select()
    .from(contributionAccounts)
    .where(inIds(contributionAccounts.membershipId, membershipIds));
}

export function findAccountsOfUser(db: Executor, userId: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(contributionAccounts)
    .where(eq(contributionAccounts.userId, userId))
    .orderBy(asc(contributionAccounts.createdAt), asc(contributionAccounts.seat));
}

export function findAccountsOfGroup(db: Executor, groupId: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(contributionAccounts)
    .where(eq(contributionAccounts.groupId, groupId))
    .orderBy(asc(contributionAccounts.seat), asc(contributionAccounts.createdAt));
}

type AccountPosition = Position & Pick<AccountRow, 'membershipId' | 'closedAt'>;

/** How far each membership of a group has paid, with few columns. */
export function findPositionsOfGroup(db: Executor, groupId: string): Promise<AccountPosition[]> {
  const { membershipId, planId, paid, prepaid, unappliedCents, closedAt } = contributionAccounts;
  return db
    .select({ membershipId, planId, paid, prepaid, unappliedCents, closedAt })
    .from(contributionAccounts)
    .where(eq(contributionAccounts.groupId, groupId));
}

export async function updateAccount(
  db: Executor,
  membershipId: string,
  change: Partial<typeof contributionAccounts.$inferInsert>,
): Promise<AccountRow> {
  const [row] = await db
    .update(contributionAccounts)
    .set(change)
    .where(eq(contributionAccounts.membershipId, membershipId))
    .returning();
  if (!row) throw new Error(`membership ${membershipId} has no account`);
  return row;
}

/** The open accounts that are charged with one of these methods, locked in one order. */
export function lockAccountsOfMethod(
  db: Executor,
  userId: string,
  methodIds: readonly string[],
): Promise<AccountRow[]> {
  return lockInOrder(
    db,
    and(
      eq(contributionAccounts.userId, userId),
      inArray(contributionAccounts.savedMethodId, [...methodIds]),
    ),
  );
}

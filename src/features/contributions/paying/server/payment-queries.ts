import { and, asc, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import { insertRows } from '#db/insert-rows.ts';
import { type EventRequest, eventSort } from '#platform/lists/events.ts';
import { afterCursor, orderOf, placeOf, rowsOf } from '#platform/lists/keyset.ts';
import { contributionPayments } from '../../server/tables.ts';

export type ContributionRow = typeof contributionPayments.$inferSelect;

export async function insertContribution(
  db: Executor,
  rows: readonly (typeof contributionPayments.$inferInsert)[],
): Promise<ContributionRow[]> {
  if (rows.length === 0) return [];
  return db
    .insert(contributionPayments)
    .values([...rows])
    .returning();
}

export function insertContributions(
  db: Executor,
  rows: readonly (typeof contributionPayments.$inferInsert)[],
): Promise<void> {
  return insertRows(db, contributionPayments, rows);
}

export const findContribution = (db: Executor, id: string) =>
  findRow(db, contributionPayments, eq(contributionPayments.id, id));

/** The deposit that a membership started with, if any. */
export const findDeposit = (db: Executor, membershipId: string) =>
  findRow(
    db,
    contributionPayments,
    and(
      eq(contributionPayments.membershipId, membershipId),
      eq(contributionPayments.kind, 'deposit'),
    ),
  );

export async function updateContribution(
  db: Executor,
  id: string,
  change: Partial<typeof contributionPayments.$inferInsert>,
): Promise<ContributionRow> {
  const [row] = await db
    .update(contributionPayments)
    .set(change)
    .where(eq(contributionPayments.id, id))
    .returning();
  if (!row) throw new Error(`there is no contribution ${id}`);
  return row;
}

/** Payments in flight for these memberships, from the front of the schedule or from its end. */
export async function findUnderWay(
  db: Executor,
  membershipIds: readonly string[],
  { isPrepayment }: { isPrepayment: boolean },
): Promise<ContributionRow[]> {
  if (membershipIds.length === 0) return [];
  return db
    .select()
    .from(contributionPayments)
    .where(
      and(
        inIds(contributionPayments.membershipId, membershipIds),
        sql`${contributionPayments.state} in ('open', 'processing')`,
        sql`(${contributionPayments.kind} = 'prepayment') = ${isPrepayment}`,
      ),
    );
}

/**
 * Whether the bank decides about a payment in flight: a charge to a saved method may be there already,
 * what waits in a browser is not.
 */
export const hasStarted = ({ state, kind, reference }: ContributionRow): boolean =>
  state === 'processing' || kind === 'automatic' || (kind === 'payment' && reference !== null);

/** Every payment for another feature's record, oldest first. */
export function findByReference(db: Executor, reference: string): Promise<ContributionRow[]> {
  return db
    .select()
    .from(contributionPayments)
    .where(eq(contributionPayments.reference, reference))
    .orderBy(asc(contributionPayments.createdAt), asc(contributionPayments.id));
}

export function findContributionsOf(db: Executor, membershipId: string) {
  return db
    .select()
    .from(contributionPayments)
    .where(eq(contributionPayments.membershipId, membershipId))
    .orderBy(desc(contributionPayments.createdAt), desc(contributionPayments.id));
}

const EVENTS = eventSort(contributionPayments.createdAt, contributionPayments.id);

/** Payments that reached a bank, newest first: a page plus one row. */
export function findPaymentEvents(
  db: Executor,
  { membershipId, cursor, limit }: EventRequest,
): Promise<(ContributionRow & { place: string })[]> {
  return db
    .select({ ...getTableColumns(contributionPayments), place: placeOf(EVENTS) })
    .from(contributionPayments)
    .where(
      and(
        eq(contributionPayments.membershipId, membershipId),
        inArray(contributionPayments.state, ['processing', 'succeeded', 'returned', 'failed']),
        afterCursor(EVENTS, cursor),
      ),
    )
    .orderBy(...orderOf(EVENTS))
    .limit(rowsOf({ limit }));
}

/** What arrived for these memberships since then and was not returned, by membership. */
export async function sumReceived(
  db: Executor,
  membershipIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  if (membershipIds.length === 0) return new Map();
  const { membershipId, amountCents, returnedCents, state, countedAt } = contributionPayments;
  const rows = await db
    .select({ membershipId, cents: sql<string>`sum(${amountCents} - ${returnedCents})` })
    .from(contributionPayments)
    .where(
      and(
        inIds(membershipId, membershipIds),
        gte(countedAt, since),
        sql`${state} = 'succeeded'`,
        eq(contributionPayments.isRefused, false),
      ),
    )
    .groupBy(membershipId);
  return new Map(rows.map((row) => [row.membershipId, Number(row.cents)]));
}

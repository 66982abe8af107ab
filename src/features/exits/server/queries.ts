import { and, asc, desc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { type EventRequest, eventSort } from '#platform/lists/events.ts';
import { afterCursor, orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { type ExitRow, exits } from './tables.ts';

export async function insertExit(
  db: Executor,
  row: typeof exits.$inferInsert,
): Promise<ExitRow | undefined> {
  const [made] = await db.insert(exits).values(row).onConflictDoNothing().returning();
  return made;
}

export const findExitOf = (db: Executor, membershipId: string) =>
  findRow(db, exits, eq(exits.membershipId, membershipId));

export function findExitsOfUser(db: Executor, userId: string): Promise<ExitRow[]> {
  return db.select().from(exits).where(eq(exits.userId, userId)).orderBy(desc(exits.madeAt));
}

export function findExitsOfGroup(db: Executor, groupId: string): Promise<ExitRow[]> {
  return db.select().from(exits).where(eq(exits.groupId, groupId)).orderBy(asc(exits.seat));
}

export const findExit = (db: Executor, id: string) => findRow(db, exits, eq(exits.id, id));

export const lockExit = (db: Executor, id: string) => lockRow(db, exits, eq(exits.id, id));

export const lockExitOf = (db: Executor, membershipId: string) =>
  lockRow(db, exits, eq(exits.membershipId, membershipId));

/**
 * Locks a group's terminated seats that ended by the month's cut-off and are not yet topped up for
 * that month, in ascending order.
 */
export function lockToTopUp(
  db: Executor,
  groupId: string,
  { month, cutOff }: { readonly month: number; readonly cutOff: Date },
): Promise<ExitRow[]> {
  return db
    .select()
    .from(exits)
    .where(
      and(
        eq(exits.groupId, groupId),
        eq(exits.kind, 'terminated'),
        lt(exits.toppedUpMonth, month),
        lte(exits.madeAt, cutOff),
      ),
    )
    .orderBy(asc(exits.seat))
    .for('update');
}

/** Of the lists of the staff. */
export const ENDED_SORT: Sort = {
  name: 'latest',
  by: exits.madeAt,
  kind: 'moment',
  id: exits.id,
  direction: 'desc',
};

/** Literals, so that the planner can use the partial indexes in prepared statements too. */
const WHICH = {
  terminated: sql`${exits.kind} = 'terminated'`,
  /** Other seats whose former member still owes. */
  debts: sql`${exits.kind} <> 'terminated' and ${exits.owesCents} > ${exits.recoveredCents}`,
};
export type EndedList = keyof typeof WHICH;

/** The latest ended seats of a list: a page plus one row, which shows if more follow. */
export function findEnded(
  db: Executor,
  { book, list }: { book: Book; list: EndedList },
  { cursor, limit }: PageRequest,
): Promise<(ExitRow & { place: string })[]> {
  return db
    .select({ ...getTableColumns(exits), place: placeOf(ENDED_SORT) })
    .from(exits)
    .where(and(eq(exits.book, book), WHICH[list], afterCursor(ENDED_SORT, cursor)))
    .orderBy(...orderOf(ENDED_SORT))
    .limit(rowsOf({ limit }));
}

export async function findGroupsWithTerminated(db: Executor, book: Book): Promise<string[]> {
  const rows = await db
    .selectDistinct({ groupId: exits.groupId })
    .from(exits)
    .where(and(eq(exits.book, book), eq(exits.kind, 'terminated')));
  return rows.map(({ groupId }) => groupId);
}

export async function updateExit(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      ExitRow,
      | 'lines'
      | 'payoutCents'
      | 'refundCents'
      | 'owesCents'
      | 'countedCents'
      | 'returnedCents'
      | 'toppedUpCents'
      | 'toppedUpMonth'
      | 'recoveredCents'
      | 'recoveredFundCents'
      | 'expectedCents'
      | 'updatedAt'
    >
  >,
): Promise<void> {
  await db.update(exits).set(change).where(eq(exits.id, id));
}

const EVENTS = eventSort(exits.madeAt, exits.id);

/** How a seat's membership ended: at most one row. */
export function findExitEvents(db: Executor, { membershipId, cursor }: EventRequest) {
  return db
    .select({ id: exits.id, kind: exits.kind, place: placeOf(EVENTS) })
    .from(exits)
    .where(and(eq(exits.membershipId, membershipId), afterCursor(EVENTS, cursor)));
}

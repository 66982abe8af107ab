import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lte } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { type EventRequest, eventSort } from '#platform/lists/events.ts';
import { afterCursor, orderOf, placeOf, rowsOf } from '#platform/lists/keyset.ts';
import { isOpen } from './list-queries.ts';
import {
  type AwardChangeRow,
  type AwardRow,
  awardChanges,
  awardPapers,
  awards,
  type PaperRow,
} from './tables.ts';

export async function insertAward(
  db: Executor,
  row: typeof awards.$inferInsert,
): Promise<AwardRow | undefined> {
  const [made] = await db.insert(awards).values(row).onConflictDoNothing().returning();
  return made;
}

export const findAward = (db: Executor, id: string) => findRow(db, awards, eq(awards.id, id));

export const findAwardOf = (db: Executor, membershipId: string) =>
  findRow(db, awards, eq(awards.membershipId, membershipId));

export const lockAward = (db: Executor, id: string) => lockRow(db, awards, eq(awards.id, id));

export async function updateAward(
  db: Executor,
  id: string,
  change: Partial<typeof awards.$inferInsert>,
): Promise<AwardRow> {
  const [row] = await db.update(awards).set(change).where(eq(awards.id, id)).returning();
  if (!row) throw new Error(`there is no award ${id}`);
  return row;
}

export function findAwardsOfUser(db: Executor, userId: string): Promise<AwardRow[]> {
  return db
    .select()
    .from(awards)
    .where(eq(awards.userId, userId))
    .orderBy(desc(awards.selectedOn), desc(awards.id));
}

export function findAwardsOfGroup(db: Executor, groupId: string): Promise<AwardRow[]> {
  return db
    .select()
    .from(awards)
    .where(eq(awards.groupId, groupId))
    .orderBy(asc(awards.selectedOn), asc(awards.id));
}

type Waiting = {
  book: Book;
  from: Date;
  until: Date;
  after?: string | undefined;
  limit: number;
};

/** Open awards in which it is the member's turn, by id. */
export function findWaitingForMember(db: Executor, of: Waiting): Promise<AwardRow[]> {
  return db
    .select()
    .from(awards)
    .where(
      and(
        eq(awards.book, of.book),
        isOpen,
        eq(awards.turn, 'member'),
        gte(awards.turnSince, of.from),
        lte(awards.turnSince, of.until),
        of.after ? gt(awards.id, of.after) : undefined,
      ),
    )
    .orderBy(asc(awards.id))
    .limit(of.limit);
}

export async function insertChange(
  db: Executor,
  row: typeof awardChanges.$inferInsert,
): Promise<void> {
  await db.insert(awardChanges).values(row);
}

export function findChanges(db: Executor, awardIds: readonly string[]): Promise<AwardChangeRow[]> {
  if (awardIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(awardChanges)
    .where(inArray(awardChanges.awardId, [...awardIds]))
    .orderBy(asc(awardChanges.at), asc(awardChanges.id));
}

export function findPapers(db: Executor, awardIds: readonly string[]): Promise<PaperRow[]> {
  if (awardIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(awardPapers)
    .where(inArray(awardPapers.awardId, [...awardIds]))
    .orderBy(asc(awardPapers.uploadedAt), asc(awardPapers.id));
}

export const findPaper = (db: Executor, id: string) =>
  findRow(db, awardPapers, eq(awardPapers.id, id));

export async function insertPaper(
  db: Executor,
  row: typeof awardPapers.$inferInsert,
): Promise<PaperRow> {
  const [made] = await db.insert(awardPapers).values(row).returning();
  if (!made) throw new Error('the paper was not returned');
  return made;
}

const CHANGES = eventSort(awardChanges.at, awardChanges.id);
const PAPERS = eventSort(awardPapers.uploadedAt, awardPapers.id);

/** The steps of a seat's award, newest first: a page plus one row. */
export function findChangeEvents(db: Executor, { membershipId, cursor, limit }: EventRequest) {
  return db
    .select({ ...getTableColumns(awardChanges), place: placeOf(CHANGES) })
    .from(awardChanges)
    .innerJoin(awards, eq(awards.id, awardChanges.awardId))
    .where(and(eq(awards.membershipId, membershipId), afterCursor(CHANGES, cursor)))
    .orderBy(...orderOf(CHANGES))
    .limit(rowsOf({ limit }));
}

/** The papers of a seat's award, newest first: a page plus one row. */
export function findPaperEvents(db: Executor, { membershipId, cursor, limit }: EventRequest) {
  return db
    .select({ ...getTableColumns(awardPapers), place: placeOf(PAPERS) })
    .from(awardPapers)
    .innerJoin(awards, eq(awards.id, awardPapers.awardId))
    .where(and(eq(awards.membershipId, membershipId), afterCursor(PAPERS, cursor)))
    .orderBy(...orderOf(PAPERS))
    .limit(rowsOf({ limit }));
}

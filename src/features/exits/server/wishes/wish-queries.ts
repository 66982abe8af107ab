import { and, asc, desc, eq, getTableColumns, isNull, lte } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { afterCursor, orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { leavingWishes, type WishRow } from '../tables.ts';

const isOpen = eq(leavingWishes.state, 'open');

export async function insertWish(
  db: Executor,
  row: typeof leavingWishes.$inferInsert,
): Promise<WishRow | undefined> {
  const [made] = await db.insert(leavingWishes).values(row).returning();
  return made;
}

export async function updateWish(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      WishRow,
      'state' | 'endedAt' | 'unconfirmedSince' | 'payoutCents' | 'refundCents' | 'owesCents'
    >
  >,
): Promise<void> {
  await db.update(leavingWishes).set(change).where(eq(leavingWishes.id, id));
}

export const findOpenWish = (db: Executor, membershipId: string) =>
  findRow(db, leavingWishes, and(eq(leavingWishes.membershipId, membershipId), isOpen));

/** The last wish of a seat, in any state. */
export async function findLastWish(
  db: Executor,
  membershipId: string,
): Promise<WishRow | undefined> {
  const [row] = await db
    .select()
    .from(leavingWishes)
    .where(eq(leavingWishes.membershipId, membershipId))
    .orderBy(desc(leavingWishes.wishedAt), desc(leavingWishes.id))
    .limit(1);
  return row;
}

export function findWishesOfUser(db: Executor, userId: string): Promise<WishRow[]> {
  return db
    .select()
    .from(leavingWishes)
    .where(eq(leavingWishes.userId, userId))
    .orderBy(desc(leavingWishes.wishedAt), desc(leavingWishes.id));
}

/** Seats with a due wish, the oldest first, except those waiting for a new confirmation. */
export async function findDueWishes(
  db: Executor,
  { book, now }: { book: Book; now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ membershipId: leavingWishes.membershipId })
    .from(leavingWishes)
    .where(
      and(
        eq(leavingWishes.book, book),
        isOpen,
        isNull(leavingWishes.unconfirmedSince),
        lte(leavingWishes.takesEffectAt, now),
      ),
    )
    .orderBy(asc(leavingWishes.takesEffectAt), asc(leavingWishes.id));
  return rows.map(({ membershipId }) => membershipId);
}

export const WISHES_SORT: Sort = {
  name: 'soonest',
  by: leavingWishes.takesEffectAt,
  kind: 'moment',
  id: leavingWishes.id,
  direction: 'asc',
};

/** The open wishes of a book, soonest effect first: a page plus one row. */
export function findOpenWishes(
  db: Executor,
  book: Book,
  { cursor, limit }: PageRequest,
): Promise<(WishRow & { place: string })[]> {
  return db
    .select({ ...getTableColumns(leavingWishes), place: placeOf(WISHES_SORT) })
    .from(leavingWishes)
    .where(and(eq(leavingWishes.book, book), isOpen, afterCursor(WISHES_SORT, cursor)))
    .orderBy(...orderOf(WISHES_SORT))
    .limit(rowsOf({ limit }));
}

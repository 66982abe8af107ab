import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { placeOf, rowsOf, type Sort } from '#platform/keyset.ts';
import { readPage } from '#platform/search-page.ts';
import type { PageRequest } from '#shared/paging.ts';
import type { WaitlistFilter } from '../admin-contract.ts';
import { waitlistEntries } from './tables.ts';

export const WAITLIST_SORT: Sort = {
  name: 'newest',
  by: waitlistEntries.createdAt,
  kind: 'moment',
  id: waitlistEntries.id,
  direction: 'desc',
};

/** A page of entries and one row more. */
export function selectEntries(db: Executor, { search, list }: WaitlistFilter, page: PageRequest) {
  const { updatedAt: _, ...columns } = getTableColumns(waitlistEntries);
  const listed = {
    table: waitlistEntries,
    sort: WAITLIST_SORT,
    filter: list ? eq(waitlistEntries.list, list) : undefined,
  };
  return readPage(db, listed, search, page, async ({ from, where, order }) =>
    db
      .select({ ...columns, place: placeOf(WAITLIST_SORT) })
      .from(from)
      .where(where)
      .orderBy(...order)
      .limit(rowsOf(page)),
  );
}

/** Deletes entries; returns the deleted ones. */
export function deleteEntries(db: Executor, ids: readonly string[]) {
  return db
    .delete(waitlistEntries)
    .where(inArray(waitlistEntries.id, [...ids]))
    .returning();
}

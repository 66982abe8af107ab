import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { matchesSearch } from '#db/search.ts';
import { afterCursor, orderOf, placeOf, type Sort } from '#platform/keyset.ts';
import type { PageRequest } from '#shared/paging.ts';
import type { WaitlistFilter } from '../admin-contract.ts';
import { searchedText, waitlistEntries } from './tables.ts';

export const WAITLIST_SORT: Sort = {
  name: 'newest',
  by: waitlistEntries.createdAt,
  kind: 'moment',
  id: waitlistEntries.id,
  direction: 'desc',
};

/** A page of entries and one row more. */
export function selectEntries(
  db: Executor,
  { search, list }: WaitlistFilter,
  { cursor, limit }: PageRequest,
) {
  const { updatedAt: _, ...columns } = getTableColumns(waitlistEntries);
  return db
    .select({ ...columns, place: placeOf(WAITLIST_SORT) })
    .from(waitlistEntries)
    .where(
      and(
        matchesSearch(searchedText(waitlistEntries), search),
        list ? eq(waitlistEntries.list, list) : undefined,
        afterCursor(WAITLIST_SORT, cursor),
      ),
    )
    .orderBy(...orderOf(WAITLIST_SORT))
    .limit(limit + 1);
}

/** Deletes entries; returns the deleted ones. */
export function deleteEntries(db: Executor, ids: readonly string[]) {
  return db
    .delete(waitlistEntries)
    .where(inArray(waitlistEntries.id, [...ids]))
    .returning();
}

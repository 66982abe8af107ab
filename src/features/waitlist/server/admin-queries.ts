import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import { isOnPage } from '#platform/lists/search-page.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { WaitlistFilter } from '../admin-contract.ts';
import { waitlistEntries } from './tables.ts';

export const WAITLIST_SORT: Sort = {
  name: 'newest',
  by: waitlistEntries.createdAt,
  kind: 'moment',
  id: waitlistEntries.id,
  direction: 'desc',
};

/** One extra row tells whether there is another page. */
export function findEntryPage(db: Executor, { search, list }: WaitlistFilter, page: PageRequest) {
  const filter = list ? eq(waitlistEntries.list, list) : undefined;
  const { updatedAt: _, ...columns } = getTableColumns(waitlistEntries);
  return db
    .select({ ...columns, place: placeOf(WAITLIST_SORT) })
    .from(waitlistEntries)
    .where(isOnPage({ table: waitlistEntries, sort: WAITLIST_SORT, filter }, search, page))
    .orderBy(...orderOf(WAITLIST_SORT))
    .limit(rowsOf(page));
}

export function deleteEntries(db: Executor, ids: readonly string[]) {
  return db
    .delete(waitlistEntries)
    .where(inArray(waitlistEntries.id, [...ids]))
    .returning();
}

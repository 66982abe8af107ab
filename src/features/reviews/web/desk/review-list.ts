import { callApi } from '#shared/api/api-client.ts';
import { withFilter } from '#ui/list/use-url-filter.ts';
import { listApplicationsCall } from '../../contract.ts';
import { type AdminFilter, FILTER_KEYS } from '../list/admin-filter-keys.ts';

/** The queue: papers that wait for a decision, the longest wait first. */
export const QUEUE: AdminFilter = { incomeStatus: 'uploaded', sort: 'waiting' };

/**
 * The query parameter of the review mode, in which applications are processed one after another.
 */
const REVIEWING = 'review';

/** The address of one application within the list it was opened from. */
export function pathOf(id: string, filter: AdminFilter, isReviewing = false): string {
  return withFilter(`/admin/applications/${id}`, {
    ...filter,
    ...(isReviewing ? { [REVIEWING]: 'yes' } : {}),
  });
}

/** The list of an address, and whether it is in review mode. */
export function readList(search: string): { filter: AdminFilter; isReviewing: boolean } {
  const given = new URLSearchParams(search);
  const filter = Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const value = given.get(key);
      return value ? [[key, value]] : [];
    }),
  ) as AdminFilter;
  return { filter, isReviewing: given.has(REVIEWING) };
}

/**
 * The next application of a list that no colleague has claimed: after the cursor, else from the
 * start, for those that were skipped. Undefined when none is left.
 */
export async function findNext(
  filter: AdminFilter,
  cursor: string | null | undefined,
  exceptId?: string,
): Promise<string | undefined> {
  const read = async (from: string | undefined) => {
    const query = { ...filter, claim: filter.claim ?? 'open', limit: 2, cursor: from };
    // The filter comes from the address; the server validates it.
    const page = await callApi(listApplicationsCall, { query: query as { limit: number } });
    return page.items.find(({ id }) => id !== exceptId)?.id;
  };
  return (cursor ? await read(cursor) : undefined) ?? (await read(undefined));
}

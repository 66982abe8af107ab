import { z } from 'zod';

export const PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

/** The paging parameters of a list call. */
export const pageParameters = {
  cursor: z.string().max(800).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
};

/** A page of a list; `nextCursor` is null on the last one. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export type PageRequest = { cursor?: string | undefined; limit: number };
export type Page<T> = { items: T[]; nextCursor: string | null };

/** The search text of a list; blank means all. */
export const searchText = z.string().trim().max(200).optional();

/** The filter of a list whose rows have states: a search, and one of the states. */
export function stateFilter<const S extends readonly [string, ...string[]]>(states: S) {
  return { search: searchText, state: z.enum(states).optional() };
}

/** How many rows of a list are in each state, and how much money; for the search, in all states. */
const stateSums = z.record(z.string(), z.object({ count: z.number().int(), cents: z.number() }));
export type StateSums = z.output<typeof stateSums>;

/** A page with the sums of the list, which only the first page has. */
export function summedPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({ sums: stateSums.nullable() });
}
export type SummedPage<T> = Page<T> & { sums: StateSums | null };

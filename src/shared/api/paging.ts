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

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { pageInParts, tablePart } from '#platform/lists/page-in-parts.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { type AwardRow, awards } from './tables.ts';

const OPEN: Sort = {
  name: 'open',
  by: awards.selectedOn,
  kind: 'day',
  id: awards.id,
  direction: 'asc',
};
const FINISHED: Sort = {
  name: 'finished',
  by: awards.updatedAt,
  kind: 'moment',
  id: awards.id,
  direction: 'desc',
};

// Steps are literals, so that prepared statements use the partial indexes too.
export const isOpen = sql`(${awards.step} <> 'paid' and ${awards.end} is null)`;
const isFinished = sql`(${awards.step} = 'paid' or ${awards.end} is not null)`;

/** A page of open awards, the earliest selected first, then of finished ones, the latest first. */
export function findAwardPage(
  db: Executor,
  book: Book,
  request: PageRequest,
): Promise<Page<AwardRow>> {
  const part = (sort: Sort, isInPart: SQL) =>
    tablePart(db, awards, sort, and(eq(awards.book, book), isInPart));
  return pageInParts([part(OPEN, isOpen), part(FINISHED, isFinished)], request);
}

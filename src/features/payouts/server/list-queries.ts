import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { afterCursor, orderOf, placeOf, type Sort } from '#platform/keyset.ts';
import { type Part, pageInParts } from '#platform/page-in-parts.ts';
import type { Page, PageRequest } from '#shared/paging.ts';
import { type PayoutRow, payouts } from './tables.ts';

const OPEN: Sort = {
  name: 'open',
  by: payouts.owedAt,
  kind: 'moment',
  id: payouts.id,
  direction: 'asc',
};
const PAID: Sort = {
  name: 'paid',
  by: payouts.paidOn,
  kind: 'day',
  id: payouts.id,
  direction: 'desc',
};

/** A page of what is open, the oldest first, then of what was paid, the latest first. */
export function findPayoutPage(
  db: Executor,
  book: Book,
  request: PageRequest,
): Promise<Page<PayoutRow>> {
  const part = (sort: Sort, isInPart: SQL): Part<PayoutRow & { place: string }> => ({
    sort,
    read: ({ cursor, limit }) =>
      db
        .select({ ...getTableColumns(payouts), place: placeOf(sort) })
        .from(payouts)
        .where(and(eq(payouts.book, book), isInPart, afterCursor(sort, cursor)))
        .orderBy(...orderOf(sort))
        .limit(limit + 1),
  });
  // States are written out, so that the indexes of these parts are used whatever is prepared.
  const open = part(OPEN, sql`${payouts.state} in ('owed', 'asked', 'approved')`);
  const paid = part(PAID, sql`${payouts.state} = 'paid'`);
  return pageInParts([open, paid], request);
}

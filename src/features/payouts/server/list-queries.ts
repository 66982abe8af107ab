import { and, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { pageInParts, tablePart } from '#platform/lists/page-in-parts.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { PayoutState } from '../rules.ts';
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
  // States are literals, so that prepared statements use the partial indexes too.
  const part = (sort: Sort, states: readonly PayoutState[]) =>
    tablePart(db, payouts, sort, and(eq(payouts.book, book), isOneOf(payouts.state, states)));
  return pageInParts([part(OPEN, ['owed', 'asked', 'approved']), part(PAID, ['paid'])], request);
}

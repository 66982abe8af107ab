import { and, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { pageInParts, tablePart } from '#platform/lists/page-in-parts.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { FINISHED_STATES, OPEN_STATES, type TransferState } from '../rules.ts';
import { seatTransfers, type TransferRow } from './tables.ts';

const latest = (name: string): Sort => ({
  name,
  by: seatTransfers.updatedAt,
  kind: 'moment',
  id: seatTransfers.id,
  direction: 'desc',
});
const OPEN = latest('open');
const FINISHED = latest('finished');

/** A page of open transfers, then of finished ones; each part is sorted by the latest change. */
export function findTransferPage(
  db: Executor,
  book: Book,
  request: PageRequest,
): Promise<Page<TransferRow>> {
  const part = (sort: Sort, states: readonly TransferState[]) =>
    tablePart(
      db,
      seatTransfers,
      sort,
      and(eq(seatTransfers.book, book), isOneOf(seatTransfers.state, states)),
    );
  return pageInParts([part(OPEN, OPEN_STATES), part(FINISHED, FINISHED_STATES)], request);
}

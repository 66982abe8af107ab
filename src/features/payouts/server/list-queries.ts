import { eq, like, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { findStatePage, type StateList, sumStateList } from '#platform/lists/state-list.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { ListedState } from '../rules.ts';
import { payoutNames } from '../texts.ts';
import { type PayoutRow, payouts } from './tables.ts';

export type PayoutFilter = { search?: string | undefined; state?: ListedState | undefined };

const byOwed = (name: string): Sort => ({
  name,
  by: payouts.owedAt,
  kind: 'moment',
  id: payouts.id,
  direction: 'asc',
});
const PAID: Sort = {
  name: 'paid',
  by: payouts.paidOn,
  kind: 'day',
  id: payouts.id,
  direction: 'desc',
};

const isReturned = sql`${payouts.state} = 'owed' and ${payouts.returnedTimes} > 0`;
/** As in the index `payouts_search_idx`. */
const TEXT = sql`search_text_of(null, ${payouts.payeeName}, ${payouts.bankReference}, ${payouts.returnedReference}, ${payouts.seat}::text)`;

// States are literals, so that prepared statements use the partial indexes too.
const PAYOUTS: StateList<typeof payouts> = {
  table: payouts,
  state: sql`case when ${isReturned} then 'returned' else ${payouts.state} end`,
  names: () => ({ ...payoutNames('en').states, returned: payoutNames('en').returned }),
  text: (pattern) => like(TEXT, pattern),
  cents: payouts.cents,
  parts: [
    { sort: byOwed('returned'), states: ['returned'], place: isReturned },
    {
      sort: byOwed('open'),
      states: ['owed', 'asked', 'approved'],
      place: sql`${isOneOf(payouts.state, ['owed', 'asked', 'approved'])} and not (${isReturned})`,
    },
    { sort: PAID, states: ['paid'], place: isOneOf(payouts.state, ['paid']) },
  ],
};

const inBook = (book: Book): SQL => eq(payouts.book, book);

/** A page of what the bank returned and of what is open, the oldest first, then of what was paid. */
export function findPayoutPage(
  db: Executor,
  book: Book,
  filter: PayoutFilter,
  request: PageRequest,
) {
  return findStatePage(db, PAYOUTS, { ...filter, always: inBook(book) }, request);
}

export function sumPayouts(db: Executor, book: Book, filter: PayoutFilter) {
  return sumStateList(db, PAYOUTS, { ...filter, always: inBook(book) });
}

/** The state as the desk lists it. */
export function listedState({ state, returnedTimes }: PayoutRow): ListedState {
  if (state === 'owed' && returnedTimes > 0) return 'returned';
  return state === 'void' ? 'owed' : state;
}

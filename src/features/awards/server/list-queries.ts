import { eq, like, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { isUserNamed } from '#features/accounts/profile/server/account-conditions.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { findStatePage, type StateList, sumStateList } from '#platform/lists/state-list.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { AWARD_ENDS, type ListedAward, MOVABLE_STEPS } from '../rules.ts';
import { awardNames } from '../texts.ts';
import { awards, targetOf } from './tables.ts';

export type AwardFilter = { search?: string | undefined; state?: ListedAward | undefined };

const OPEN: Sort = {
  name: 'open',
  by: targetOf(awards),
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
const HOME = sql`search_text_of(null, ${awards.address}, ${awards.seller}, ${awards.titleCompany}, ${awards.seat}::text)`;

const AWARDS: StateList<typeof awards> = {
  table: awards,
  state: sql`coalesce(${awards.end}, ${awards.step})`,
  names: () => ({ ...awardNames('en').steps, ...awardNames('en').ends }),
  text: (pattern) => or(isUserNamed(awards.userId, pattern), like(HOME, pattern)),
  cents: awards.creditCents,
  parts: [
    { sort: OPEN, states: MOVABLE_STEPS, place: isOpen },
    { sort: FINISHED, states: ['paid', ...AWARD_ENDS], place: isFinished },
  ],
};

/** A page of open awards, whose step is due first, then of finished ones, the latest first. */
export function findAwardPage(db: Executor, book: Book, filter: AwardFilter, request: PageRequest) {
  return findStatePage(db, AWARDS, { ...filter, always: eq(awards.book, book) }, request);
}

export function sumAwards(db: Executor, book: Book, filter: AwardFilter) {
  return sumStateList(db, AWARDS, { ...filter, always: eq(awards.book, book) });
}

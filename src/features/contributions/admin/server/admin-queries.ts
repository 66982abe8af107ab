import { and, asc, count, eq, getTableColumns, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { matchesWords } from '#db/search.ts';
import { isUserNamed } from '#features/accounts/profile/server/account-conditions.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { findStatePage, type StateList, searchedIn } from '#platform/lists/state-list.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { ARREARS_STATE_NAMES, ARREARS_STATES, type ArrearsState } from '../../arrears/arrears.ts';
import type { ContributionRow } from '../../paying/server/payment-queries.ts';
import {
  contributionAccounts,
  contributionPayments,
  contributionSteps,
} from '../../server/tables.ts';

export type ArrearsFilter = {
  groupId?: string | undefined;
  search?: string | undefined;
  state?: ArrearsState | undefined;
};
type Late = ArrearsFilter & { book: Book; today: CalendarDate };

const isLate = ({ book, today, groupId }: Late) =>
  and(
    eq(contributionAccounts.book, book),
    sql`${contributionAccounts.closedAt} is null`,
    lt(contributionAccounts.dueOn, today),
    groupId ? eq(contributionAccounts.groupId, groupId) : undefined,
  );

const ARREARS_SORT: Sort = {
  name: 'oldest-debt',
  by: contributionAccounts.dueOn,
  kind: 'day',
  id: contributionAccounts.membershipId,
  direction: 'asc',
};

/** The list on a day: how late a seat is depends on it. */
function arrearsOn(today: CalendarDate): StateList<typeof contributionAccounts> {
  const { dueOn, pausedUntil, userId, seat, membershipId } = contributionAccounts;
  const isSince = (days: number) => sql`${dueOn} <= ${addDays(today, -days)}::date`;
  return {
    table: contributionAccounts,
    state: sql`case when ${pausedUntil} >= ${today}::date then 'paused' when ${isSince(80)} then 'days-80'
      when ${isSince(60)} then 'days-60' when ${isSince(30)} then 'days-30' else 'days-1' end`,
    names: () => ARREARS_STATE_NAMES,
    text: (pattern) => or(isUserNamed(userId, pattern), like(sql`' ' || ${seat}::text`, pattern)),
    cents: contributionAccounts.unappliedCents,
    columns: { ...getTableColumns(contributionAccounts), id: membershipId },
    parts: [{ sort: ARREARS_SORT, states: ARREARS_STATES, place: undefined }],
  };
}

/** A page of the accounts with an instalment whose due date has passed. */
export function findLatePage(db: Executor, late: Late, request: PageRequest) {
  return findStatePage(db, arrearsOn(late.today), { ...late, always: isLate(late) }, request);
}

const matchesLate = ({ state, ...late }: Late) => {
  const list = arrearsOn(late.today);
  return and(
    isLate(late),
    matchesWords(searchedIn(list), late.search),
    state ? isOneOf(list.state, [state]) : undefined,
  );
};

export function countLate(db: Executor, late: Late): Promise<number> {
  return db.$count(contributionAccounts, matchesLate(late));
}

/** The same counted by state and position: what is owed follows from the schedule. */
export async function countPositions(db: Executor, late: Omit<Late, 'state'>) {
  const { state } = arrearsOn(late.today);
  const { planId, startMonth, paid, prepaid, unappliedCents } = contributionAccounts;
  return db
    .select({
      state: sql<ArrearsState>`${state}`,
      planId,
      startMonth,
      paid,
      prepaid,
      count: count(),
      unappliedCents: sql<number>`sum(${unappliedCents})::float8`,
    })
    .from(contributionAccounts)
    .where(matchesLate(late))
    .groupBy(sql`1`, planId, startMonth, paid, prepaid);
}

export async function findSteps(db: Executor, membershipIds: readonly string[]) {
  if (membershipIds.length === 0) return [];
  return db
    .select()
    .from(contributionSteps)
    .where(inArray(contributionSteps.membershipId, [...membershipIds]))
    .orderBy(asc(contributionSteps.takenAt), asc(contributionSteps.step));
}

/**
 * The newest payment of each membership, except the deposit. One index lookup each: a membership
 * has up to 240.
 */
export async function findNewestPayments(
  db: Executor,
  membershipIds: readonly string[],
): Promise<ContributionRow[]> {
  if (membershipIds.length === 0) return [];
  const newest = sql`select newest.id
    from ${contributionAccounts}, lateral (
      select p.id from ${contributionPayments} p
      where p.membership_id = ${contributionAccounts.membershipId} and p.kind not in ('deposit', 'prepayment')
      order by p.created_at desc limit 1
    ) newest
    where ${inIds(contributionAccounts.membershipId, membershipIds)}`;
  return db
    .select()
    .from(contributionPayments)
    .where(sql`${contributionPayments.id} in (${newest})`);
}

import { and, asc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { afterCursor, orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { ContributionRow } from '../../paying/server/payment-queries.ts';
import {
  contributionAccounts,
  contributionPayments,
  contributionSteps,
} from '../../server/tables.ts';

type Late = { book: Book; today: CalendarDate; groupId: string | undefined };

const isLate = ({ book, today, groupId }: Late) =>
  and(
    eq(contributionAccounts.book, book),
    sql`${contributionAccounts.closedAt} is null`,
    lt(contributionAccounts.dueOn, today),
    groupId ? eq(contributionAccounts.groupId, groupId) : undefined,
  );

export const ARREARS_SORT: Sort = {
  name: 'oldest-debt',
  by: contributionAccounts.dueOn,
  kind: 'day',
  id: contributionAccounts.membershipId,
  direction: 'asc',
};

/** A page of the accounts with an instalment whose due date has passed plus one row. */
export function findLatePage(db: Executor, late: Late, { cursor, limit }: PageRequest) {
  return db
    .select({
      ...getTableColumns(contributionAccounts),
      id: contributionAccounts.membershipId,
      place: placeOf(ARREARS_SORT),
    })
    .from(contributionAccounts)
    .where(and(isLate(late), afterCursor(ARREARS_SORT, cursor)))
    .orderBy(...orderOf(ARREARS_SORT))
    .limit(rowsOf({ limit }));
}

export function countLate(db: Executor, late: Late): Promise<number> {
  return db.$count(contributionAccounts, isLate(late));
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

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { isDisputed } from '#features/payments/server/payment-conditions.ts';
import { orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import { isOnPage } from '#platform/lists/search-page.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { DepositFilter } from '../../admin-contract.ts';
import type { MoneyKind } from '../../money-kinds.ts';
import { type DepositRow, deposits } from '../tables.ts';

export const DEPOSIT_SORT: Sort = {
  name: 'newest',
  by: deposits.createdAt,
  kind: 'moment',
  id: deposits.id,
  direction: 'desc',
};

/** Where the money of a deposit is; null when none came. */
const MONEY: SQL<MoneyKind | null> = sql`case
  when ${deposits.status} = 'completed' and ${isDisputed(sql`${deposits.id}`)} then 'disputed'
  else deposit_money(${deposits.status}, ${deposits.refundRequestedAt}, ${deposits.creditedAt}) end`;

type Sum = { money: MoneyKind; count: number; leftCents: number; refundedCents: number };

/** Deposits by where their money is: how many, what is left, and what was returned. */
export function findSums(db: Executor, mode: PaymentMode): Promise<Sum[]> {
  // Disputed deposits are few, so they are subtracted from where they would be counted otherwise.
  return selectRows<Sum>(
    db,
    sql`with disputed as (
        select deposit_money(status, refund_requested_at, credited_at) as money,
          amount_cents - refunded_cents as left_cents, refunded_cents
        from deposits where mode = ${mode} and status = 'completed'
          and ${isDisputed(sql`${deposits.id}`)}
      )
      select money, sum(count)::float8 as count,
        sum(left_cents)::float8 as "leftCents", sum(refunded_cents)::float8 as "refundedCents"
      from (
        select split_part(key, ' ', 2) as money, count, left_cents, refunded_cents
        from (select * from tallies union all select * from tally_changes) as counted
        where name = 'deposits by money' and split_part(key, ' ', 1) = ${mode}
        union all select money, -1, -left_cents, -refunded_cents from disputed
        union all select 'disputed', 1, left_cents, refunded_cents from disputed
      ) as placed
      group by money`,
  );
}

export function findDepositsByIds(db: Executor, ids: readonly string[]): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids]));
}

/** A page of deposits plus one row. */
export function findDepositPage(
  db: Executor,
  { search, status, money, mode }: DepositFilter & { mode: PaymentMode },
  page: PageRequest,
) {
  const filter = and(
    eq(deposits.mode, mode),
    status ? eq(deposits.status, status) : undefined,
    money ? sql`${MONEY} = ${money}` : undefined,
  );
  const columns = {
    id: deposits.id,
    applicationId: deposits.applicationId,
    email: deposits.email,
    fullName: deposits.fullName,
    planId: deposits.planId,
    mode: deposits.mode,
    amountCents: deposits.amountCents,
    status: deposits.status,
    money: MONEY,
    refundReason: deposits.refundReason,
    createdAt: deposits.createdAt,
    completedAt: deposits.completedAt,
    refundedAt: deposits.refundedAt,
    place: placeOf(DEPOSIT_SORT),
  };
  return db
    .select(columns)
    .from(deposits)
    .where(isOnPage({ table: deposits, sort: DEPOSIT_SORT, filter }, search, page))
    .orderBy(...orderOf(DEPOSIT_SORT))
    .limit(rowsOf(page));
}

export function lockDeposits(db: Executor, ids: readonly string[]): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids]))
    .orderBy(asc(deposits.id))
    .for('update');
}

/** Locks the deposits of applications; with `noWait` it fails when one is locked already. */
export async function lockDepositsOf(
  db: Executor,
  applicationIds: readonly string[],
  options: { noWait?: true } = {},
): Promise<void> {
  await db
    .select({ id: deposits.id })
    .from(deposits)
    .where(inArray(deposits.applicationId, [...applicationIds]))
    .orderBy(asc(deposits.id))
    .for('update', options);
}

export async function deleteDepositRows(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(deposits).where(inArray(deposits.id, [...ids]));
}

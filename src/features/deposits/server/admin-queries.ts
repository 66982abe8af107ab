import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { isDisputed } from '#features/payments/server/payment-conditions.ts';
import { orderOf, placeOf, rowsOf, type Sort } from '#platform/keyset.ts';
import { readPage } from '#platform/search-page.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { PageRequest } from '#shared/paging.ts';
import type { DepositFilter } from '../admin-contract.ts';
import type { MoneyKind } from '../money-kinds.ts';
import { type DepositRow, deposits } from './tables.ts';

export const DEPOSIT_SORT: Sort = {
  name: 'newest',
  by: deposits.createdAt,
  kind: 'moment',
  id: deposits.id,
  direction: 'desc',
};

/** Where the money of a deposit is; null when none came. */
const MONEY: SQL<MoneyKind | null> = sql`case
  when ${deposits.status} = 'refunded' then 'refunded'
  when ${deposits.status} <> 'completed' then null
  when ${isDisputed(sql`${deposits.id}`)} then 'disputed'
  when ${deposits.refundRequestedAt} is not null then 'owed'
  when ${deposits.creditedAt} is not null then 'credited'
  else 'held' end`;

/** How many deposits have their money where, what is left of it, and what went back. */
export function selectSums(db: Executor, mode: PaymentMode) {
  return db
    .select({
      money: MONEY,
      count: count(),
      leftCents: sql`sum(${deposits.amountCents} - ${deposits.refundedCents})`.mapWith(Number),
      refundedCents: sql`sum(${deposits.refundedCents})`.mapWith(Number),
    })
    .from(deposits)
    .where(and(eq(deposits.mode, mode), inArray(deposits.status, ['completed', 'refunded'])))
    .groupBy(sql`1`);
}

export function selectDepositsByIds(db: Executor, ids: readonly string[]): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids]));
}

/** A page of deposits and one row more. */
export function selectDeposits(
  db: Executor,
  { search, status, money, mode }: DepositFilter & { mode: PaymentMode },
  page: PageRequest,
) {
  const listed = {
    table: deposits,
    sort: DEPOSIT_SORT,
    filter: and(
      eq(deposits.mode, mode),
      status ? eq(deposits.status, status) : undefined,
      money ? sql`${MONEY} = ${money}` : undefined,
    ),
  };
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
  return readPage(listed, search, page, async ({ from, where }) =>
    db
      .select(columns)
      .from(from)
      .where(where)
      .orderBy(...orderOf(DEPOSIT_SORT))
      .limit(rowsOf(page)),
  );
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

import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { ownText } from '#db/search.ts';
import { isDisputed } from '#features/payments/server/payment-conditions.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { findStatePage, type StateList } from '#platform/lists/state-list.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { DepositFilter } from '../../admin-contract.ts';
import type { MoneyKind } from '../../money-kinds.ts';
import { MONEY_NAMES, STATUS_NAMES } from '../../money-names.ts';
import { type DepositRow, deposits } from '../tables.ts';

const byCreation = (name: string, direction: Sort['direction']): Sort => ({
  name,
  by: deposits.createdAt,
  kind: 'moment',
  id: deposits.id,
  direction,
});

const isPaid = sql`${deposits.status} = 'completed'`;
const isInDispute = sql`${isPaid} and ${isDisputed(sql`${deposits.id}`)}`;
const isOwedBack = sql`${isPaid} and ${deposits.refundRequestedAt} is not null`;

/** Where the money of a deposit is; null when none came. */
const MONEY: SQL<MoneyKind | null> = sql`case
  when ${isInDispute} then 'disputed'
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

/** What a bank is deciding about, then what is owed back, the oldest first; then the newest. */
const DEPOSITS: StateList<typeof deposits> = {
  table: deposits,
  state: sql`coalesce(${MONEY}, ${deposits.status})`,
  names: () => ({ ...STATUS_NAMES, ...MONEY_NAMES }),
  text: ownText(deposits),
  cents: deposits.amountCents,
  columns: { ...getTableColumns(deposits), money: MONEY },
  parts: [
    { sort: byCreation('disputed', 'asc'), states: ['disputed'], place: isInDispute },
    {
      sort: byCreation('owed', 'asc'),
      states: ['owed'],
      place: sql`${isOwedBack} and not (${isInDispute})`,
    },
    {
      sort: byCreation('newest', 'desc'),
      states: ['held', 'credited', 'refunded', 'pending', 'failed', 'expired'],
      place: sql`not (${isOwedBack}) and not (${isInDispute})`,
    },
  ],
};

/** A page of deposits, the most urgent first. */
export function findDepositPage(
  db: Executor,
  { search, status, money, mode }: DepositFilter & { mode: PaymentMode },
  request: PageRequest,
): Promise<Page<DepositRow & { money: MoneyKind | null; place: string }>> {
  const always = and(eq(deposits.mode, mode), status ? eq(deposits.status, status) : undefined);
  const page = findStatePage(db, DEPOSITS, { search, state: money, always }, request);
  return page as Promise<Page<DepositRow & { money: MoneyKind | null; place: string }>>;
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

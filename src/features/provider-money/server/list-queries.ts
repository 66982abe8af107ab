import { and, asc, eq, getTableColumns, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { afterCursor, orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { isInProgress } from './queries.ts';
import { providerPayouts, providerTransactions } from './tables.ts';

const order = (table: typeof providerPayouts | typeof providerTransactions) => ({
  by: table.createdAt,
  kind: 'moment' as const,
  id: table.subjectId,
});
export const NEWEST_PAYOUTS: Sort = {
  ...order(providerPayouts),
  name: 'provider-payouts',
  direction: 'desc',
};
export const NEWEST: Sort = {
  ...order(providerTransactions),
  name: 'provider-transactions',
  direction: 'desc',
};
export const OLDEST: Sort = { ...NEWEST, name: 'unmatched-transactions', direction: 'asc' };

// Pages are keyed by a uuid, which the provider's ids are not.
const payoutColumns = {
  ...getTableColumns(providerPayouts),
  id: providerPayouts.subjectId,
  providerId: providerPayouts.id,
  place: placeOf(NEWEST_PAYOUTS),
};
const transactionColumns = {
  ...getTableColumns(providerTransactions),
  id: providerTransactions.subjectId,
  providerId: providerTransactions.id,
  place: placeOf(NEWEST),
};

/** A page of payouts, newest first, and one more. */
export function findPayoutPage(db: Executor, mode: PaymentMode, { cursor, limit }: PageRequest) {
  return db
    .select(payoutColumns)
    .from(providerPayouts)
    .where(and(eq(providerPayouts.mode, mode), afterCursor(NEWEST_PAYOUTS, cursor)))
    .orderBy(...orderOf(NEWEST_PAYOUTS))
    .limit(rowsOf({ limit }));
}

export async function findPayout(db: Executor, mode: PaymentMode, id: string) {
  const [payout] = await db
    .select({ id: providerPayouts.id })
    .from(providerPayouts)
    .where(and(eq(providerPayouts.mode, mode), eq(providerPayouts.id, id)));
  return payout;
}

/** A page of the transactions that meet a condition, and one more. */
export function findTransactionPage(
  db: Executor,
  mode: PaymentMode,
  sort: Sort,
  condition: SQL | undefined,
  { cursor, limit }: PageRequest,
) {
  return db
    .select(transactionColumns)
    .from(providerTransactions)
    .where(and(eq(providerTransactions.mode, mode), condition, afterCursor(sort, cursor)))
    .orderBy(...orderOf(sort))
    .limit(rowsOf({ limit }));
}
export type ListedTransaction = Awaited<ReturnType<typeof findTransactionPage>>[number];

/** What a payout pays out; the movement of the payout itself is not part of it. */
export const isOfPayout = (payoutId: string) =>
  and(
    eq(providerTransactions.payoutId, payoutId),
    not(isOneOf(providerTransactions.type, ['payout'])),
  );

/** What waits for somebody to say what it is. */
export const isWaiting = (since: Date) =>
  and(
    isNull(providerTransactions.matchedAs),
    or(sql`not (${isInProgress(since)})`, isNull(providerTransactions.paymentId)),
  );

export type PayoutSums = { transactions: number; unmatched: number; netCents: number };

/** How many transactions each payout pays out, and what they add up to. */
export async function sumPayouts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, PayoutSums>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows<{ id: string; count: number; unmatched: number; net: string }>(
    db,
    sql`select payout_id as id, count(*)::int as count,
        count(*) filter (where matched_as is null)::int as unmatched,
        sum(amount_cents - fee_cents)::text as net
      from ${providerTransactions}
      where payout_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        and type <> 'payout' group by payout_id`,
  );
  return new Map(
    rows.map(({ id, count, unmatched, net }) => [
      id,
      { transactions: count, unmatched, netCents: Number(net) },
    ]),
  );
}

/** The oldest transactions that wait. */
export function findWaiting(db: Executor, mode: PaymentMode, since: Date, limit: number) {
  return db
    .select()
    .from(providerTransactions)
    .where(and(eq(providerTransactions.mode, mode), isWaiting(since)))
    .orderBy(asc(providerTransactions.createdAt), asc(providerTransactions.id))
    .limit(limit);
}

/** What moved at the provider after the opening, by our payment. */
export async function sumByPayment(db: Executor, mode: PaymentMode): Promise<Map<string, number>> {
  const rows = await selectRows<{ paymentId: string; cents: string }>(
    db,
    sql`select payment_id as "paymentId", sum(amount_cents)::text as cents
      from ${providerTransactions}
      where mode = ${mode} and not is_before_opening and currency = 'USD' and payment_id is not null
        and matched_as is distinct from 'unexpected' and matched_as is distinct from 'explained'
      group by payment_id`,
  );
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, Number(cents)]));
}

import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { insertRow } from '#db/insert-rows.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { sandboxBalanceTransactions } from '../tables.ts';
import { refusals } from './errors.ts';
import { type ChargeRow, type DisputeRow, type RefundRow, seconds } from './objects.ts';
import { isBefore, type ListFilter } from './store.ts';
import type { SandboxWorld } from './world.ts';

export type BalanceRow = typeof sandboxBalanceTransactions.$inferSelect;

/** What was paid can be paid out two days later. */
const AVAILABLE_AFTER_MS = 2 * MILLISECONDS_PER_DAY;
const DISPUTE_FEE = 1_500;

/** The provider's price list: 2.9 % and 30 cents of a card, 0.8 % and at most $5 of a bank debit. */
function feeOf({ amount, account }: ChargeRow): number {
  return account ? Math.min(500, Math.round(amount * 0.008)) : Math.round(amount * 0.029) + 30;
}

type NewTransaction = Pick<BalanceRow, 'id' | 'type' | 'source' | 'amount'> &
  Partial<Pick<BalanceRow, 'fee' | 'paymentIntent' | 'payout' | 'createdAt' | 'description'>>;

/** Records a movement on the balance, once by its id. */
export async function moveBalance(world: SandboxWorld, given: NewTransaction): Promise<void> {
  const createdAt = given.createdAt ?? world.clock.now();
  const availableAt =
    given.amount > 0 ? new Date(createdAt.getTime() + AVAILABLE_AFTER_MS) : createdAt;
  await insertRow(world.db, sandboxBalanceTransactions, {
    fee: 0,
    currency: 'usd',
    availableAt,
    ...given,
    createdAt,
  });
}

/** A charge that went through. */
export const moveCharge = (world: SandboxWorld, charge: ChargeRow, createdAt?: Date) =>
  moveBalance(world, {
    id: `txn_${charge.id}`,
    type: charge.account ? 'payment' : 'charge',
    source: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: charge.amount,
    fee: feeOf(charge),
    ...(createdAt ? { createdAt } : {}),
  });

/** A refund, or its return by the bank. */
export const moveRefund = (world: SandboxWorld, refund: RefundRow, hasFailed = false) =>
  moveBalance(world, {
    id: hasFailed ? `txn_${refund.id}_failure` : `txn_${refund.id}`,
    type: hasFailed ? 'refund_failure' : 'refund',
    source: refund.id,
    paymentIntent: refund.paymentIntent,
    amount: hasFailed ? refund.amount : -refund.amount,
  });

/** The bank takes a disputed amount, or gives it back; opening a dispute costs a fee. */
export const moveDispute = (
  world: SandboxWorld,
  dispute: DisputeRow,
  { id, isBack = false, isNew = false }: { id: string; isBack?: boolean; isNew?: boolean },
) =>
  moveBalance(world, {
    id,
    type: 'adjustment',
    source: dispute.id,
    paymentIntent: dispute.paymentIntent,
    amount: isBack ? dispute.amount : -dispute.amount,
    fee: isNew ? DISPUTE_FEE : 0,
    description: isBack ? 'Chargeback reversal' : 'Chargeback withdrawal',
  });

export async function findTransaction(db: Executor, id: string): Promise<BalanceRow> {
  const [row] = await db
    .select()
    .from(sandboxBalanceTransactions)
    .where(eq(sandboxBalanceTransactions.id, id));
  if (!row) throw refusals.missing('balance_transaction', id);
  return row;
}

/** Movements, newest first, one more than the limit so that the caller knows of a next page. */
export function listTransactions(
  db: Executor,
  { since, after, limit, payout }: ListFilter<BalanceRow> & { payout?: string | undefined },
): Promise<BalanceRow[]> {
  const { createdAt, id } = sandboxBalanceTransactions;
  const ofPayout: SQL | undefined = payout
    ? eq(sandboxBalanceTransactions.payout, payout)
    : undefined;
  return db
    .select()
    .from(sandboxBalanceTransactions)
    .where(
      and(
        ofPayout,
        since ? gte(createdAt, since) : undefined,
        after ? isBefore({ createdAt, id }, after) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

const CATEGORIES: Partial<Record<BalanceRow['type'], string>> = {
  payment: 'charge',
  payment_refund: 'refund',
  adjustment: 'dispute',
  stripe_fee: 'fee',
};

export function transactionObject(
  row: BalanceRow,
  sources: ReadonlyMap<string, unknown>,
  now: Date,
) {
  const { id, amount, fee, currency, createdAt, availableAt, type, source } = row;
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: seconds(availableAt),
    balance_type: 'payments',
    created: seconds(createdAt),
    currency,
    description: row.description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: CATEGORIES[type] ?? type,
    source: (source && sources.get(source)) ?? source,
    status: availableAt <= now ? 'available' : 'pending',
    type,
  };
}

/** What is on the balance now, of which a part can be paid out. */
export async function balanceObject({ db, clock }: SandboxWorld) {
  const [sums] = await selectRows<{ available: string; pending: string }>(
    db,
    sql`select coalesce(sum(amount - fee) filter (where available_at <= ${clock.now().toISOString()}), 0) as available,
        coalesce(sum(amount - fee) filter (where available_at > ${clock.now().toISOString()}), 0) as pending
      from ${sandboxBalanceTransactions}`,
  );
  const part = (cents: string | undefined) => [
    { amount: Number(cents ?? 0), currency: 'usd', source_types: { card: Number(cents ?? 0) } },
  ];
  return {
    object: 'balance',
    available: part(sums?.available),
    livemode: false,
    pending: part(sums?.pending),
  };
}

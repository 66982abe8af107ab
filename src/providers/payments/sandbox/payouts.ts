import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { sandboxBalanceTransactions, sandboxPaymentSettings, sandboxPayouts } from '../tables.ts';
import { moveBalance } from './balance.ts';
import { refusals } from './errors.ts';
import { seconds } from './objects.ts';
import { isBefore, type ListFilter } from './store.ts';
import { inSandboxTransaction, newId, type SandboxWorld } from './world.ts';

export type PayoutRow = typeof sandboxPayouts.$inferSelect;

const startOfDay = (moment: Date) =>
  new Date(Math.floor(moment.getTime() / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY);
const dayAfter = (day: Date) => new Date(day.getTime() + MILLISECONDS_PER_DAY);
const isWorkingDay = (day: Date) => day.getUTCDay() % 6 !== 0;

function workingDayFrom(day: Date): Date {
  let found = day;
  while (!isWorkingDay(found)) found = dayAfter(found);
  return found;
}

/** The last working day that has begun. */
function lastWorkingDay(now: Date): Date {
  let day = startOfDay(now);
  while (!isWorkingDay(day)) day = new Date(day.getTime() - MILLISECONDS_PER_DAY);
  return day;
}

const isUnpaid = isNull(sandboxBalanceTransactions.payout);

/**
 * Makes the payouts that are due by the sandbox's clock: one for each working day on which something
 * is available. What gathered before the first is one payout.
 */
export async function createPayouts(world: SandboxWorld): Promise<void> {
  const last = lastWorkingDay(world.clock.now());
  const [due] = await selectRows<{ first: string | null; newest: string | null }>(
    world.db,
    sql`select (select min(available_at) from ${sandboxBalanceTransactions} where ${isUnpaid}) as first,
      (select max(created_at) from ${sandboxPayouts}) as newest`,
  );
  if (!due?.first) return;
  const earliest = startOfDay(new Date(new Date(due.first).getTime() + MILLISECONDS_PER_DAY - 1));
  const next = due.newest ? dayAfter(new Date(due.newest)) : last;
  let day = workingDayFrom(earliest > next ? earliest : next);
  while (day <= last) {
    await createPayout(world, day);
    day = workingDayFrom(dayAfter(day));
  }
}

/** Pays out what is available on a day, unless another process did. */
function createPayout(world: SandboxWorld, day: Date): Promise<void> {
  return inSandboxTransaction(world, async (inner) => {
    await inner.db.select().from(sandboxPaymentSettings).for('update');
    const [made] = await inner.db
      .select({ id: sandboxPayouts.id })
      .from(sandboxPayouts)
      .where(eq(sandboxPayouts.createdAt, day));
    if (made) return;
    const isDue = and(isUnpaid, lte(sandboxBalanceTransactions.availableAt, day));
    const [row] = await inner.db
      .select({
        cents: sql<string>`coalesce(sum(${sandboxBalanceTransactions.amount} - ${sandboxBalanceTransactions.fee}), 0)`,
      })
      .from(sandboxBalanceTransactions)
      .where(isDue);
    const amount = Number(row?.cents ?? 0);
    if (amount <= 0) return;
    const id = newId(inner, 'po');
    await inner.db.insert(sandboxPayouts).values({
      id,
      amount,
      currency: 'usd',
      createdAt: day,
      arrivesAt: workingDayFrom(dayAfter(day)),
    });
    await inner.db.update(sandboxBalanceTransactions).set({ payout: id }).where(isDue);
    await moveBalance(inner, {
      id: `txn_${id}`,
      type: 'payout',
      source: id,
      amount: -amount,
      payout: id,
      createdAt: day,
    });
  });
}

/** The bank refuses a payout: the money is on the balance again. */
export async function failPayout(world: SandboxWorld, id: string): Promise<void> {
  const failedAt = world.clock.now();
  const [failed] = await world.db
    .update(sandboxPayouts)
    .set({ failedAt })
    .where(and(eq(sandboxPayouts.id, id), isNull(sandboxPayouts.failedAt)))
    .returning();
  if (!failed) return;
  await moveBalance(world, {
    id: `txn_${id}_failure`,
    type: 'payout_failure',
    source: id,
    amount: failed.amount,
  });
}

export async function findPayout(db: Executor, id: string): Promise<PayoutRow> {
  const [row] = await db.select().from(sandboxPayouts).where(eq(sandboxPayouts.id, id));
  if (!row) throw refusals.missing('payout', id);
  return row;
}

/** Payouts, newest first, one more than the limit so that the caller knows of a next page. */
export function listPayouts(
  db: Executor,
  { since, after, limit }: ListFilter<PayoutRow>,
): Promise<PayoutRow[]> {
  return db
    .select()
    .from(sandboxPayouts)
    .where(
      and(
        since ? gte(sandboxPayouts.createdAt, since) : undefined,
        after ? isBefore(sandboxPayouts, after) : undefined,
      ),
    )
    .orderBy(desc(sandboxPayouts.createdAt), desc(sandboxPayouts.id))
    .limit(limit + 1);
}

export function payoutObject(row: PayoutRow, now: Date) {
  const { id, amount, currency, createdAt, arrivesAt, failedAt } = row;
  return {
    id,
    object: 'payout',
    amount,
    arrival_date: seconds(arrivesAt),
    automatic: true,
    balance_transaction: `txn_${id}`,
    created: seconds(createdAt),
    currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: failedAt ? `txn_${id}_failure` : null,
    failure_code: failedAt ? 'account_closed' : null,
    failure_message: failedAt ? 'The bank account has been closed.' : null,
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    status: failedAt ? 'failed' : arrivesAt <= now ? 'paid' : 'in_transit',
    type: 'bank_account',
  };
}

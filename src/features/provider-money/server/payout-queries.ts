import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { PaymentMode, ProviderPayout } from '#providers/payments/payment-provider.ts';
import { providerPayouts } from './tables.ts';

export type PayoutRow = typeof providerPayouts.$inferSelect;

/** Stores a payout or its new state. */
export async function savePayout(
  db: Executor,
  { id, amount, status, createdAt, arrivesOn, isAutomatic, failure }: ProviderPayout,
  stored: { mode: PaymentMode; subjectId: string; hasArrived: boolean },
): Promise<void> {
  await db
    .insert(providerPayouts)
    .values({
      id,
      ...stored,
      amountCents: amount.cents,
      currency: amount.currency,
      status,
      createdAt,
      arrivesOn,
      isAutomatic,
      failure: failure?.slice(0, 300) ?? null,
    })
    .onConflictDoUpdate({
      target: providerPayouts.id,
      set: { status, arrivesOn, failure: failure?.slice(0, 300) ?? null },
    });
}

/** Payouts whose state may still change, and those whose transactions were not read. */
export function findOpenPayouts(db: Executor, mode: PaymentMode) {
  return db
    .select()
    .from(providerPayouts)
    .where(
      and(
        eq(providerPayouts.mode, mode),
        or(
          eq(providerPayouts.isRead, false),
          inArray(providerPayouts.status, ['pending', 'in_transit']),
        ),
      ),
    )
    .orderBy(asc(providerPayouts.createdAt), asc(providerPayouts.id));
}

export async function markRead(db: Executor, payoutId: string): Promise<void> {
  await db.update(providerPayouts).set({ isRead: true }).where(eq(providerPayouts.id, payoutId));
}

/** Payouts whose arrival, or return by the bank, is not in the books; locked. */
export function lockUnposted(db: Executor, mode: PaymentMode): Promise<PayoutRow[]> {
  const isPaid = sql`${providerPayouts.status} = 'paid'`;
  const isBack = inArray(providerPayouts.status, ['failed', 'canceled']);
  return db
    .select()
    .from(providerPayouts)
    .where(
      and(
        eq(providerPayouts.mode, mode),
        or(
          and(isPaid, eq(providerPayouts.hasArrived, false)),
          and(isBack, eq(providerPayouts.hasArrived, true)),
        ),
      ),
    )
    .orderBy(asc(providerPayouts.id))
    .for('update');
}

export async function updateArrival(
  db: Executor,
  id: string,
  change: Pick<PayoutRow, 'hasArrived' | 'returnedTimes'>,
): Promise<void> {
  await db.update(providerPayouts).set(change).where(eq(providerPayouts.id, id));
}

/**
 * What the provider has sent and the bank does not have yet. What the bank has is in the opening, so
 * its arrival is not posted again.
 */
export async function takeOnTheWay(db: Executor, mode: PaymentMode): Promise<number> {
  await db
    .update(providerPayouts)
    .set({ hasArrived: sql`${providerPayouts.status} = 'paid'` })
    .where(eq(providerPayouts.mode, mode));
  const [row] = await selectRows<{ cents: string }>(
    db,
    sql`select coalesce(sum(amount_cents), 0)::text as cents from ${providerPayouts}
      where mode = ${mode} and currency = 'USD' and status in ('pending', 'in_transit')`,
  );
  return Number(row?.cents ?? 0);
}

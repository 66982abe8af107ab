import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { insertRows } from '#db/insert-rows.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { PaymentRow } from './payment-row.ts';
import { paymentCustomers, payments, savedPaymentMethods } from './tables.ts';

export const findPayment = (db: Executor, id: string) => findRow(db, payments, eq(payments.id, id));

type Charge = {
  readonly payment?: PaymentRow;
  readonly method?: typeof savedPaymentMethods.$inferSelect | null;
  readonly customerId?: string | null;
};

/** A payment with the saved method that it is charged to, and its owner as a customer of the provider. */
export async function findCharge(db: Executor, id: string): Promise<Charge> {
  const [found] = await db
    .select({
      payment: payments,
      method: savedPaymentMethods,
      customerId: paymentCustomers.providerId,
    })
    .from(payments)
    .leftJoin(savedPaymentMethods, eq(savedPaymentMethods.id, payments.savedMethodId))
    .leftJoin(
      paymentCustomers,
      and(eq(paymentCustomers.ownerId, payments.ownerId), eq(paymentCustomers.mode, payments.mode)),
    )
    .where(eq(payments.id, id));
  return found ?? {};
}

/** The payment, locked until the transaction ends. */
export const lockPayment = (db: Executor, id: string) => lockRow(db, payments, eq(payments.id, id));

export const lockByProviderId = (db: Executor, providerId: string) =>
  lockRow(db, payments, eq(payments.providerId, providerId));

export function lockPayments(db: Executor, ids: readonly string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
    .orderBy(asc(payments.id))
    .for('update');
}

export const findByProviderId = (db: Executor, providerId: string) =>
  findRow(db, payments, eq(payments.providerId, providerId));

export function findPaymentsByIds(db: Executor, ids: readonly string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
    .orderBy(desc(payments.createdAt));
}

export async function insertPayment(
  db: Executor,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const [inserted] = await db.insert(payments).values(payment).returning();
  if (!inserted) throw new Error('the payment was not returned');
  return inserted;
}

export function insertPayments(
  db: Executor,
  rows: readonly (typeof payments.$inferInsert)[],
): Promise<void> {
  return insertRows(db, payments, rows);
}

export async function updatePayment(
  db: Executor,
  id: string,
  change: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [updated] = await db.update(payments).set(change).where(eq(payments.id, id)).returning();
  if (!updated) throw new Error(`there is no payment ${id}`);
  return updated;
}

/**
 * Records the provider's id for a payment, once; returns the updated payment. Only an open payment
 * gets an id, unless the provider already has its money.
 */
export async function recordProviderId(
  db: Executor,
  id: string,
  made: { providerId: string; clientSecret: string; updatedAt: Date },
  { isPaid = false } = {},
): Promise<PaymentRow | undefined> {
  const isOpen = isPaid ? undefined : inArray(payments.status, ['pending', 'processing']);
  const [recorded] = await db
    .update(payments)
    .set(made)
    .where(and(eq(payments.id, id), isNull(payments.providerId), isOpen))
    .returning();
  return recorded ?? findPayment(db, id);
}

/**
 * Records an attempt to create the payment at the provider; returns whether there was one before.
 */
export async function recordAttempt(db: Executor, id: string, now: Date): Promise<boolean> {
  const first = await db
    .update(payments)
    .set({ attemptedAt: now })
    .where(and(eq(payments.id, id), isNull(payments.attemptedAt)))
    .returning({ id: payments.id });
  return first.length === 0;
}

/** Payments whose next check at the provider is due. */
export function findDuePayments(
  db: Executor,
  mode: PaymentMode,
  now: Date,
  limit: number,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(lte(payments.nextCheckAt, now), eq(payments.mode, mode)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit);
}

/** Schedules the next checks at the provider; null where none is needed. */
export async function scheduleChecks(
  db: Executor,
  checks: readonly { id: string; nextCheckAt: Date }[],
): Promise<void> {
  const isWaiting = sql`${payments.status} in ('pending', 'processing') or (${payments.refundRequestedAt} is not null
    and ${payments.status} = 'succeeded' and ${payments.refundedCents} < ${payments.amountCents})`;
  await db.execute(sql`
    update ${payments} set next_check_at = case when ${isWaiting} then v."nextCheckAt" end
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as v(id uuid, "nextCheckAt" timestamptz)
    where ${payments.id} = v.id`);
}

/** When the oldest successful payment was created. */
export async function findOldestPaid(db: Executor, mode: PaymentMode): Promise<Date | undefined> {
  const [oldest] = await db
    .select({ createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.mode, mode), isNotNull(payments.succeededAt)))
    .orderBy(asc(payments.createdAt))
    .limit(1);
  return oldest?.createdAt;
}

/** Removes the secrets of payments that ended before then. */
export async function clearOldSecrets(db: Executor, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['succeeded', 'failed', 'expired']),
        lt(payments.updatedAt, before),
        isNotNull(payments.clientSecret),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit)
    .for('update');
  const changed = await db
    .update(payments)
    .set({ clientSecret: null })
    .where(inArray(payments.id, old))
    .returning({ id: payments.id });
  return changed.length;
}

export async function deletePaymentRows(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(payments).where(inArray(payments.id, [...ids]));
}

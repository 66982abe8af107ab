import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { PaymentEvent, PaymentMode } from '#providers/payments/payment-provider.ts';
import { OPEN_STATUSES } from '../rules.ts';
import { type DepositRow, depositRefunds, deposits, paymentEvents } from './tables.ts';

export async function findDeposit(db: Executor, id: string): Promise<DepositRow | undefined> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.id, id));
  return deposit;
}

/** The deposit, locked until the transaction ends: whoever settles it next sees what we did. */
export async function lockDeposit(db: Executor, id: string): Promise<DepositRow | undefined> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.id, id)).for('update');
  return deposit;
}

export async function findDepositByPayment(
  db: Executor,
  paymentId: string,
): Promise<DepositRow | undefined> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.paymentId, paymentId));
  return deposit;
}

/** The deposit of an application that is open or paid. */
export async function findOpenDeposit(
  db: Executor,
  applicationId: string,
  mode: PaymentMode,
): Promise<DepositRow | undefined> {
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.applicationId, applicationId),
        eq(deposits.mode, mode),
        inArray(deposits.status, OPEN_STATUSES),
      ),
    );
  return deposit;
}

/** Adds a deposit unless the application has one that is open or paid. */
export async function insertDeposit(
  db: Executor,
  deposit: typeof deposits.$inferInsert,
): Promise<void> {
  await db.insert(deposits).values(deposit).onConflictDoNothing();
}

export async function updateDeposit(
  db: Executor,
  id: string,
  change: Partial<typeof deposits.$inferInsert>,
): Promise<void> {
  await db.update(deposits).set(change).where(eq(deposits.id, id));
}

/** Notes the payment made for a deposit, once; answers the deposit as it then is. */
export async function recordPayment(
  db: Executor,
  id: string,
  payment: { paymentId: string; clientSecret: string; updatedAt: Date },
): Promise<DepositRow | undefined> {
  await db
    .update(deposits)
    .set(payment)
    .where(and(eq(deposits.id, id), isNull(deposits.paymentId), eq(deposits.status, 'pending')));
  return findDeposit(db, id);
}

export function findDepositsOf(db: Executor, applicationId: string): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(eq(deposits.applicationId, applicationId))
    .orderBy(desc(deposits.createdAt), desc(deposits.id));
}

/** Deposits the provider has to be asked about. */
export function findDueDeposits(
  db: Executor,
  mode: PaymentMode,
  now: Date,
  limit: number,
): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(and(lte(deposits.nextCheckAt, now), eq(deposits.mode, mode)))
    .orderBy(asc(deposits.nextCheckAt))
    .limit(limit);
}

/** Ends a deposit for which no payment was ever made; one that got its payment meanwhile stays. */
export async function expireUnmade(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(deposits)
    .set({ status: 'expired', nextCheckAt: null, updatedAt: now })
    .where(and(eq(deposits.id, id), isNull(deposits.paymentId), eq(deposits.status, 'pending')));
}

/** When the first deposit that was ever paid was started. */
export async function findOldestPaid(db: Executor, mode: PaymentMode): Promise<Date | undefined> {
  const [oldest] = await db
    .select({ createdAt: deposits.createdAt })
    .from(deposits)
    .where(and(eq(deposits.mode, mode), isNotNull(deposits.completedAt)))
    .orderBy(asc(deposits.createdAt))
    .limit(1);
  return oldest?.createdAt;
}

export function findRefunds(db: Executor, depositId: string) {
  return db.select().from(depositRefunds).where(eq(depositRefunds.depositId, depositId));
}

/** Notes a refund; answers false when it was noted before. */
export async function insertRefund(
  db: Executor,
  refund: typeof depositRefunds.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(depositRefunds)
    .values(refund)
    .onConflictDoNothing({ target: depositRefunds.id })
    .returning({ id: depositRefunds.id });
  return inserted.length === 1;
}

/** Notes that a refund came back; answers false when it was noted before. */
export async function markRefundFailed(db: Executor, id: string): Promise<boolean> {
  const failed = await db
    .update(depositRefunds)
    .set({ status: 'failed' })
    .where(and(eq(depositRefunds.id, id), eq(depositRefunds.status, 'succeeded')))
    .returning({ id: depositRefunds.id });
  return failed.length === 1;
}

/** Notes an event; answers false when it came before. */
export async function insertEvent(
  db: Executor,
  event: PaymentEvent & { receivedAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing({ target: paymentEvents.id })
    .returning({ id: paymentEvents.id });
  return inserted.length === 1;
}

export async function findEvent(db: Executor, id: string) {
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return event;
}

export async function markHandled(db: Executor, id: string, handledAt: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ handledAt: sql`coalesce(${paymentEvents.handledAt}, ${handledAt.toISOString()})` })
    .where(eq(paymentEvents.id, id));
}

/**
 * Paid deposits of an address whose application was deleted, the newest of each mode, get a new
 * one; answers their ids.
 */
export async function adoptPaidDeposits(
  db: Executor,
  { applicationId, email }: { applicationId: string; email: string },
): Promise<string[]> {
  const newest = db
    .selectDistinctOn([deposits.mode], { id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.email, email),
        isNull(deposits.applicationId),
        eq(deposits.status, 'completed'),
      ),
    )
    .orderBy(deposits.mode, desc(deposits.createdAt));
  const adopted = await db
    .update(deposits)
    .set({ applicationId })
    .where(inArray(deposits.id, newest))
    .returning({ id: deposits.id });
  return adopted.map(({ id }) => id);
}

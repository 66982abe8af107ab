import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { DisputeStatus } from '../../rules.ts';
import { paymentDisputes, paymentRefunds, payments, unexpectedPayments } from '../tables.ts';

export function findRefunds(db: Executor, paymentId: string) {
  return db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, paymentId));
}

export async function findRefundStatus(db: Executor, id: string) {
  const [refund] = await db
    .select({ status: paymentRefunds.status })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.id, id));
  return refund?.status;
}

/** Stores a refund; false when it was stored before. */
export async function insertRefund(
  db: Executor,
  refund: typeof paymentRefunds.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(paymentRefunds)
    .values(refund)
    .onConflictDoNothing({ target: paymentRefunds.id })
    .returning({ id: paymentRefunds.id });
  return inserted.length === 1;
}

/**
 * Marks a recorded refund as failed; undefined when it was not recorded as made, or is marked
 * already.
 */
export async function markRefundFailed(db: Executor, id: string) {
  const [failed] = await db
    .update(paymentRefunds)
    .set({ status: 'failed' })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.status, 'succeeded')))
    .returning();
  return failed;
}

export const findDispute = (db: Executor, id: string) =>
  findRow(db, paymentDisputes, eq(paymentDisputes.id, id));

/** Upserts a dispute. */
export async function saveDispute(
  db: Executor,
  dispute: typeof paymentDisputes.$inferInsert & { status: DisputeStatus; revision: number },
): Promise<void> {
  const { status, revision, respondBy, updatedAt } = dispute;
  await db.insert(paymentDisputes).values(dispute).onConflictDoUpdate({
    target: paymentDisputes.id,
    set: { status, revision, respondBy, updatedAt },
  });
}

/** Whether a payment has a dispute that is not decided yet. */
export async function hasOpenDispute(db: Executor, paymentId: string): Promise<boolean> {
  const open = await db
    .select({ id: paymentDisputes.id })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, paymentId), eq(paymentDisputes.status, 'open')));
  return open.length > 0;
}

/** The newest dispute of each payment that has one. */
export function findNewestDisputes(db: Executor, paymentIds: readonly string[]) {
  return db
    .selectDistinctOn([paymentDisputes.paymentId], {
      paymentId: paymentDisputes.paymentId,
      status: paymentDisputes.status,
    })
    .from(paymentDisputes)
    .where(inArray(paymentDisputes.paymentId, [...paymentIds]))
    .orderBy(paymentDisputes.paymentId, sql`${paymentDisputes.createdAt} desc`);
}

/**
 * Stores an unexpected payment, or a further attempt to return it; false when it is stored already.
 */
export async function saveUnexpected(
  db: Executor,
  payment: typeof unexpectedPayments.$inferInsert,
): Promise<boolean> {
  const { attempt, updatedAt } = payment;
  const saved = await db
    .insert(unexpectedPayments)
    .values(payment)
    .onConflictDoUpdate({
      target: unexpectedPayments.id,
      // It arrived again, so earlier refunds of it do not count.
      set: { attempt, updatedAt, returnedAt: null },
      setWhere: lt(unexpectedPayments.attempt, attempt),
    })
    .returning({ id: unexpectedPayments.id });
  return saved.length === 1;
}

export const findUnexpected = (db: Executor, id: string) =>
  findRow(db, unexpectedPayments, eq(unexpectedPayments.id, id));

/** The payments for which unexpected money arrived. */
export async function findUnexpectedOf(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Set<string | null>> {
  const found = await db
    .select({ paymentId: unexpectedPayments.paymentId })
    .from(unexpectedPayments)
    .where(inArray(unexpectedPayments.paymentId, [...paymentIds]));
  return new Set(found.map(({ paymentId }) => paymentId));
}

/** Records that the provider accepted the refund of an attempt. */
export async function markUnexpectedReturned(
  db: Executor,
  { id, attempt, returnedAt }: { id: string; attempt: number; returnedAt: Date },
): Promise<void> {
  await db
    .update(unexpectedPayments)
    .set({ returnedAt })
    .where(and(eq(unexpectedPayments.id, id), eq(unexpectedPayments.attempt, attempt)));
}

/** The newest unexpected money of a mode; money without a payment of ours counts in every mode. */
export function findNewestUnexpected(db: Executor, mode: PaymentMode, limit: number) {
  return db
    .select({
      id: unexpectedPayments.id,
      cents: unexpectedPayments.cents,
      currency: unexpectedPayments.currency,
      reason: unexpectedPayments.reason,
      attempt: unexpectedPayments.attempt,
      createdAt: unexpectedPayments.createdAt,
      returnedAt: unexpectedPayments.returnedAt,
      purpose: payments.purpose,
      subjectId: payments.subjectId,
    })
    .from(unexpectedPayments)
    .leftJoin(payments, eq(payments.id, unexpectedPayments.paymentId))
    .where(or(eq(payments.mode, mode), isNull(unexpectedPayments.paymentId)))
    .orderBy(desc(unexpectedPayments.createdAt), unexpectedPayments.id)
    .limit(limit);
}

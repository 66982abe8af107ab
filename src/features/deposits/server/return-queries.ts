import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { DisputeStatus } from '../rules.ts';
import { depositDisputes, depositRefunds, unexpectedPayments } from './tables.ts';

export function findRefunds(db: Executor, depositId: string) {
  return db.select().from(depositRefunds).where(eq(depositRefunds.depositId, depositId));
}

export async function findRefundStatus(db: Executor, id: string) {
  const [refund] = await db
    .select({ status: depositRefunds.status })
    .from(depositRefunds)
    .where(eq(depositRefunds.id, id));
  return refund?.status;
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

/** Notes that a refund we took as done came back; undefined when it was not, or noted before. */
export async function markRefundFailed(db: Executor, id: string) {
  const [failed] = await db
    .update(depositRefunds)
    .set({ status: 'failed' })
    .where(and(eq(depositRefunds.id, id), eq(depositRefunds.status, 'succeeded')))
    .returning();
  return failed;
}

export async function findDispute(db: Executor, id: string) {
  const [dispute] = await db.select().from(depositDisputes).where(eq(depositDisputes.id, id));
  return dispute;
}

/** Notes a dispute as it stands now. */
export async function saveDispute(
  db: Executor,
  dispute: typeof depositDisputes.$inferInsert & { status: DisputeStatus; turn: number },
): Promise<void> {
  const { status, turn, updatedAt } = dispute;
  await db
    .insert(depositDisputes)
    .values(dispute)
    .onConflictDoUpdate({ target: depositDisputes.id, set: { status, turn, updatedAt } });
}

/** Whether a bank is deciding about a deposit at this moment. */
export async function hasOpenDispute(db: Executor, depositId: string): Promise<boolean> {
  const open = await db
    .select({ id: depositDisputes.id })
    .from(depositDisputes)
    .where(and(eq(depositDisputes.depositId, depositId), eq(depositDisputes.status, 'open')));
  return open.length > 0;
}

/** Notes a payment that is no deposit, or a further attempt to return it; false when noted before. */
export async function noteUnexpected(
  db: Executor,
  payment: typeof unexpectedPayments.$inferInsert,
): Promise<boolean> {
  const { attempt, updatedAt } = payment;
  const noted = await db
    .insert(unexpectedPayments)
    .values(payment)
    .onConflictDoUpdate({
      target: unexpectedPayments.id,
      set: { attempt, updatedAt },
      setWhere: lt(unexpectedPayments.attempt, attempt),
    })
    .returning({ id: unexpectedPayments.id });
  return noted.length === 1;
}

export async function findUnexpected(db: Executor, id: string) {
  const [payment] = await db.select().from(unexpectedPayments).where(eq(unexpectedPayments.id, id));
  return payment;
}

/** Those of the deposits for which money came that was no deposit. */
export async function findUnexpectedOf(
  db: Executor,
  depositIds: readonly string[],
): Promise<Set<string | null>> {
  const found = await db
    .select({ depositId: unexpectedPayments.depositId })
    .from(unexpectedPayments)
    .where(inArray(unexpectedPayments.depositId, [...depositIds]));
  return new Set(found.map(({ depositId }) => depositId));
}

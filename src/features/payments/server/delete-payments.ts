import type { TransactionContext } from '#platform/context.ts';
import { deletePaymentRows, lockPayments } from './queries.ts';
import { findUnexpectedOf } from './returns/return-queries.ts';

/** Why a payment cannot be deleted: it was paid, or can still be paid. */
export type ReasonToKeep = 'paid' | 'open';

/** Locks payments and returns those that cannot be deleted, with the reason. */
export async function lockUndeletable(
  tx: TransactionContext,
  paymentIds: readonly string[],
): Promise<Map<string, ReasonToKeep>> {
  const locked = await lockPayments(tx.db, paymentIds);
  const unexpected = await findUnexpectedOf(tx.db, paymentIds);
  const reasons = new Map<string, ReasonToKeep>();
  for (const { id, status, providerId, attemptedAt } of locked) {
    const isOpen = status === 'processing' || (status === 'pending' && (providerId ?? attemptedAt));
    if (status === 'succeeded' || unexpected.has(id)) reasons.set(id, 'paid');
    else if (isOpen) reasons.set(id, 'open');
  }
  return reasons;
}

/** Deletes payments that `lockUndeletable` did not name, in the same transaction. */
export async function deletePayments(
  tx: TransactionContext,
  paymentIds: readonly string[],
): Promise<void> {
  await deletePaymentRows(tx.db, paymentIds);
}

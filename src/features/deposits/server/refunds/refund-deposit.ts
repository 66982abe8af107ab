import { refundPayment, requestRefund } from '#features/payments/server/returns/refund-payment.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { RefundReason } from '../../rules.ts';
import { refundDepositJob } from '../jobs.ts';
import { lockDeposit, updateDeposit } from '../queries.ts';

/** Queues a full refund for each of the deposits, in the transaction that causes it. */
export async function queueRefunds(
  tx: TransactionContext,
  depositIds: readonly string[],
  reason: RefundReason,
): Promise<void> {
  await tx.jobs.enqueueMany(
    refundDepositJob,
    depositIds.map((depositId) => ({ depositId, reason })),
  );
}

/**
 * Refunds a deposit in full, once. The request is recorded before the provider is called, so after
 * a crash the reconciliation of payments continues with it.
 */
export async function refundDeposit(
  context: Context,
  { depositId, reason }: { depositId: string; reason: RefundReason },
): Promise<void> {
  const isOwed = await inTransaction(context, async (tx) => {
    // The payment's row is locked before the deposit's, as everywhere.
    if (!(await requestRefund(tx, { paymentId: depositId }))) return false;
    const deposit = await lockDeposit(tx.db, depositId);
    if (!deposit) return false;
    const now = tx.clock.now();
    await updateDeposit(tx.db, depositId, {
      refundReason: deposit.refundReason ?? reason,
      refundRequestedAt: deposit.refundRequestedAt ?? now,
      updatedAt: now,
    });
    return true;
  });
  if (isOwed) await refundPayment(context, { paymentId: depositId });
}

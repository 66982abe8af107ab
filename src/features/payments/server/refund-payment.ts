import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { FIRST_CHECK_MS } from '../rules.ts';
import type { PaymentRow } from './payment-row.ts';
import { lockPayment, updatePayment } from './queries.ts';
import { findRefunds, hasOpenDispute } from './return-queries.ts';
import { syncPayment } from './sync-payment.ts';

const isOwed = ({ status, refundedCents, amountCents }: PaymentRow) =>
  status === 'succeeded' && refundedCents < amountCents;

/**
 * Records that a payment is to be given back in full, and locks it. Whoever asked then calls or
 * enqueues `refundPayment`; if that is lost, the reconciliation does it. False when there is nothing
 * to give back.
 */
export async function requestRefund(
  tx: TransactionContext,
  { paymentId, isDueNow = false }: { paymentId: string; isDueNow?: boolean },
): Promise<boolean> {
  const payment = await lockPayment(tx.db, paymentId);
  if (!payment || !isOwed(payment)) return false;
  const now = tx.clock.now();
  await updatePayment(tx.db, paymentId, {
    refundRequestedAt: payment.refundRequestedAt ?? now,
    nextCheckAt: isDueNow ? now : new Date(now.getTime() + FIRST_CHECK_MS),
    updatedAt: now,
  });
  return true;
}

/**
 * Gives a payment back whose refund was requested, once. Asking the provider carries a key: whenever
 * the process dies, asking again refunds nothing twice.
 */
export async function refundPayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const owed = await inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx.db, paymentId);
    if (!payment?.refundRequestedAt || !isOwed(payment) || !payment.providerId) return undefined;
    // Only the mode that took the money can give it back; its reconciliation will.
    if (payment.mode !== context.payments.mode) return undefined;
    // What a bank decides about cannot be given back before it has.
    if (await hasOpenDispute(tx.db, paymentId)) return undefined;
    const refunds = await findRefunds(tx.db, paymentId);
    const failed = refunds.filter(({ status }) => status === 'failed').length;
    return { paymentId: payment.providerId, key: `refund-${paymentId}-${failed}` };
  });
  if (!owed) {
    context.log.info({ paymentId }, 'nothing to refund');
    return;
  }
  await context.payments.refundPayment(owed);
  await syncPayment(context, owed.paymentId);
}

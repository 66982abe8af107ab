import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { FIRST_CHECK_MS } from '../../rules.ts';
import { syncPayment } from '../events/sync-payment.ts';
import type { PaymentRow } from '../payment-row.ts';
import { lockPayment, updatePayment } from '../queries.ts';
import { findRefunds, hasOpenDispute } from './return-queries.ts';

const isOwed = ({ status, refundedCents, amountCents }: PaymentRow) =>
  status === 'succeeded' && refundedCents < amountCents;

/**
 * Locks a payment and records that it is to be refunded in full. The caller then calls or enqueues
 * `refundPayment`; if that is lost, the reconciliation does it. False when there is nothing to
 * refund.
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
 * Refunds a payment whose refund was requested. An idempotency key is sent to the provider, so a
 * retry after a crash refunds nothing twice.
 */
export async function refundPayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const owed = await inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx.db, paymentId);
    if (!payment?.refundRequestedAt || !isOwed(payment) || !payment.providerId) return undefined;
    // Only the mode that took the money can refund it; its reconciliation will.
    if (payment.mode !== context.payments.mode) return undefined;
    // A payment with an open dispute cannot be refunded until the bank has decided.
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

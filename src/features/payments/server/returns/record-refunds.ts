import type { TransactionContext } from '#platform/context.ts';
import type { PaymentRefund } from '#providers/payments/payment-provider.ts';
import { inDollars } from '../../rules.ts';
import { handlerOf, type RefundChange } from '../handlers.ts';
import type { PaymentRow } from '../payment-row.ts';
import { updatePayment } from '../queries.ts';
import { findRefunds, insertRefund, markRefundFailed } from './return-queries.ts';

/** Records refunds as the provider has them, in the transaction that locked the payment. */
export async function recordRefunds(
  tx: TransactionContext,
  payment: PaymentRow,
  refunds: readonly PaymentRefund[],
): Promise<{ payment: PaymentRow; hasChanged: boolean }> {
  let hasChanged = false;
  const changes: RefundChange[] = [];
  for (const refund of refunds) {
    if (refund.status === 'pending') continue;
    const { id, status, amount } = refund;
    const { cents } = inDollars(amount);
    if (await storeRefund(tx, payment, { id, cents, status })) {
      hasChanged = true;
      // A failed refund is stored too, so that it is never recorded as made later.
      if (status === 'succeeded') changes.push({ id, cents, kind: 'made' });
    } else if (status === 'failed' && (await markRefundFailed(tx.db, id))) {
      hasChanged = true;
      changes.push({ id, cents, kind: 'came-back' });
      tx.log.warn({ paymentId: payment.id, refundId: id }, 'a refund failed after it was made');
    }
  }
  if (!hasChanged) return { payment, hasChanged };
  const counted = await countRefunded(tx, payment);
  await handlerOf(payment).onRefunds(tx, counted, changes);
  return { payment: counted, hasChanged };
}

/** Stores a refund, or a loss in a dispute; false when it was stored before. */
export function storeRefund(
  tx: TransactionContext,
  payment: PaymentRow,
  { id, cents, status }: { id: string; cents: number; status: 'succeeded' | 'failed' },
): Promise<boolean> {
  return insertRefund(tx.db, {
    id,
    paymentId: payment.id,
    amountCents: cents,
    status,
    createdAt: tx.clock.now(),
  });
}

/** Recomputes `refundedCents` from the stored refunds and losses. */
export async function countRefunded(
  tx: TransactionContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const stored = await findRefunds(tx.db, payment.id);
  const refundedCents = stored
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isFull = refundedCents >= payment.amountCents;
  const now = tx.clock.now();
  const isOwed = !isFull && payment.refundRequestedAt !== null;
  return updatePayment(tx.db, payment.id, {
    refundedCents,
    nextCheckAt: isOwed ? now : null,
    updatedAt: now,
  });
}

import type { Context, TransactionContext } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import type { UnexpectedReason } from '../../rules.ts';
import { handlerOf } from '../handlers.ts';
import { returnUnexpectedJob } from '../jobs.ts';
import type { PaymentRow } from '../payment-row.ts';
import { markUnexpectedReturned, saveUnexpected } from './return-queries.ts';

/**
 * Returns unexpected money: what moves at the provider is posted from there, and the feature's handler notifies
 * people. This happens once per payment, and again each time the money comes back to us. Returns
 * whether this call did it.
 */
export async function returnUnexpected(
  tx: TransactionContext,
  payment: PaymentRow,
  answer: Payment,
  reason: UnexpectedReason,
): Promise<boolean> {
  const { id: providerId, received: amount } = answer;
  const attempt = attemptOf(answer);
  const now = tx.clock.now();
  const isNew = await saveUnexpected(tx.db, {
    ...amount,
    id: providerId,
    paymentId: payment.id,
    reason,
    attempt,
    createdAt: now,
    updatedAt: now,
  });
  if (!isNew) return false;
  tx.log.warn(
    { paymentId: payment.id, providerId, reason, attempt },
    'an unexpected payment is returned',
  );
  await handlerOf(payment).onUnexpected(tx, payment, { providerId, amount, reason, attempt });
  if (amount.cents > 0) await tx.jobs.enqueue(returnUnexpectedJob, { providerId, attempt });
  return true;
}

/**
 * Counts how often we received the money: paid, returned by a failed refund, or won in a dispute.
 */
function attemptOf({ refunds, disputes }: Payment): number {
  const returned = refunds.filter(({ status }) => status === 'failed').length;
  const won = disputes.filter(({ status }) => status === 'won').length;
  return 1 + returned + won;
}

/** Asks the provider to refund unexpected money; each attempt has its own idempotency key. */
export async function refundUnexpected(
  { db, clock, payments }: Context,
  { providerId, attempt }: { providerId: string; attempt: number },
): Promise<void> {
  await payments.refundPayment({ key: `return-${providerId}-${attempt}`, paymentId: providerId });
  await markUnexpectedReturned(db, { id: providerId, attempt, returnedAt: clock.now() });
}

import type { Context, TransactionContext } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import type { UnexpectedReason } from '../rules.ts';
import { handlerOf } from './handlers.ts';
import { returnUnexpectedJob } from './jobs.ts';
import type { PaymentRow } from './payment-row.ts';
import { markUnexpectedReturned, saveUnexpected } from './return-queries.ts';

/**
 * Sends back money that was not asked for: it is counted nowhere, and its feature tells people. Once
 * for a payment, and once more each time that money came to us again; answers whether this call did
 * it.
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
  tx.log.warn({ paymentId: payment.id, providerId, reason, attempt }, 'an unexpected payment');
  await handlerOf(payment).onUnexpected(tx, payment, { providerId, amount, reason, attempt });
  if (amount.cents > 0) await tx.jobs.enqueue(returnUnexpectedJob, { providerId, attempt });
  return true;
}

/** Counts how often the money came: paid, back with a refund, or from a bank that decided for us. */
function attemptOf({ refunds, disputes }: Payment): number {
  const returned = refunds.filter(({ status }) => status === 'failed').length;
  const won = disputes.filter(({ status }) => status === 'won').length;
  return 1 + returned + won;
}

/** Asks the provider to give such money back, under a key that names the attempt. */
export async function giveBackUnexpected(
  { db, clock, payments }: Context,
  { providerId, attempt }: { providerId: string; attempt: number },
): Promise<void> {
  await payments.refundPayment({ key: `return-${providerId}-${attempt}`, paymentId: providerId });
  await markUnexpectedReturned(db, { id: providerId, attempt, returnedAt: clock.now() });
}

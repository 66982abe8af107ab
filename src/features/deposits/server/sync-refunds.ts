import type { Context } from '#platform/context.ts';
import { PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { depositErrors } from '../errors.ts';
import { findDepositByPayment, findOldestPaid } from './queries.ts';
import { findRefundStatus } from './return-queries.ts';
import { settlePayment } from './settle-deposit.ts';

export type RefundSync = { totalRefunds: number; depositsUpdated: number };

/** Looks through the provider's refunds and records those of our deposits that we do not know. */
export async function syncRefunds(context: Context): Promise<RefundSync> {
  const since = await findOldestPaid(context.db, context.payments.mode);
  if (!since) return { totalRefunds: 0, depositsUpdated: 0 };
  try {
    const payments = new Set<string>();
    let totalRefunds = 0;
    for await (const refund of context.payments.listRefunds(since)) {
      if (!(await findDepositByPayment(context.db, refund.paymentId))) continue;
      totalRefunds += 1;
      // What is recorded as it stands needs no second look: there are more of them every year.
      const isKnown = (await findRefundStatus(context.db, refund.id)) === refund.status;
      if (!isKnown) payments.add(refund.paymentId);
    }
    let depositsUpdated = 0;
    for (const paymentId of payments) {
      const settled = await settlePayment(context, paymentId);
      if (settled?.hasChanged) depositsUpdated += 1;
    }
    return { totalRefunds, depositsUpdated };
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw depositErrors.PAYMENT_UNAVAILABLE({ cause });
    throw cause;
  }
}

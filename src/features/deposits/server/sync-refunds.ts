import type { Executor } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';
import {
  type PaymentDispute,
  PaymentProviderError,
  type PaymentRefund,
} from '#providers/payments/payment-provider.ts';
import { depositErrors } from '../errors.ts';
import { findDepositByPayment, findOldestPaid } from './queries.ts';
import { findDispute, findRefundStatus } from './return-queries.ts';
import { settlePayment } from './settle-deposit.ts';

export type RefundSync = { totalRefunds: number; depositsUpdated: number };

/**
 * Looks through the provider's refunds and disputes and records those of our deposits that we do
 * not know, or know otherwise. Both are read from the first paid deposit on, because their state
 * changes long after they began.
 */
export async function syncRefunds(context: Context): Promise<RefundSync> {
  const since = await findOldestPaid(context.db, context.payments.mode);
  if (!since) return { totalRefunds: 0, depositsUpdated: 0 };
  try {
    const refunds = await compare(context, context.payments.listRefunds(since), findRefundStatus);
    const disputes = await compare(
      context,
      context.payments.listDisputes(since),
      async (db, id) => (await findDispute(db, id))?.status,
    );
    let depositsUpdated = 0;
    for (const paymentId of new Set([...refunds.unsettled, ...disputes.unsettled])) {
      const settled = await settlePayment(context, paymentId);
      if (settled?.hasChanged) depositsUpdated += 1;
    }
    return { totalRefunds: refunds.total, depositsUpdated };
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw depositErrors.PAYMENT_UNAVAILABLE({ cause });
    throw cause;
  }
}

/** How many of the listed are about deposits of ours, and which payments have to be asked about. */
async function compare(
  { db }: Context,
  listed: AsyncIterable<PaymentRefund | PaymentDispute>,
  findStatus: (db: Executor, id: string) => Promise<string | undefined>,
): Promise<{ total: number; unsettled: string[] }> {
  const unsettled: string[] = [];
  let total = 0;
  for await (const { id, paymentId, status } of listed) {
    if (!(await findDepositByPayment(db, paymentId))) continue;
    total += 1;
    // What is recorded as it stands needs no second look: there are more of them every year.
    if ((await findStatus(db, id)) !== status) unsettled.push(paymentId);
  }
  return { total, unsettled };
}

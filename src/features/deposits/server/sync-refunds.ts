import type { Executor } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';
import {
  type PaymentDispute,
  PaymentProviderError,
  type PaymentRefund,
} from '#providers/payments/payment-provider.ts';
import { depositErrors } from '../errors.ts';
import { findDepositByPayment, findOldestPaid } from './queries.ts';
import { findDispute, findRefundStatus, findUnexpected } from './return-queries.ts';
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
    const unsettled = new Set([...refunds.unsettled, ...disputes.unsettled]);
    return { totalRefunds: refunds.total, depositsUpdated: await settleAll(context, unsettled) };
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw depositErrors.PAYMENT_UNAVAILABLE({ cause });
    throw cause;
  }
}

/** Answers how many changed; one that cannot be settled keeps no other waiting. */
async function settleAll(context: Context, paymentIds: Iterable<string>): Promise<number> {
  let changed = 0;
  const failures: unknown[] = [];
  for (const paymentId of paymentIds) {
    try {
      const settled = await settlePayment(context, paymentId);
      if (settled?.hasChanged) changed += 1;
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      failures.push(error);
    }
  }
  const [cause] = failures;
  if (cause) throw new Error(`${failures.length} payments could not be settled`, { cause });
  return changed;
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
    if (!(await findDepositByPayment(db, paymentId))) {
      // A payment that no deposit has may still be one that we are sending back.
      if (await findUnexpected(db, paymentId)) unsettled.push(paymentId);
      continue;
    }
    total += 1;
    // What is recorded as it stands needs no second look: there are more of them every year.
    if ((await findStatus(db, id)) !== status) unsettled.push(paymentId);
  }
  return { total, unsettled };
}

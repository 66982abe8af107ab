import type { Executor } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';
import {
  type PaymentDispute,
  PaymentProviderError,
  type PaymentRefund,
} from '#providers/payments/payment-provider.ts';
import { paymentErrors } from '../../errors.ts';
import { syncPayment } from '../events/sync-payment.ts';
import { findByProviderId, findOldestPaid } from '../queries.ts';
import { findDispute, findRefundStatus, findUnexpected } from './return-queries.ts';

export type RefundSync = { totalRefunds: number; paymentsUpdated: number };

/**
 * Reads the provider's refunds and disputes and records those that are new or changed. It reads
 * back to the first paid payment, because their state can change long after they began.
 */
export async function syncRefunds(context: Context): Promise<RefundSync> {
  const since = await findOldestPaid(context.db, context.payments.mode);
  if (!since) return { totalRefunds: 0, paymentsUpdated: 0 };
  try {
    const refunds = await compare(context, context.payments.listRefunds(since), findRefundStatus);
    const disputes = await compare(
      context,
      context.payments.listDisputes(since),
      async (db, id) => (await findDispute(db, id))?.status,
    );
    const different = new Set([...refunds.different, ...disputes.different]);
    return { totalRefunds: refunds.total, paymentsUpdated: await syncAll(context, different) };
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw paymentErrors.PAYMENT_PROVIDER_AWAY({ cause });
    throw cause;
  }
}

/** Returns how many changed; one failure does not stop the others. */
async function syncAll(context: Context, providerIds: Iterable<string>): Promise<number> {
  let changed = 0;
  const failures: unknown[] = [];
  for (const providerId of providerIds) {
    try {
      const synced = await syncPayment(context, providerId);
      if (synced?.hasChanged) changed += 1;
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      failures.push(error);
    }
  }
  const [cause] = failures;
  if (cause) throw new Error(`${failures.length} payments could not be synchronised`, { cause });
  return changed;
}

/** How many of the listed items belong to our payments, and which payments must be synced. */
async function compare(
  { db }: Context,
  listed: AsyncIterable<PaymentRefund | PaymentDispute>,
  findStatus: (db: Executor, id: string) => Promise<string | undefined>,
): Promise<{ total: number; different: string[] }> {
  const different: string[] = [];
  let total = 0;
  for await (const { id, paymentId: providerId, status } of listed) {
    if (!(await findByProviderId(db, providerId))) {
      // An unknown payment may be an unexpected one that we are returning.
      if (await findUnexpected(db, providerId)) different.push(providerId);
      continue;
    }
    total += 1;
    // Unchanged items are skipped: their number grows every year.
    if ((await findStatus(db, id)) !== status) different.push(providerId);
  }
  return { total, different };
}

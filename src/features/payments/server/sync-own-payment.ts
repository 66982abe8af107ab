import type { Context } from '#platform/context.ts';
import { findPayment } from './queries.ts';
import { syncPayment } from './sync-payment.ts';

/** Asks the provider about a payment by our own id; one that was not made there needs no asking. */
export async function syncOwnPayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (!payment?.providerId || payment.mode !== context.payments.mode) return;
  await syncPayment(context, payment.providerId);
}

import type { Context } from '#platform/context.ts';
import { findPayment } from '../queries.ts';
import { syncPayment } from './sync-payment.ts';

/** Syncs a payment by our own id; does nothing if it was not created at the provider. */
export async function syncOwnPayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (!payment?.providerId || payment.mode !== context.payments.mode) return;
  await syncPayment(context, payment.providerId);
}

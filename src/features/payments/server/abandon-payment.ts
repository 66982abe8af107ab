import { type Context, inTransaction } from '#platform/context.ts';
import { findProviderPayment } from './create-provider-payment.ts';
import { endPayment, syncPayment } from './events/sync-payment.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment, lockPayment } from './queries.ts';

/**
 * Cancels an unpaid payment, also at the provider; if it was paid meanwhile, it counts. Returns the
 * payment in its final state.
 */
export async function abandonPayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.status !== 'pending' || payment.mode !== context.payments.mode) return payment;
  const providerId = payment.providerId ?? (await findProviderPayment(context, payment))?.id;
  if (providerId) {
    await context.payments.cancelPayment(providerId);
    await syncPayment(context, providerId);
  } else {
    await expireUnmade(context, paymentId);
  }
  return findPayment(context.db, paymentId);
}

/** Ends a payment that was never created at the provider; one that was created meanwhile stays. */
async function expireUnmade(context: Context, id: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx.db, id);
    if (payment?.status !== 'pending' || payment.providerId) return;
    await endPayment(tx, payment, 'expired');
  });
}

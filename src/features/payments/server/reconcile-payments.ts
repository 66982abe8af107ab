import { type Context, inTransaction } from '#platform/context.ts';
import { nextCheck } from '../rules.ts';
import { chargePayment } from './charge-payment.ts';
import { findProviderPayment } from './create-provider-payment.ts';
import type { PaymentRow } from './payment-row.ts';
import { findDuePayments, lockPayment, scheduleCheck } from './queries.ts';
import { refundPayment } from './refund-payment.ts';
import { endPayment, syncPayment } from './sync-payment.ts';

const BATCH = 200;

/** Asks the provider about every payment whose news is overdue; one that fails waits for the next run. */
export async function reconcilePayments(context: Context): Promise<void> {
  const due = await findDuePayments(context.db, context.payments.mode, context.clock.now(), BATCH);
  for (const payment of due) {
    try {
      await checkPayment(context, payment);
    } catch (error) {
      context.log.warn(
        { paymentId: payment.id, error: error instanceof Error ? error.message : String(error) },
        'a payment could not be checked',
      );
      await postpone(context, payment);
    }
  }
}

async function checkPayment(context: Context, payment: PaymentRow): Promise<void> {
  const { id, status, expiresAt, refundRequestedAt } = payment;
  if (refundRequestedAt) await refundPayment(context, { paymentId: id });
  if (payment.isOffSession && !payment.providerId && status === 'pending') {
    await chargePayment(context, { paymentId: id });
  }
  const isOver = status === 'pending' && expiresAt !== null && expiresAt <= context.clock.now();
  const providerId =
    payment.providerId ?? (isOver ? (await findProviderPayment(context, payment))?.id : null);
  if (providerId) {
    if (isOver) await context.payments.cancelPayment(providerId);
    await syncPayment(context, providerId);
  } else if (isOver) {
    await expireUnmade(context, id);
  }
  await postpone(context, payment);
}

/** Ends a payment that never was made at the provider; one that was made meanwhile stays. */
async function expireUnmade(context: Context, id: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx.db, id);
    if (payment?.status !== 'pending' || payment.providerId) return;
    await endPayment(tx, payment, 'expired');
  });
}

async function postpone(context: Context, { id, createdAt }: PaymentRow): Promise<void> {
  await scheduleCheck(context.db, id, nextCheck(createdAt, context.clock.now()));
}

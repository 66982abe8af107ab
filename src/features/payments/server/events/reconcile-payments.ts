import type { Context } from '#platform/context.ts';
import { nextCheck } from '../../rules.ts';
import { abandonPayment } from '../abandon-payment.ts';
import { chargePayment } from '../charge-payment.ts';
import type { PaymentRow } from '../payment-row.ts';
import { findDuePayments, scheduleCheck } from '../queries.ts';
import { refundPayment } from '../returns/refund-payment.ts';
import { syncPayment } from './sync-payment.ts';

const BATCH = 200;

/**
 * Asks the provider about every payment whose check is due; one that fails is retried in the next
 * run.
 */
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
  if (isOver) await abandonPayment(context, { paymentId: id });
  else if (payment.providerId) await syncPayment(context, payment.providerId);
  await postpone(context, payment);
}

async function postpone(context: Context, { id, createdAt }: PaymentRow): Promise<void> {
  await scheduleCheck(context.db, id, nextCheck(createdAt, context.clock.now()));
}

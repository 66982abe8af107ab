import type { Context } from '#platform/context.ts';
import { nextCheck } from '../../rules.ts';
import { abandonPayment } from '../abandon-payment.ts';
import { chargePayment } from '../charge-payment.ts';
import type { PaymentRow } from '../payment-row.ts';
import { findDuePayments, scheduleChecks } from '../queries.ts';
import { refundPayment } from '../returns/refund-payment.ts';
import { syncPayment } from './sync-payment.ts';

const BATCH = 200;
/** So many are put off by one statement; what a process that dies has checked is checked again. */
const PUT_OFF_AT_ONCE = 20;

/**
 * Asks the provider about every payment whose check is due; one that fails is retried in the next
 * run.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const due = await findDuePayments(context.db, context.payments.mode, context.clock.now(), BATCH);
  for (let from = 0; from < due.length; from += PUT_OFF_AT_ONCE) {
    const some = due.slice(from, from + PUT_OFF_AT_ONCE);
    for (const payment of some) await tryToCheck(context, payment);
    const now = context.clock.now();
    await scheduleChecks(
      context.db,
      some.map(({ id, createdAt }) => ({ id, nextCheckAt: nextCheck(createdAt, now) })),
    );
  }
}

async function tryToCheck(context: Context, payment: PaymentRow): Promise<void> {
  try {
    await checkPayment(context, payment);
  } catch (error) {
    context.log.warn(
      { paymentId: payment.id, error: error instanceof Error ? error.message : String(error) },
      'a payment could not be checked',
    );
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
}

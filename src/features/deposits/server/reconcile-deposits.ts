import type { Context } from '#platform/context.ts';
import { isPastExpiry } from '../expiry.ts';
import { nextCheck } from '../rules.ts';
import { expireUnmade, findDueDeposits, scheduleCheck } from './queries.ts';
import { refundDeposit } from './refund-deposit.ts';
import { settlePayment } from './settle-deposit.ts';
import type { DepositRow } from './tables.ts';

const BATCH = 200;

/** Asks the provider about every deposit whose news is overdue; one that fails waits for the next run. */
export async function reconcileDeposits(context: Context): Promise<void> {
  const due = await findDueDeposits(context.db, context.payments.mode, context.clock.now(), BATCH);
  for (const deposit of due) {
    try {
      await checkDeposit(context, deposit);
    } catch (error) {
      context.log.warn(
        { depositId: deposit.id, error: error instanceof Error ? error.message : String(error) },
        'a deposit could not be checked',
      );
      await postpone(context, deposit);
    }
  }
}

async function checkDeposit(context: Context, deposit: DepositRow): Promise<void> {
  const { id, paymentId, createdAt, refundReason, refundRequestedAt } = deposit;
  if (refundRequestedAt) {
    await refundDeposit(context, { depositId: id, reason: refundReason ?? 'at_provider' });
  }
  const isOver =
    deposit.status === 'pending' &&
    isPastExpiry(createdAt, context.clock.now(), context.config.DEPOSIT_EXPIRY_DAYS);
  if (paymentId !== null) {
    if (isOver) await context.payments.cancelPayment(paymentId);
    await settlePayment(context, paymentId);
  } else if (isOver) {
    // No payment was ever handed out for it, so there is none to end.
    await expireUnmade(context.db, id, context.clock.now());
  }
  await postpone(context, deposit);
}

async function postpone(context: Context, { id, createdAt }: DepositRow): Promise<void> {
  await scheduleCheck(context.db, id, nextCheck(createdAt, context.clock.now()));
}

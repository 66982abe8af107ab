import { UNKNOWN_AT_PROVIDER } from '#features/payments/rules.ts';
import type { PaymentHandler } from '#features/payments/server/handlers.ts';
import type { PaymentRow } from '#features/payments/server/payment-row.ts';
import type { TransactionContext } from '#platform/context.ts';
import { postRefund } from '../deposit-postings.ts';
import { type LockedDeposit, lockWithApplication, updateDeposit } from '../queries.ts';
import { handleDispute } from '../refunds/handle-dispute.ts';
import { notifyLost } from '../refunds/notify-lost.ts';
import { updateRefunded } from '../refunds/update-refunded.ts';
import { reportUnexpected } from '../unexpected/report-unexpected.ts';
import { completeDeposit } from './complete-deposit.ts';

/** The purpose of deposits' payments. A deposit and its payment have the same id. */
export const DEPOSIT_PURPOSE = 'deposit';

/** How deposits react to changes of their payments. */
export const depositPaymentHandler: PaymentHandler = {
  async onSucceeded(tx, payment) {
    await completeDeposit(tx, await lockOf(tx, payment));
  },
  async onEnded(tx, payment) {
    const { deposit } = await lockOf(tx, payment);
    if (deposit.status !== 'pending') return;
    const status = payment.status === 'expired' ? 'expired' : 'failed';
    await updateDeposit(tx.db, deposit.id, { status, updatedAt: tx.clock.now() });
    if (payment.failureCode === UNKNOWN_AT_PROVIDER) await notifyLost(tx, deposit);
  },
  async onRefunds(tx, payment, changes) {
    const { deposit } = await lockOf(tx, payment);
    for (const change of changes) await postRefund(tx, deposit, change);
    await updateRefunded(tx, payment, deposit);
  },
  async onDispute(tx, payment, change) {
    await handleDispute(tx, payment, (await lockOf(tx, payment)).deposit, change);
  },
  async onUnexpected(tx, payment, unexpected) {
    await reportUnexpected(tx, (await lockOf(tx, payment)).deposit, unexpected);
  },
};

async function lockOf(tx: TransactionContext, payment: PaymentRow): Promise<LockedDeposit> {
  const locked = await lockWithApplication(tx.db, payment.subjectId);
  if (!locked) throw new Error(`payment ${payment.id} has no deposit`);
  return locked;
}

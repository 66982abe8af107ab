import { type Context, inTransaction } from '#platform/context.ts';
import { FIRST_CHECK_MS, type RefundReason } from '../rules.ts';
import { lockDeposit, updateDeposit } from './queries.ts';
import { findRefunds, hasOpenDispute } from './return-queries.ts';
import { settlePayment } from './settle-deposit.ts';

/**
 * Gives a deposit back in full, once. The wish is written down before the provider is asked, and
 * asking carries a key: whenever the process dies, asking again refunds nothing twice, and the
 * reconciliation asks again.
 */
export async function refundDeposit(
  context: Context,
  { depositId, reason }: { depositId: string; reason: RefundReason },
): Promise<void> {
  const owed = await inTransaction(context, async (tx) => {
    const deposit = await lockDeposit(tx.db, depositId);
    if (deposit?.status !== 'completed' || deposit.paymentId === null) return undefined;
    const now = tx.clock.now();
    await updateDeposit(tx.db, depositId, {
      refundReason: deposit.refundReason ?? reason,
      refundRequestedAt: deposit.refundRequestedAt ?? now,
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
      updatedAt: now,
    });
    // Only the mode that took the money can give it back; its reconciliation will.
    if (deposit.mode !== context.payments.mode) return undefined;
    // What a bank decides about cannot be given back before it has.
    if (await hasOpenDispute(tx.db, depositId)) return undefined;
    const refunds = await findRefunds(tx.db, depositId);
    const returned = refunds.filter(({ status }) => status === 'failed').length;
    return { paymentId: deposit.paymentId, key: `refund-${depositId}-${returned}` };
  });
  if (!owed) {
    context.log.info({ depositId, reason }, 'nothing to refund');
    return;
  }
  await context.payments.refundPayment(owed);
  await settlePayment(context, owed.paymentId);
}

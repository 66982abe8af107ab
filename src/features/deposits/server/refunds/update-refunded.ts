import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { PaymentRow } from '#features/payments/server/payment-row.ts';
import { requestRefund } from '#features/payments/server/returns/refund-payment.ts';
import type { TransactionContext } from '#platform/context.ts';
import { postReturnedTwice } from '../deposit-postings.ts';
import { depositRefundedMail } from '../mails.ts';
import { placeHandler } from '../place-handler.ts';
import { updateDeposit } from '../queries.ts';
import type { DepositRow } from '../tables.ts';

/**
 * Updates the deposit's status from what was refunded of its payment. A refund that came back is
 * still owed, because the place is gone, unless the caller says otherwise.
 */
export async function updateRefunded(
  tx: TransactionContext,
  payment: PaymentRow,
  deposit: DepositRow,
  isOwedAgain = deposit.status === 'refunded',
): Promise<void> {
  const now = tx.clock.now();
  const refundedCents = Math.min(payment.refundedCents, deposit.amountCents);
  await postReturnedTwice(tx, deposit, payment.refundedCents - refundedCents);
  const isFull = refundedCents === deposit.amountCents;
  const refundReason = deposit.refundReason ?? (isFull ? 'at_provider' : null);
  const isOwed = !isFull && (deposit.refundRequestedAt !== null || isOwedAgain);
  await updateDeposit(tx.db, deposit.id, {
    refundedCents,
    refundReason,
    status: isFull ? 'refunded' : 'completed',
    refundedAt: isFull ? (deposit.refundedAt ?? now) : null,
    refundRequestedAt: deposit.refundRequestedAt ?? (isOwed ? now : null),
    updatedAt: now,
  });
  if (isOwed) await requestRefund(tx, { paymentId: payment.id, isDueNow: true });
  if (!isFull) return;
  await placeHandler().releasePlace(tx, { depositId: deposit.id });
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-refunded:${deposit.id}`,
    content: (locale) =>
      depositRefundedMail({ ...deposit, refundReason }, tx.config.publicUrl, locale),
  });
}

import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { DisputeChange, DisputeState } from '#features/payments/server/handlers.ts';
import type { PaymentRow } from '#features/payments/server/payment-row.ts';
import { PROVIDER_ACTOR } from '#features/payments/server/provider-actor.ts';
import { nameOfChange } from '#features/payments/server/returns/record-disputes.ts';
import type { TransactionContext } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import {
  postDisputeLost,
  postDisputeOpened,
  postDisputeWon,
  postLossUndone,
} from '../deposit-postings.ts';
import { disputeMail } from '../mails.ts';
import { placeHandler } from '../place-handler.ts';
import { findOpenDeposit } from '../queries.ts';
import type { DepositRow } from '../tables.ts';
import { updateRefunded } from './update-refunded.ts';

/** Whether the bank withholds the money or gave it to the cardholder. */
const isTaken = (dispute: DisputeState | undefined) =>
  dispute?.status === 'open' || dispute?.status === 'lost';

/**
 * Posts a disputed amount to where it is now: with us, withheld while the bank decides, or
 * refunded. Reversed decisions are posted as entries of their own.
 */
export async function handleDispute(
  tx: TransactionContext,
  payment: PaymentRow,
  deposit: DepositRow,
  change: DisputeChange,
): Promise<void> {
  const { before, after, undoneCents } = change;
  const moved = { of: nameOfChange(after), cents: after.amountCents };
  if (before && undoneCents > 0) await undoLoss(tx, payment, deposit, before, undoneCents);
  if (isTaken(after) && !isTaken(before)) await postDisputeOpened(tx, deposit, moved);
  if (isTaken(before) && !isTaken(after)) await postDisputeWon(tx, deposit, moved);
  if (after.status === 'lost') {
    await postDisputeLost(tx, deposit, moved);
    const refundReason = deposit.refundReason ?? 'dispute_lost';
    await updateRefunded(tx, payment, { ...deposit, refundReason });
  }
  await tell(tx, deposit, change);
}

/** The bank reversed a decision against us: the amount counts as the deposit again. */
async function undoLoss(
  tx: TransactionContext,
  payment: PaymentRow,
  deposit: DepositRow,
  lost: DisputeState,
  cents: number,
): Promise<void> {
  await postLossUndone(tx, deposit, { of: nameOfChange(lost), cents });
  const isOwed = await isOwedAgain(tx, deposit);
  const hasOtherReason = isOwed || deposit.refundReason !== 'dispute_lost';
  const refundReason = hasOtherReason ? deposit.refundReason : null;
  await updateRefunded(tx, payment, { ...deposit, refundReason }, isOwed);
  // The group may have formed while this deposit did not count.
  if (!isOwed && !deposit.creditedAt) {
    await placeHandler().onCountsAgain(tx, { depositId: deposit.id });
  }
}

/**
 * Money must be refunded when there is no place for it, or when the application has another
 * deposit.
 */
async function isOwedAgain(tx: TransactionContext, deposit: DepositRow): Promise<boolean> {
  if (deposit.status !== 'refunded') return false;
  // An application that was deleted meanwhile may have been replaced by a new one with its own
  // payment.
  if (!deposit.applicationId) return true;
  const other = await findOpenDeposit(tx.db, deposit.applicationId, deposit.mode);
  return Boolean(other) || !(await placeHandler().hasPlace(tx, { depositId: deposit.id }));
}

/**
 * Records the dispute in the audit log, and mails the cooperative while there is time to respond.
 */
async function tell(
  tx: TransactionContext,
  deposit: DepositRow,
  { before, after, reason }: DisputeChange,
): Promise<void> {
  const { id, status, amountCents } = after;
  await recordAudit(tx, {
    actor: PROVIDER_ACTOR,
    action: `deposit.dispute-${status}`,
    subject: { type: 'deposit', id: deposit.id, label: deposit.email },
    before: before ? { dispute: id, status: before.status } : null,
    after: { dispute: id, status, reason, cents: amountCents },
  });
  if (status === 'won' || status === 'lost') return;
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `dispute:${nameOfChange(after)}:${status}`,
    content: disputeMail(deposit, { amountCents, reason }, tx.config.publicUrl),
  });
}

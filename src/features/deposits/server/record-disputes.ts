import { recordAudit } from '#features/admin/server/record-audit.ts';
import { postMovement } from '#features/ledger/server/post-entry.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { PaymentDispute } from '#providers/payments/payment-provider.ts';
import { brand } from '#shared/brand.ts';
import { usd } from '#shared/money.ts';
import { disputeMail } from './emails.ts';
import { lockDeposit } from './queries.ts';
import { followRefunds, holdingAccount, noteRefund } from './record-refunds.ts';
import { findDispute, saveDispute } from './return-queries.ts';
import type { DepositRow } from './tables.ts';

/** Who did it, in the log: nobody of ours. */
const PROVIDER = { userId: 'payment-provider', email: 'payment provider' };

/**
 * Records what banks decide about a deposit whose card holder objected, in the transaction that
 * holds the deposit. What a bank takes while it decides is counted apart; when the holder wins, it
 * is the deposit given back, and nothing of it can be refunded once more.
 */
export async function recordDisputes(
  tx: TransactionContext,
  deposit: DepositRow,
  disputes: readonly PaymentDispute[],
): Promise<boolean> {
  let hasChanged = false;
  for (const dispute of disputes) {
    // Read anew: the dispute before may have changed it.
    const current = (await lockDeposit(tx.db, deposit.id)) ?? deposit;
    hasChanged = (await recordDispute(tx, current, dispute)) || hasChanged;
  }
  return hasChanged;
}

async function recordDispute(
  tx: TransactionContext,
  deposit: DepositRow,
  dispute: PaymentDispute,
): Promise<boolean> {
  const known = await findDispute(tx.db, dispute.id);
  const isFinal = known?.status === 'won' || known?.status === 'lost';
  // An older answer that comes late takes nothing back.
  const isOld = known?.status === 'open' && dispute.status === 'inquiry';
  if (isFinal || isOld || known?.status === dispute.status) return false;
  const now = tx.clock.now();
  await saveDispute(tx.db, {
    id: dispute.id,
    depositId: deposit.id,
    amountCents: dispute.amount.cents,
    reason: dispute.reason.slice(0, 100),
    status: dispute.status,
    createdAt: now,
    updatedAt: now,
  });
  if (dispute.status !== 'inquiry') await moveDisputed(tx, deposit, dispute);
  await tell(tx, deposit, dispute, known?.status);
  return true;
}

/** The money's way: to the bank while it decides, then back to us or to the card's holder. */
async function moveDisputed(
  tx: TransactionContext,
  deposit: DepositRow,
  { id, amount, status }: PaymentDispute,
): Promise<void> {
  const about = { book: deposit.mode, subjectId: deposit.id };
  // Posted once; also where the first we hear of a dispute is its end.
  await postMovement(tx, {
    ...about,
    key: `dispute-opened:${id}`,
    kind: 'dispute-opened',
    amount,
    debit: 'disputed-funds',
    credit: 'provider-balance',
  });
  if (status === 'won') {
    await postMovement(tx, {
      ...about,
      key: `dispute-won:${id}`,
      kind: 'dispute-won',
      amount,
      debit: 'provider-balance',
      credit: 'disputed-funds',
    });
  }
  if (status === 'lost') await loseDispute(tx, deposit, id, amount.cents);
}

async function loseDispute(
  tx: TransactionContext,
  deposit: DepositRow,
  id: string,
  cents: number,
): Promise<void> {
  // What was refunded before is lost twice: it stays with the disputed funds, where it is seen.
  const returned = Math.min(cents, deposit.amountCents - deposit.refundedCents);
  if (returned === 0) return;
  await noteRefund(tx, deposit, { id, amount: usd(returned), status: 'succeeded' });
  await postMovement(tx, {
    book: deposit.mode,
    key: `dispute-lost:${id}`,
    kind: 'dispute-lost',
    subjectId: deposit.id,
    amount: usd(returned),
    debit: holdingAccount(deposit),
    credit: 'disputed-funds',
  });
  const refundReason = deposit.refundReason ?? 'dispute_lost';
  await followRefunds(tx, { ...deposit, refundReason });
}

/** Leaves it where admins look: in the log, and while there is time to answer, in the mail. */
async function tell(
  tx: TransactionContext,
  deposit: DepositRow,
  dispute: PaymentDispute,
  before: string | undefined,
): Promise<void> {
  const { id, status, reason, amount } = dispute;
  await recordAudit(tx, {
    actor: PROVIDER,
    action: `deposit.dispute-${status}`,
    subject: { type: 'deposit', id: deposit.id, label: deposit.email },
    before: before ? { dispute: id, status: before } : null,
    after: { dispute: id, status, reason, cents: amount.cents },
  });
  if (status === 'won' || status === 'lost') return;
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `dispute:${id}:${status}`,
    content: disputeMail(deposit, { amountCents: amount.cents, reason }, tx.config.publicUrl),
  });
}

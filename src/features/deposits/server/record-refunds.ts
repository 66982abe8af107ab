import { releasePlace } from '#features/groups/server/release-place.ts';
import { postDifference } from '#features/ledger/server/post-difference.ts';
import { postMovement } from '#features/ledger/server/post-movement.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { PaymentRefund, ProviderAmount } from '#providers/payments/payment-provider.ts';
import { inDollars } from '../rules.ts';
import { depositRefundedMail } from './emails.ts';
import { updateDeposit } from './queries.ts';
import { findRefunds, insertRefund, markRefundFailed } from './return-queries.ts';
import type { DepositRow } from './tables.ts';

/**
 * Records what the provider gave back, each refund once, in the transaction that holds the
 * deposit's lock. An older answer of the provider that comes late takes nothing back.
 */
export async function recordRefunds(
  tx: TransactionContext,
  deposit: DepositRow,
  refunds: readonly PaymentRefund[],
): Promise<boolean> {
  let hasChanged = false;
  for (const refund of refunds) {
    if (refund.status === 'succeeded') {
      hasChanged = (await recordSuccess(tx, deposit, refund)) || hasChanged;
    } else if (refund.status === 'failed') {
      hasChanged = (await recordFailure(tx, deposit, refund)) || hasChanged;
    }
  }
  if (hasChanged) await followRefunds(tx, deposit);
  return hasChanged;
}

/** Where the money of a deposit is counted as its owner's. */
export const holdingAccount = (deposit: DepositRow) =>
  deposit.creditedAt ? ('contribution-credits' as const) : ('member-deposits' as const);

/** Writes a refund down; false when it was before. */
export function noteRefund(
  tx: TransactionContext,
  deposit: DepositRow,
  { id, amount, status }: { id: string; amount: ProviderAmount; status: 'succeeded' | 'failed' },
): Promise<boolean> {
  return insertRefund(tx.db, {
    id,
    depositId: deposit.id,
    amountCents: inDollars(amount).cents,
    status,
    createdAt: tx.clock.now(),
  });
}

async function recordSuccess(
  tx: TransactionContext,
  deposit: DepositRow,
  refund: PaymentRefund,
): Promise<boolean> {
  if (!(await noteRefund(tx, deposit, { ...refund, status: 'succeeded' }))) return false;
  await postMovement(tx, {
    book: deposit.mode,
    key: `deposit-refunded:${refund.id}`,
    kind: 'deposit-refunded',
    subjectId: deposit.id,
    amount: inDollars(refund.amount),
    debit: holdingAccount(deposit),
    credit: 'provider-balance',
  });
  return true;
}

/**
 * The bank refused a refund. One that we took as done is undone: we hold the money again. One that
 * never was done is noted, so that it cannot be taken as done later, and asked for anew.
 */
async function recordFailure(
  tx: TransactionContext,
  deposit: DepositRow,
  refund: PaymentRefund,
): Promise<boolean> {
  if (await noteRefund(tx, deposit, { ...refund, status: 'failed' })) return true;
  if (!(await markRefundFailed(tx.db, refund.id))) return false;
  await postMovement(tx, {
    book: deposit.mode,
    key: `deposit-refund-failed:${refund.id}`,
    kind: 'deposit-refund-failed',
    subjectId: deposit.id,
    amount: inDollars(refund.amount),
    debit: 'provider-balance',
    credit: holdingAccount(deposit),
  });
  tx.log.warn({ depositId: deposit.id, refundId: refund.id }, 'a refund came back');
  return true;
}

/**
 * Brings the deposit's status in line with the refunds that stand. What was given back and came
 * again is still owed, because its place is gone; unless the caller knows better.
 */
export async function followRefunds(
  tx: TransactionContext,
  deposit: DepositRow,
  isOwedAgain = deposit.status === 'refunded',
): Promise<void> {
  const now = tx.clock.now();
  const recorded = await findRefunds(tx.db, deposit.id);
  const returnedCents = recorded
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refundedCents = Math.min(returnedCents, deposit.amountCents);
  // A refund and a lost dispute can give back more than there was. Nobody owes us the excess: it is
  // counted with the disputed funds, where it is seen, until one of the two is undone.
  await postDifference(tx, {
    book: deposit.mode,
    kind: 'deposit-returned-twice',
    subjectId: deposit.id,
    cents: returnedCents - refundedCents,
    debit: 'disputed-funds',
    credit: holdingAccount(deposit),
  });
  const isFull = refundedCents === deposit.amountCents;
  const refundReason = deposit.refundReason ?? (isFull ? 'at_provider' : null);
  const isOwed = deposit.refundRequestedAt !== null || isOwedAgain;
  await updateDeposit(tx.db, deposit.id, {
    refundedCents,
    refundReason,
    status: isFull ? 'refunded' : 'completed',
    refundedAt: isFull ? (deposit.refundedAt ?? now) : null,
    refundRequestedAt: deposit.refundRequestedAt ?? (!isFull && isOwed ? now : null),
    nextCheckAt: !isFull && isOwed ? now : null,
    updatedAt: now,
  });
  if (!isFull) return;
  await releasePlace(tx, { depositId: deposit.id });
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-refunded:${deposit.id}`,
    content: depositRefundedMail({ ...deposit, refundReason }, tx.config.publicUrl),
  });
}

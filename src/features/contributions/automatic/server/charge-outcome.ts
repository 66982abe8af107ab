import { readChargeableMethod } from '#features/payments/server/methods/read-method.ts';
import type { TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { notifyMember } from '../../paying/server/notify-payment.ts';
import type { ContributionRow } from '../../paying/server/payment-queries.ts';
import { type AccountRow, updateAccount } from '../../server/accounts/account-queries.ts';
import { stoppedMail } from '../../server/mails.ts';
import { nextAutomatic } from '../automatic.ts';
import { findChargeOfPayment, insertCharges, updateCharge } from './charge-queries.ts';

/**
 * Records the outcome of an automatic payment and plans the next one. Returns the date of a retry,
 * which the mail about the failure announces. The caller has locked the account.
 */
export async function recordChargeOutcome(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
): Promise<CalendarDate | undefined> {
  const charge =
    payment.kind === 'automatic' ? await findChargeOfPayment(tx.db, payment.id) : undefined;
  if (!charge) return undefined;
  const now = tx.clock.now();
  const state = payment.state === 'succeeded' ? 'succeeded' : 'failed';
  await updateCharge(tx.db, charge.id, { state, updatedAt: now });
  if (account.closedAt || !account.savedMethodId) return undefined;
  const method = await readChargeableMethod(tx, {
    methodId: account.savedMethodId,
    ownerId: account.userId,
    mode: account.book,
  });
  if (!method) {
    await stopAutomaticOf(tx, account);
    return undefined;
  }
  const next = nextAutomatic(account, dateOf(now));
  const isRetry = state === 'failed' && next?.month === charge.month;
  if (next && isRetry) {
    const { month, attempt, chargeOn } = next;
    const row = { id: tx.randomness.id(), membershipId: account.membershipId, month, attempt };
    await insertCharges(tx.db, [
      { ...row, chargeOn, state: 'announced', createdAt: now, updatedAt: now },
    ]);
    return next.chargeOn;
  }
  await updateAccount(tx.db, account.membershipId, { chargeOn: next?.announceOn ?? null });
  return undefined;
}

/** Ends automatic payments whose method may no longer be charged, and notifies their members. */
export async function stopAutomaticOf(tx: TransactionContext, account: AccountRow): Promise<void> {
  await updateAccount(tx.db, account.membershipId, {
    savedMethodId: null,
    chargeOn: null,
    updatedAt: tx.clock.now(),
  });
  const key = `automatic-stopped:${account.membershipId}:${account.savedMethodId}`;
  await notifyMember(tx, account, key, stoppedMail);
}

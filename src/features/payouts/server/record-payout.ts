import { isUniqueViolation } from '#db/errors.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { approvalErrors } from '#features/approvals/errors.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { bankEntry } from '#features/ledger/server/posting/bank-entry.ts';
import { postEntries } from '#features/ledger/server/posting/post-entry.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import { readSeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import type { BankDetails } from '../contract.ts';
import { payoutErrors } from '../errors.ts';
import { paidMail } from './mails.ts';
import { openDetails } from './open-details.ts';
import { payoutHandlers } from './payout-handler.ts';
import { findDetailsById, findPayout, updatePayout } from './queries.ts';
import { lockOwn, OWED_AGAIN } from './request-payout.ts';
import type { PayoutRow } from './tables.ts';

type Sent = { id: string; bankReference: string; paidOn: CalendarDate };

/**
 * Records that the bank has sent an approved payout: its account → cash. Idempotent for the same
 * reference.
 */
export async function recordPayout(
  context: Context,
  actor: Session,
  { id, bankReference, paidOn }: Sent,
): Promise<PayoutRow> {
  if (paidOn > dateOf(context.clock.now())) throw payoutErrors.PAID_ON_REFUSED().at('paidOn');
  try {
    return await inTransaction(context, async (tx) => {
      const payout = await lockWithMembership(tx, context, id);
      if (payout.state === 'paid' && payout.bankReference === bankReference) return payout;
      if (payout.state !== 'approved') throw payoutErrors.PAYOUT_CHANGED();
      if (payout.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
      const change = { state: 'paid', bankReference, paidOn, updatedAt: tx.clock.now() } as const;
      const paid = await updatePayout(tx.db, id, change);
      await post(tx, paid, 1);
      await payoutHandlers.find(paid.kind)?.onPaid(tx, paid);
      await audit(tx, actor, 'payout.paid', paid, { reference: bankReference, paidOn });
      await notifyMember(tx, paid);
      return paid;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'payouts_reference_key')) throw error;
    throw payoutErrors.REFERENCE_USED({ cause: error }).at('bankReference');
  }
}

/** Records that the bank returned a payout: cash → its account, and it is owed again. */
export function returnPayout(
  context: Context,
  actor: Session,
  { id, reason }: { id: string; reason: string },
): Promise<PayoutRow> {
  return inTransaction(context, async (tx) => {
    const payout = await lockWithMembership(tx, context, id);
    if (payout.state !== 'paid') throw payoutErrors.PAYOUT_CHANGED();
    if (payout.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
    await post(tx, payout, -1);
    await payoutHandlers.find(payout.kind)?.onReturned?.(tx, payout);
    await audit(tx, actor, 'payout.returned', payout, {
      reason,
      reference: payout.bankReference ?? '',
    });
    const now = tx.clock.now();
    return updatePayout(tx.db, id, {
      ...OWED_AGAIN,
      returnedTimes: payout.returnedTimes + 1,
      returnedAt: now,
      returnReason: reason,
      returnedReference: payout.bankReference,
      returnedDetailsId: payout.bankDetailsId,
      updatedAt: now,
    });
  });
}

/**
 * The full account of an approved payout, for whoever sends it; each access is in the audit log.
 */
export async function revealPayee(
  context: Context,
  actor: Session,
  { id }: { id: string },
): Promise<BankDetails> {
  const details = await inTransaction(context, async (tx) => {
    const payout = await lockOwn(tx, context, id);
    if (payout.state !== 'approved' || !payout.bankDetailsId) throw payoutErrors.PAYOUT_CHANGED();
    if (payout.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
    await payoutHandlers.find(payout.kind)?.requireSendable?.(tx, payout);
    await audit(tx, actor, 'payout.account-shown', payout, {});
    return findDetailsById(tx.db, payout.bankDetailsId);
  });
  if (!details) throw payoutErrors.NO_BANK_DETAILS();
  return openDetails(context, details);
}

/** The membership is locked before the payout: the order in which memberships end. */
async function lockWithMembership(
  tx: TransactionContext,
  context: Context,
  id: string,
): Promise<PayoutRow> {
  const found = await findPayout(tx.db, id);
  if (found) {
    await payoutHandlers.find(found.kind)?.lockFirst?.(tx, found);
    await lockMembership(tx, found.membershipId);
  }
  return lockOwn(tx, context, id);
}

/**
 * The group's cash goes down, and the bank's money with it. The cooperative keeps what is at the
 * provider less the groups' cash, so its share there goes up by the same amount.
 */
function post(tx: TransactionContext, payout: PayoutRow, sign: 1 | -1): Promise<void> {
  const { id, book, groupId, membershipId, account, returnedTimes } = payout;
  const kind = sign === 1 ? 'payout' : 'payout-returned';
  const cents = sign * payout.cents;
  const fields = {
    book,
    key: `${kind}:${id}:${returnedTimes}`,
    kind,
    subjectId: id,
    effectiveOn: sign === 1 && payout.paidOn ? payout.paidOn : dateOf(tx.clock.now()),
  };
  return postEntries(tx, [
    {
      ...fields,
      scope: groupScope(groupId),
      legs: [
        { account, cents, membershipId },
        { account: 'cash', cents: -cents },
      ],
    },
    bankEntry(fields, -cents),
  ]);
}

function audit(
  tx: TransactionContext,
  actor: Session,
  action: `payout.${string}`,
  { id, payeeName, seat, cents }: PayoutRow,
  after: Record<string, string>,
): Promise<void> {
  const label = `${payeeName}, seat ${seat}`;
  const subject = { type: 'system', id: `payout:${id}`, label } as const;
  return recordAudit(tx, { actor, action, subject, after: { cents, ...after } });
}

async function notifyMember(tx: TransactionContext, payout: PayoutRow): Promise<void> {
  const { bankReference, paidOn, bankDetailsId } = payout;
  const user = await readUser(tx, payout.userId);
  const details = bankDetailsId ? await findDetailsById(tx.db, bankDetailsId) : undefined;
  if (!user || !bankReference || !paidOn || payout.payeeKind !== 'member') return;
  const seat = await readSeatRecipient(tx, payout, user);
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `payout-paid:${payout.id}:${payout.returnedTimes}`,
    content: paidMail(
      seat,
      { ...payout, bankReference, paidOn, account: details?.masked ?? '' },
      user.mailLocale,
    ),
  });
}

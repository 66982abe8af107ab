import { approvalErrors } from '#features/approvals/errors.ts';
import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterApproval } from '#features/approvals/server/decide-approval.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { payoutErrors } from '../errors.ts';
import { payoutNames } from '../texts.ts';
import { payoutHandlers } from './payout-handler.ts';
import {
  findDetailsById,
  findEnteredBy,
  lockDetails,
  lockPayout,
  updatePayout,
} from './queries.ts';
import { hasSeenPayee, showPayee } from './show-payee.ts';
import type { BankDetailsRow, PayoutRow } from './tables.ts';

/** The kind of approval that lets a payout be sent. */
export const PAYOUT_APPROVAL = 'payout';

/**
 * An admin requests a payout; it is sent after another has approved it. It goes to the current bank
 * details, which must be three days old.
 */
export function requestPayout(
  context: Context,
  actor: Session,
  { id, sameAccountReason }: { id: string; sameAccountReason?: string },
): Promise<PayoutRow> {
  return inTransaction(context, async (tx) => {
    const payout = await lockOwn(tx, context, id);
    if (payout.state !== 'owed') throw payoutErrors.PAYOUT_CHANGED();
    await payoutHandlers.find(payout.kind)?.requireSendable?.(tx, payout);
    const details = await requireUsable(tx, payout);
    const isSame = isReturnedFrom(payout, details.id);
    if (isSame && !sameAccountReason) throw payoutErrors.SAME_ACCOUNT();
    // A new account came meanwhile: the reason was given for the earlier one.
    if (!isSame && sameAccountReason) throw payoutErrors.PAYOUT_CHANGED();
    const again = sameAccountReason ? { sameAccountReason } : {};
    if (sameAccountReason) {
      await recordAudit(tx, {
        actor,
        action: 'payout.same-account-again',
        subject: { type: 'system', id: `payout:${id}`, label: payout.payeeName },
        after: { cents: payout.cents, reason: sameAccountReason },
      });
    }
    const asked = { askedBy: actor.email, bankDetailsId: details.id, updatedAt: tx.clock.now() };
    if (tx.config.SINGLE_ADMIN_PAYOUTS) {
      if (payout.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
      await recordAudit(tx, {
        actor,
        action: 'payout.approved-alone',
        subject: { type: 'system', id: `payout:${id}`, label: payout.payeeName },
        after: { cents: payout.cents },
      });
      return updatePayout(tx.db, id, { ...asked, state: 'approved' });
    }
    const approvalId = await enterApproval(tx, actor, {
      kind: PAYOUT_APPROVAL,
      subjectId: id,
      beneficiaryId: payout.userId,
      amountCents: payout.cents,
      summary: `Payout to ${payout.payeeName}, seat ${payout.seat}`,
      details: { what: payoutNames('en').kinds[payout.kind], account: details.masked, ...again },
    });
    return updatePayout(tx.db, id, { ...asked, state: 'asked', approvalId });
  });
}

/** Another admin approved: the bank may send it. Rejected, it is owed as before. */
export const payoutApprovalHandler: ApprovalHandler = {
  showAccount: showPayee,
  findAccountsOf: ({ db }, userId, ids) => findEnteredBy(db, userId, ids),
  async onConfirmed(tx, approval) {
    const payout = await lockPayout(tx.db, approval.subjectId);
    const isSame = payout?.state === 'asked' && payout.approvalId === approval.id;
    if (!isSame) throw payoutErrors.PAYOUT_CHANGED();
    const details = payout.bankDetailsId && (await findDetailsById(tx.db, payout.bankDetailsId));
    if (!details) throw payoutErrors.NO_BANK_DETAILS();
    // A title company's account is an admin's entry: whoever approves is the second to see it.
    if (details.enteredById === approval.decidedById) throw payoutErrors.ACCOUNT_OF_ONESELF();
    if (!(await hasSeenPayee(tx, approval))) throw payoutErrors.ACCOUNT_NOT_SHOWN();
    await payoutHandlers.find(payout.kind)?.requireSendable?.(tx, payout);
    await updatePayout(tx.db, payout.id, { state: 'approved', updatedAt: tx.clock.now() });
  },
  async onRejected(tx, approval) {
    const payout = await lockPayout(tx.db, approval.subjectId);
    if (payout?.approvalId !== approval.id) return;
    await updatePayout(tx.db, payout.id, { ...OWED_AGAIN, updatedAt: tx.clock.now() });
  },
};

/** Whether the bank returned the payout from the account that it would go to now. */
export function isReturnedFrom(
  { returnedTimes, returnedDetailsId }: PayoutRow,
  detailsId: string | undefined,
): boolean {
  // Where a return of an earlier version came from may be unknown: then any account needs a reason.
  return returnedTimes > 0 && [null, detailsId].includes(returnedDetailsId);
}

export const OWED_AGAIN = {
  state: 'owed',
  approvalId: null,
  askedBy: null,
  bankDetailsId: null,
  bankReference: null,
  paidOn: null,
} as const;

/** The payout, locked; test money is never paid out of live books. */
export async function lockOwn(
  tx: TransactionContext,
  { payments }: Pick<Context, 'payments'>,
  id: string,
): Promise<PayoutRow> {
  const payout = await lockPayout(tx.db, id);
  if (payout?.book !== payments.mode || payout.state === 'void') {
    throw payoutErrors.PAYOUT_NOT_FOUND();
  }
  return payout;
}

async function requireUsable(tx: TransactionContext, payout: PayoutRow): Promise<BankDetailsRow> {
  const owner = { ownerKind: payout.payeeKind, ownerId: payout.payeeId };
  // Whoever changes the account now waits, and then sets this payout back to 'owed'.
  const details = await lockDetails(tx.db, owner);
  if (!details) throw payoutErrors.NO_BANK_DETAILS();
  if (details.usableFrom > tx.clock.now()) throw payoutErrors.BANK_DETAILS_TOO_NEW();
  return details;
}

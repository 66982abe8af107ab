import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterPayment } from '#features/approvals/server/decide-approval.ts';
import { lockTransferWindow } from '#features/assemblies/member/server/transfer-window.ts';
import {
  hasPaymentUnderWay,
  lockPosition,
} from '#features/contributions/server/accounts/settle-account.ts';
import {
  readPaidSoFar,
  transferAccount,
} from '#features/contributions/server/accounts/transfer-account.ts';
import { postSettlement } from '#features/exits/server/exit-postings.ts';
import { writeExit } from '#features/exits/server/write-exit.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import { transferSeat } from '#features/memberships/server/transfer-seat.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { transferErrors } from '../errors.ts';
import { doneMail } from './mails.ts';
import { lockOpen, requireStillApproved, tell } from './offer-seat.ts';
import { findTransfer, updateTransfer } from './queries.ts';
import type { TransferRow } from './tables.ts';

/** The kind of approval that transfers a seat. */
export const TRANSFER_APPROVAL = 'seat-transfer';

/**
 * Enters that the price of a seat was received by wire; the seat is transferred once another admin
 * confirms it.
 */
export function enterTransferPayment(
  context: Context,
  actor: Session,
  {
    id,
    amountCents,
    reference,
    repeatReason,
  }: { id: string; amountCents: number; reference: string; repeatReason?: string | undefined },
): Promise<{ approvalId: string }> {
  return inTransaction(context, async (tx) => {
    const found = await findTransfer(tx.db, id);
    if (found?.book !== context.payments.mode) throw transferErrors.TRANSFER_NOT_FOUND();
    const transfer = await lockOpen(tx, id);
    const isPrice = transfer.state === 'accepted' && transfer.priceCents === amountCents;
    const paid = await readPaidSoFar(tx, await lockPosition(tx, transfer.membershipId));
    if (!isPrice || paid.totalCents !== amountCents) throw transferErrors.TRANSFER_CHANGED();
    const approvalId = await enterPayment(tx, actor, {
      kind: TRANSFER_APPROVAL,
      subjectId: id,
      beneficiaryId: transfer.fromUserId,
      amountCents,
      summary: `Transfer of seat ${transfer.seat}`,
      details: { reference },
      repeatReason,
    });
    return { approvalId };
  });
}

/**
 * Runs when the second admin confirms the price: the newcomer gets the seat with all its payments,
 * and the price is owed to the leaver. Refused from the cut-off until the bids are settled.
 */
export const transferApprovalHandler: ApprovalHandler = {
  async onConfirmed(tx, { subjectId: id, amountCents, decidedById, enteredById }) {
    const found = await findTransfer(tx.db, id);
    if (!found) throw transferErrors.TRANSFER_NOT_FOUND();
    // Locks the assembly before its memberships, as a draw does, to avoid a deadlock.
    if (!(await lockTransferWindow(tx, found.groupId))) throw transferErrors.TRANSFER_CLOSED();
    const transfer = await lockOpen(tx, id);
    if (transfer.state !== 'accepted') throw transferErrors.TRANSFER_CHANGED();
    // The newcomer may not approve their own transfer.
    if ([decidedById, enteredById].includes(transfer.toUserId)) {
      throw transferErrors.TRANSFER_REFUSED();
    }
    await passOn(tx, transfer, amountCents);
  },
};

async function passOn(
  tx: TransactionContext,
  transfer: TransferRow,
  priceCents: number,
): Promise<void> {
  const { id, membershipId, toUserId } = transfer;
  const membership = await lockMembership(tx, membershipId);
  const from = await lockPosition(tx, membershipId);
  if (membership.status !== 'active') throw transferErrors.TRANSFER_REFUSED();
  if (await hasPaymentUnderWay(tx, membershipId)) throw transferErrors.PAYMENT_UNDER_WAY();
  const paid = await readPaidSoFar(tx, from);
  if (paid.totalCents !== priceCents) throw transferErrors.TRANSFER_CHANGED();
  const applicationId = await requireStillApproved(tx, transfer);
  const reason = `transfer ${id}`;
  const made = await transferSeat(tx, membership, { userId: toUserId, applicationId, reason });
  const to = await lockPosition(tx, made.id);
  const { unappliedCents } = await transferAccount(tx, { from, to, transferId: id });
  await postSettlement(tx, from, {
    kind: 'seat-transferred',
    subjectId: id,
    amounts: {
      cash: priceCents,
      unapplied: unappliedCents,
      'owed-to-members': -(priceCents + unappliedCents),
    },
  });
  const line = (key: 'fund' | 'reserve_part' | 'unearned' | 'unapplied', cents: number) =>
    cents === 0 ? [] : [{ key, cents, adds: true }];
  await writeExit(tx, {
    membership,
    kind: 'transferred',
    payoutKind: 'transfer',
    worked: {
      lines: [
        ...line('fund', paid.fundCents),
        ...line('reserve_part', paid.reserveCents),
        ...line('unearned', paid.administrationCents),
        ...line('unapplied', unappliedCents),
      ],
      payoutCents: priceCents + unappliedCents,
      refundCents: 0,
      owesCents: 0,
    },
  });
  const updatedAt = tx.clock.now();
  await updateTransfer(tx.db, id, { state: 'done', newMembershipId: made.id, updatedAt });
  await tell(tx, transfer, toUserId, 'transfer-done', priceCents, doneMail);
}

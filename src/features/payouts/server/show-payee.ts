import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { inTransaction } from '#platform/context.ts';
import { payoutErrors } from '../errors.ts';
import { hasChangedLately } from '../rules.ts';
import { openDetails } from './open-details.ts';
import { findDetailsById, lockPayout } from './queries.ts';

/**
 * The whole account of a payout, for whoever is to approve it, and who entered it when. The log says
 * that it was shown, never the number.
 */
export const showPayee: NonNullable<ApprovalHandler['showAccount']> = async (
  context,
  actor,
  approval,
) => {
  const { details, enteredBy } = await inTransaction(context, async (tx) => {
    const payout = await lockPayout(tx.db, approval.subjectId);
    const isSame = payout?.state === 'asked' && payout.approvalId === approval.id;
    if (!isSame || !payout.bankDetailsId) throw payoutErrors.PAYOUT_CHANGED();
    const found = await findDetailsById(tx.db, payout.bankDetailsId);
    if (!found) throw payoutErrors.NO_BANK_DETAILS();
    await recordAudit(tx, {
      actor,
      action: 'payout.account-shown',
      subject: {
        type: 'system',
        id: `payout:${payout.id}`,
        label: `${payout.payeeName}, seat ${payout.seat}`,
      },
      after: { cents: payout.cents },
    });
    const entered = await readUser(tx, found.enteredById);
    return { details: found, enteredBy: entered?.email ?? '' };
  });
  return {
    ...openDetails(context, details),
    enteredBy,
    enteredAt: details.enteredAt.toISOString(),
    hasChangedLately: hasChangedLately(details.enteredAt, context.clock.now()),
  };
};

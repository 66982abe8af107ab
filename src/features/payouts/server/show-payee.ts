import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type {
  ApprovalHandler,
  ConfirmedApproval,
} from '#features/approvals/server/approval-handler.ts';
import { readAuditOf } from '#features/audit/server/read-audit-of.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { inTransaction, type TransactionContext } from '#platform/context.ts';
import { hoursLater } from '#shared/calendar/dates.ts';
import { payoutErrors } from '../errors.ts';
import { hasChangedLately, SEEN_HOURS } from '../rules.ts';
import { openDetails } from './open-details.ts';
import { findDetailsById, lockPayout } from './queries.ts';

const SHOWN = 'payout.account-shown';
const subjectOf = (payoutId: string) => `payout:${payoutId}`;

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
      action: SHOWN,
      subject: {
        type: 'system',
        id: subjectOf(payout.id),
        label: `${payout.payeeName}, seat ${payout.seat}`,
      },
      after: { cents: payout.cents, approvalId: approval.id },
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

/** Whether the admin who decides was shown the account of this very request, within the last hour. */
export async function hasSeenPayee(
  tx: Pick<TransactionContext, 'db' | 'clock'>,
  { id, subjectId, decidedById }: Pick<ConfirmedApproval, 'id' | 'subjectId' | 'decidedById'>,
): Promise<boolean> {
  const since = hoursLater(tx.clock.now(), -SEEN_HOURS);
  const shown = await readAuditOf(tx, {
    subjectId: subjectOf(subjectId),
    actions: [SHOWN],
    actorId: decidedById ?? '',
    limit: 20,
  });
  return shown.some(({ at, after }) => after?.approvalId === id && at >= since);
}

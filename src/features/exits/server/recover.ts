import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterPayment } from '#features/approvals/server/decide-approval.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { divideRecovery } from '#features/program-rules/settlement.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { exitErrors } from '../errors.ts';
import { stillOwed } from '../rules.ts';
import { postSettlement } from './exit-postings.ts';
import { findExit, lockExit, updateExit } from './queries.ts';

/** The kind of approval that records a recovery from a terminated seat's home. */
export const RECOVERY_APPROVAL = 'recovery';

/** Sets the expected recovery from a terminated seat's home; the group's coverage includes it. */
export function expectRecovery(
  context: Context,
  actor: Session,
  { id, cents, reason }: { id: string; cents: number; reason: string },
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const exit = await lockExit(tx.db, id);
    if (exit?.kind !== 'terminated') throw exitErrors.EXIT_NOT_FOUND();
    if (cents > stillOwed(exit)) throw exitErrors.RECOVERY_TOO_HIGH().at('cents');
    await updateExit(tx.db, id, { expectedCents: cents, updatedAt: tx.clock.now() });
    await recordAudit(tx, {
      actor,
      action: 'recovery.expected',
      subject: { type: 'membership', id: exit.membershipId, label: `seat ${exit.seat}` },
      before: { cents: exit.expectedCents },
      after: { cents, reason },
    });
  });
}

/** Enters a recovery from a home; it is posted once another admin confirms it. */
export async function enterRecovery(
  context: Context,
  actor: Session,
  given: {
    id: string;
    cents: number;
    reference: string;
    reserveCents: number;
    repeatReason?: string | undefined;
  },
): Promise<{ approvalId: string }> {
  const { id, cents, reference, reserveCents, repeatReason } = given;
  const exit = await findExit(context.db, id);
  if (exit?.kind !== 'terminated' || exit.book !== context.payments.mode) {
    throw exitErrors.EXIT_NOT_FOUND();
  }
  if (cents > stillOwed(exit)) throw exitErrors.RECOVERY_TOO_HIGH().at('cents');
  const { toReserve, toFund } = divideRecovery(cents, exit.toppedUpCents);
  if (toReserve !== reserveCents) throw exitErrors.EXIT_CHANGED();
  const approvalId = await inTransaction(context, (tx) =>
    enterPayment(tx, actor, {
      kind: RECOVERY_APPROVAL,
      subjectId: id,
      beneficiaryId: exit.userId,
      amountCents: cents,
      summary: `Recovered from the home of seat ${exit.seat}`,
      details: {
        reference,
        reserveCents: String(toReserve),
        fundCents: String(toFund),
        leftCents: String(stillOwed(exit) - cents),
      },
      repeatReason,
    }),
  );
  return { approvalId };
}

/** Rule 12: a recovery first repays the reserve; the rest counts as the seat's fund part. */
export const recoveryApprovalHandler: ApprovalHandler = {
  async onConfirmed(tx, { id, subjectId, amountCents, details }) {
    const exit = await lockExit(tx.db, subjectId);
    if (exit?.kind !== 'terminated') throw exitErrors.EXIT_NOT_FOUND();
    if (amountCents > stillOwed(exit)) throw exitErrors.RECOVERY_TOO_HIGH();
    const { toReserve, toFund } = divideRecovery(amountCents, exit.toppedUpCents);
    // The reserve may have topped up the seat since the figures were shown.
    if (details.reserveCents !== String(toReserve)) throw exitErrors.EXIT_CHANGED();
    await postSettlement(tx, exit, {
      kind: 'recovery',
      subjectId: id,
      amounts: { cash: amountCents, reserve: -toReserve, fund: -toFund },
    });
    await updateExit(tx.db, exit.id, {
      toppedUpCents: exit.toppedUpCents - toReserve,
      recoveredCents: exit.recoveredCents + amountCents,
      recoveredFundCents: exit.recoveredFundCents + toFund,
      expectedCents: Math.max(0, exit.expectedCents - amountCents),
      updatedAt: tx.clock.now(),
    });
  },
};

import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterApproval } from '#features/approvals/server/decide-approval.ts';
import { lockPosition, takeOut } from '#features/contributions/server/accounts/settle-account.ts';
import type { Line } from '#features/exits/rules.ts';
import { postSettlement } from '#features/exits/server/exit-postings.ts';
import { mailStatement, writeExit } from '#features/exits/server/write-exit.ts';
import { groupName } from '#features/groups/rules.ts';
import {
  lockFormedGroup,
  markCompleted,
} from '#features/groups/server/formation/complete-group.ts';
import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { owePayout } from '#features/payouts/server/owe-payout.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { totalAfter } from '#features/program-rules/schedule.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { CompletionView } from '../contract.ts';
import { completionErrors } from '../errors.ts';
import { readCompletion } from './read-completion.ts';
import { type Completion, type SeatAtClose, workOutCompletion } from './work-out-completion.ts';

/** The kind of approval that completes a group. */
export const COMPLETION_APPROVAL = 'group-completion';

const sum = (seats: readonly SeatAtClose[], of: (seat: SeatAtClose) => number) =>
  seats.reduce((total, seat) => total + of(seat), 0);

/** What each seat would be paid if the group were completed now. */
export async function previewCompletion(
  context: Context,
  { groupId }: { groupId: string },
): Promise<CompletionView> {
  const { group, blockers, fund, reserve, seats } = await workOutCompletion(context, groupId);
  if (group.status === 'completed') return readCompletion(context, group);
  return {
    isCompleted: false,
    blockers,
    moneyCents: fund + reserve,
    claimsCents: sum(seats, ({ claim }) => claim),
    claimsPaidCents: sum(seats, ({ claimPaid }) => claimPaid),
    sharesCents: sum(seats, ({ share }) => share),
    finishers: seats.filter(({ kind }) => kind !== 'cancelled').length,
    seats: seats.map(({ seat, claim, claimPaid, share, unappliedCents }) => ({
      seat,
      claimCents: claim,
      claimPaidCents: claimPaid,
      shareCents: share,
      unappliedCents,
    })),
  };
}

/** Requests the completion of a group with the current figures; another admin confirms it. */
export async function enterCompletion(
  context: Context,
  actor: Session,
  {
    groupId,
    ...shown
  }: Pick<CompletionView, 'moneyCents' | 'claimsPaidCents' | 'sharesCents'> & { groupId: string },
): Promise<{ approvalId: string }> {
  const completion = await workOutCompletion(context, groupId);
  const { group, blockers, fund, reserve, seats } = completion;
  if (group.status === 'completed' || blockers.length > 0) {
    throw completionErrors.COMPLETION_BLOCKED();
  }
  const figures = figuresOf(completion);
  const isAsShown =
    figures.moneyCents === String(shown.moneyCents) &&
    figures.claimsCents === String(shown.claimsPaidCents) &&
    figures.sharesCents === String(shown.sharesCents);
  if (!isAsShown) throw completionErrors.COMPLETION_CHANGED();
  const approvalId = await inTransaction(context, (tx) =>
    enterApproval(tx, actor, {
      kind: COMPLETION_APPROVAL,
      subjectId: groupId,
      // Every member benefits; an admin who is a member may still complete their group.
      beneficiaryId: groupId,
      amountCents: Math.max(1, fund + reserve),
      summary: `Completion of ${groupName(group.planId, group.number)}`,
      details: { seats: String(seats.length), ...figures },
    }),
  );
  return { approvalId };
}

/** Two admins agreed: claims and shares are owed, every membership is completed. */
export const completionApprovalHandler: ApprovalHandler = {
  async onConfirmed(tx, { subjectId: groupId, details }) {
    await lockFormedGroup(tx, groupId);
    const completion = await workOutCompletion(tx, groupId);
    if (completion.blockers.length > 0) throw completionErrors.COMPLETION_BLOCKED();
    const figures = Object.entries(figuresOf(completion));
    if (figures.some(([name, cents]) => details[name] !== cents)) {
      throw completionErrors.COMPLETION_CHANGED();
    }
    let { fund } = completion;
    for (const seat of completion.seats) {
      // The fund pays first, the reserve what it lacks.
      const fromFund = Math.min(fund, seat.claimPaid + seat.share);
      fund -= fromFund;
      await closeSeat(tx, completion, seat, fromFund);
    }
    await markCompleted(tx, groupId);
  },
};

/** The figures both admins are shown; they must be unchanged when the second one confirms. */
const figuresOf = ({ fund, reserve, seats }: Completion) => ({
  moneyCents: String(fund + reserve),
  claimsCents: String(sum(seats, ({ claimPaid }) => claimPaid)),
  sharesCents: String(sum(seats, ({ share }) => share)),
});

async function closeSeat(
  tx: TransactionContext,
  { group }: Completion,
  seat: SeatAtClose,
  fromFund: number,
): Promise<void> {
  const { id: membershipId } = seat.membership;
  const membership = await lockMembership(tx, membershipId);
  const account = await lockPosition(tx, membershipId);
  const { unappliedCents } = await takeOut(tx, account, { isSettled: true });
  const given = seat.claimPaid + seat.share;
  await postSettlement(tx, account, {
    kind: 'seat-completed',
    subjectId: membershipId,
    amounts: {
      fund: fromFund,
      reserve: given - fromFund,
      unapplied: unappliedCents,
      'owed-to-members': -(given + unappliedCents),
    },
  });
  const owed = {
    subjectId: membershipId,
    membership,
    book: group.mode,
    account: 'owed-to-members',
  } as const;
  await owePayout(tx, { ...owed, kind: 'claim', cents: seat.claimPaid });
  await owePayout(tx, { ...owed, kind: 'share', cents: seat.share });
  await owePayout(tx, { ...owed, kind: 'unapplied', cents: unappliedCents });
  const worked = {
    lines: linesOf(membership.planId, seat, unappliedCents),
    payoutCents: given + unappliedCents,
    refundCents: 0,
    owesCents: 0,
  };
  if (seat.kind === 'cancelled') {
    // The page shows the statement of the cancellation; the final figures come by mail.
    const key = `completion-statement:${membershipId}`;
    await mailStatement(tx, membership, { ...worked, kind: 'completed' }, key);
    return;
  }
  const reason = 'the group completed';
  await changeMembership(tx, { membershipId, to: 'completed', reason });
  await writeExit(tx, { membership, kind: 'completed', worked });
}

function linesOf(
  planId: Completion['group']['planId'],
  { kind, claim, claimPaid, share }: SeatAtClose,
  unappliedCents: number,
): Line[] {
  const all = totalAfter(planId, TERM_MONTHS);
  const paid: Line[] = [
    { key: 'paid', cents: all.amount, adds: false },
    { key: 'reserve_part', cents: all.reserve, adds: false },
  ];
  const lines: Line[] = [
    ...(kind === 'cancelled' ? [] : paid),
    { key: 'claim', cents: claim, adds: true },
    { key: 'claim_unpaid', cents: claimPaid - claim, adds: true },
    { key: 'share', cents: share, adds: true },
    { key: 'unapplied', cents: unappliedCents, adds: true },
  ];
  return lines.filter(({ cents }) => cents !== 0);
}

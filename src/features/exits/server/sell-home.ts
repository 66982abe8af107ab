import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterApproval } from '#features/approvals/server/decide-approval.ts';
import { readAwardOf } from '#features/awards/server/read-awards.ts';
import {
  lockPosition,
  readAccount,
  takeOut,
} from '#features/contributions/server/accounts/settle-account.ts';
import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import { penaltyOn } from '#features/program-rules/settlement.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { exitErrors } from '../errors.ts';
import { feesInArrears, fundPaid, type Worked, workOutSale } from '../rules.ts';
import { postSettlement } from './exit-postings.ts';
import { seatMoneyOf } from './seat-money.ts';
import { writeExit } from './write-exit.ts';

/** The kind of approval that settles the sale of a home. */
export const SALE_APPROVAL = 'home-sale';

/** Calculates how the sale of a home would be settled now. */
export async function previewSale(
  context: Pick<Context, 'db' | 'clock'>,
  { membershipId, netSaleCents }: { membershipId: string; netSaleCents: number },
): Promise<Worked> {
  await requireBought(context, membershipId);
  const account = await readAccount(context, membershipId);
  if (!account) throw exitErrors.EXIT_REFUSED();
  return workOutSale(await seatMoneyOf(context, account), netSaleCents);
}

/** Enters the proceeds of a sale; it is settled once another admin confirms it. */
export async function enterSale(
  context: Context,
  actor: Session,
  given: {
    membershipId: string;
    netSaleCents: number;
    receivedOn: CalendarDate;
    reference: string;
    payoutCents: number;
    owesCents: number;
  },
): Promise<{ approvalId: string }> {
  const { membershipId, netSaleCents, receivedOn, reference } = given;
  const membership = await readMembership(context, membershipId);
  if (!membership) throw exitErrors.EXIT_REFUSED();
  const worked = await previewSale(context, given);
  const isAsShown =
    worked.payoutCents === given.payoutCents && worked.owesCents === given.owesCents;
  if (!isAsShown) throw exitErrors.EXIT_CHANGED();
  const approvalId = await inTransaction(context, (tx) =>
    enterApproval(tx, actor, {
      kind: SALE_APPROVAL,
      subjectId: membershipId,
      beneficiaryId: membership.userId,
      amountCents: netSaleCents,
      summary: `Sale of the home of seat ${membership.seat}`,
      details: {
        receivedOn,
        reference,
        payoutCents: String(worked.payoutCents),
        owesCents: String(worked.owesCents),
      },
    }),
  );
  return { approvalId };
}

/** On the second admin's confirmation: settles the seat with the figures they were shown. */
export const saleApprovalHandler: ApprovalHandler = {
  async onConfirmed(tx, { subjectId: membershipId, amountCents: netSale, details }) {
    const membership = await lockMembership(tx, membershipId);
    await requireBought(tx, membershipId);
    const account = await lockPosition(tx, membershipId);
    const seat = await seatMoneyOf(tx, account);
    const worked = workOutSale(seat, netSale);
    if (details.payoutCents !== String(worked.payoutCents)) throw exitErrors.EXIT_CHANGED();
    if (details.owesCents !== String(worked.owesCents)) throw exitErrors.EXIT_CHANGED();
    await takeOut(tx, account, { isSettled: true });
    const fund = fundPaid(seat);
    const fees = feesInArrears(seat);
    await postSettlement(tx, account, {
      kind: 'home-sold',
      subjectId: membershipId,
      ...(details.receivedOn ? { on: details.receivedOn } : {}),
      amounts: {
        cash: netSale,
        'owed-by-members': worked.owesCents,
        'prepaid-administration': seat.unearnedCents,
        unapplied: seat.unappliedCents,
        fund: -(creditOf(seat.planId) - fund) - penaltyOn(fund),
        administration: -fees.administration,
        reserve: -fees.reserve,
        'owed-to-members': -worked.payoutCents,
      },
    });
    await changeMembership(tx, { membershipId, to: 'withdrawn', reason: 'home sold' });
    await writeExit(tx, { membership, kind: 'withdrawn', worked, payoutKind: 'sale' });
  },
};

async function requireBought(
  tx: Pick<TransactionContext, 'db'>,
  membershipId: string,
): Promise<void> {
  const award = await readAwardOf(tx, membershipId);
  if (award?.step !== 'paid' || award.end) throw exitErrors.EXIT_REFUSED();
}

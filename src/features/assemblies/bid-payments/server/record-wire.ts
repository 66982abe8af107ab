import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterPayment } from '#features/approvals/server/decide-approval.ts';
import { contributionErrors } from '#features/contributions/errors.ts';
import {
  readPriceFromEnd,
  recordPrepayment,
} from '#features/contributions/paying/server/pay-from-end.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import { assemblyErrors } from '../../errors.ts';
import { findPick, lockPick } from '../../holding/server/pick-queries.ts';
import { lockAssembly } from '../../server/queries.ts';
import { readOpenBid, requireLeft } from './pay-bid.ts';
import { noteBidPaymentStarted, settlePaidBid } from './settle-bid.ts';

/** The kind of approval that records a wire for a bid. */
export const BID_WIRE = 'bid-wire';

/** Enters a wire for a bid. It counts as started now, and as paid once another admin confirms. */
export async function enterBidWire(
  context: Context,
  actor: Session,
  {
    pickId,
    receivedOn,
    reference,
    repeatReason,
  }: {
    pickId: string;
    receivedOn: CalendarDate;
    reference: string;
    repeatReason?: string | undefined;
  },
): Promise<{ approvalId: string; amountCents: number }> {
  const pick = await findPick(context.db, pickId);
  const membership = pick && (await readMembership(context, pick.membershipId));
  if (!pick || !membership) throw assemblyErrors.BID_NOT_FOUND();
  const open = await readOpenBid(context, pick);
  if (!open) throw assemblyErrors.BID_OVER();
  const today = dateOf(context.clock.now());
  if (receivedOn > today || receivedOn < dateOf(pick.decidedAt)) {
    throw contributionErrors.DATE_REFUSED().at('receivedOn');
  }
  const { instalments } = open;
  const of = { membershipId: membership.id, instalments };
  await requireLeft(context, membership.id, instalments);
  const amountCents = await readPriceFromEnd(context, of);
  const approvalId = await inTransaction(context, async (tx) => {
    await lockAssembly(tx.db, pick.assemblyId);
    await noteBidPaymentStarted(tx, { pickId });
    return enterPayment(tx, actor, {
      kind: BID_WIRE,
      subjectId: pickId,
      beneficiaryId: membership.userId,
      amountCents,
      summary: `Wire for the bid of seat ${pick.seat}, ${instalments} instalments`,
      details: { receivedOn, reference, method: 'wire' },
      repeatReason,
    });
  });
  return { approvalId, amountCents };
}

/** On the second admin's confirmation: awards the seat, unless the bid has expired. */
export const bidWireHandler: ApprovalHandler = {
  async onConfirmed(tx, { id, subjectId: pickId, amountCents, details, enteredAt }) {
    const found = await findPick(tx.db, pickId);
    if (!found) throw assemblyErrors.BID_NOT_FOUND();
    await lockAssembly(tx.db, found.assemblyId);
    const pick = await lockPick(tx.db, pickId);
    const open = pick && (await readOpenBid(tx, pick));
    if (!pick || !open) throw assemblyErrors.BID_OVER();
    const { membershipId } = pick;
    await lockMembership(tx, membershipId);
    // Only the day is known: the wire counts from the end of that day, or its entry if earlier.
    const dayEnded = startOfDate(addDays(details.receivedOn ?? dateOf(enteredAt), 1));
    await recordPrepayment(tx, {
      id,
      membershipId,
      reference: pickId,
      instalments: open.instalments,
      amountCents,
      method: 'wire',
      countedAt: dayEnded < enteredAt ? dayEnded : enteredAt,
      createdAt: enteredAt,
    });
    await settlePaidBid(tx, { pickId });
  },
};

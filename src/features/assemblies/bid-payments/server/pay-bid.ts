import {
  isPrepaymentProcessing,
  payFromEnd,
  readPrepaid,
  readPriceFromEnd,
  readUnpaidCount,
} from '#features/contributions/paying/server/pay-from-end.ts';
import {
  listMembershipsOf,
  readMembership,
} from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import { assemblyErrors } from '../../errors.ts';
import { findPick, findPicksOf } from '../../holding/server/pick-queries.ts';
import type { PayableBid } from '../../member/bid-contract.ts';
import { isBidOverdue } from '../../rules.ts';
import { findAssembly } from '../../server/queries.ts';
import type { PickRow } from '../../server/tables.ts';
import { findCreditHold } from './credit-hold-queries.ts';

/** What has to be paid for a bid, and by when; undefined when nothing is due. */
export async function readOpenBid(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  pick: PickRow,
): Promise<
  (Pick<PayableBid, 'reason' | 'instalments'> & { startBy?: Date; payBy: Date }) | undefined
> {
  const { startBy, payBy, paymentStartedAt: startedAt, instalments } = pick;
  if (!startBy || !payBy || instalments === null) return undefined;
  if (pick.status === 'held') {
    if (isBidOverdue({ startBy, payBy, startedAt }, clock.now())) return undefined;
    return { reason: 'held', instalments, payBy, ...(startedAt ? {} : { startBy }) };
  }
  const hold = pick.status === 'awarded' ? await findCreditHold(db, pick.id) : undefined;
  if (!hold || hold.heldCents === 0 || hold.endedAt) return undefined;
  const standing = await readPrepaid({ db }, pick.id);
  return { reason: 'returned', instalments: instalments - standing.length, payBy: hold.makeGoodBy };
}

/** The bids that a member has to pay. */
export async function listPayableBids(context: Context, userId: string): Promise<PayableBid[]> {
  const bids: PayableBid[] = [];
  for (const { id: membershipId } of await listMembershipsOf(context, userId)) {
    for (const { pick } of await findPicksOf(context.db, membershipId)) {
      const open = await readOpenBid(context, pick);
      const assembly = open && (await findAssembly(context.db, pick.assemblyId));
      if (!open || !assembly) continue;
      const { reason, instalments, startBy, payBy } = open;
      bids.push({
        pickId: pick.id,
        membershipId,
        group: assembly.groupCode,
        seat: pick.seat,
        month: assembly.month,
        reason,
        instalments,
        amountCents: await readPriceFromEnd(context, { membershipId, instalments }),
        startBy: startBy?.toISOString() ?? null,
        payBy: payBy.toISOString(),
        isProcessing: await isPrepaymentProcessing(context, pick.id),
        isAboveWhatIsLeft: instalments > (await readUnpaidCount(context, membershipId)),
      });
    }
  }
  return bids;
}

/**
 * Creates the payment of a selected bid for the browser's form. Opening the form does not count as
 * a start: the debit starts when the provider reports that a bank is processing it.
 */
export async function payBid(
  context: Context,
  session: Pick<Session, 'userId'>,
  { pickId, method }: { pickId: string; method: MethodKind },
) {
  const pick = await findPick(context.db, pickId);
  const membership = pick && (await readMembership(context, pick.membershipId));
  if (!pick || membership?.userId !== session.userId) throw assemblyErrors.BID_NOT_FOUND();
  const open = await readOpenBid(context, pick);
  if (!open) throw assemblyErrors.BID_OVER();
  await requireLeft(context, membership.id, open.instalments);
  return payFromEnd(context, {
    membershipId: membership.id,
    reference: pick.id,
    instalments: open.instalments,
    method,
    description: 'Casa Circle bid',
    expiresAt: open.startBy ?? open.payBy,
  });
}

/** Refuses to pay more instalments than are still unpaid; a bid is paid with those. */
export async function requireLeft(
  context: Pick<Context, 'db'>,
  membershipId: string,
  instalments: number,
): Promise<void> {
  if (instalments > (await readUnpaidCount(context, membershipId))) {
    throw assemblyErrors.BID_ABOVE_WHAT_IS_LEFT();
  }
}

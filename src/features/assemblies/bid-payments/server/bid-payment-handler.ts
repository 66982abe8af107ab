import type {
  PrepaymentHandler,
  PrepaymentRow,
} from '#features/contributions/paying/server/prepayment-handler.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import type { TransactionContext } from '#platform/context.ts';
import { findPick, lockPick } from '../../holding/server/pick-queries.ts';
import { isBidOverdue } from '../../rules.ts';
import { lockAssembly } from '../../server/queries.ts';
import { findCreditHold } from './credit-hold-queries.ts';
import { bringCreditInLine } from './hold-credit.ts';
import { readKeptForBids } from './kept-for-bids.ts';
import { notifyBidder, notifyBidReturned } from './notify-bidder.ts';
import { notifyLowerLimit } from './notify-lower-limit.ts';
import { noteBidPaymentStarted, settlePaidBid } from './settle-bid.ts';

/** Updates a bid when its payment changes (rule 8). `reference` of the payment is the pick's id. */
export const bidPaymentHandler: PrepaymentHandler = {
  readKept: readKeptForBids,

  /** Locks assembly, pick and membership in the order used everywhere, to avoid deadlocks. */
  async lock(tx, payment) {
    const pick = await pickOf(tx, payment);
    if (!pick) return;
    await lockAssembly(tx.db, pick.assemblyId);
    await lockPick(tx.db, pick.id);
    await lockMembership(tx, pick.membershipId);
  },

  async isWanted(tx, payment, succeededAt) {
    const pick = await pickOf(tx, payment);
    if (!pick) return payment.reference === null;
    if (pick.status === 'awarded') {
      const hold = await findCreditHold(tx.db, pick.id);
      return hold !== undefined && hold.heldCents > 0 && !hold.endedAt;
    }
    const { startBy, payBy, paymentStartedAt: startedAt } = pick;
    if (pick.status !== 'held' || !startBy || !payBy) return false;
    const { status } = await lockMembership(tx, pick.membershipId);
    return status === 'active' && !isBidOverdue({ startBy, payBy, startedAt }, succeededAt);
  },

  onPaidAhead: notifyLowerLimit,

  async onStarted(tx, { reference }) {
    if (reference) await noteBidPaymentStarted(tx, { pickId: reference });
  },

  async onFailed(tx, payment) {
    await notifyBidder(tx, payment, 'failed');
  },

  async onPaid(tx, { reference }) {
    if (reference) await settlePaidBid(tx, { pickId: reference });
  },

  async onRefused(tx, payment) {
    await notifyBidder(tx, payment, 'late');
  },

  async onReturned(tx, payment) {
    const pick = await pickOf(tx, payment);
    const assembly = pick && (await lockAssembly(tx.db, pick.assemblyId));
    if (!pick || !assembly) return;
    tx.log.warn({ paymentId: payment.id, pickId: pick.id }, 'the money of a bid went back');
    const hold = await bringCreditInLine(tx, assembly, pick);
    await notifyBidReturned(tx, payment, hold);
  },
};

function pickOf(tx: TransactionContext, { reference }: Pick<PrepaymentRow, 'reference'>) {
  return reference ? findPick(tx.db, reference) : Promise.resolve(undefined);
}

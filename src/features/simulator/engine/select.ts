import { TERM_MONTHS } from '#features/plans/plans.ts';
import { bidLimits, cutBid, isBannedFromBidding } from '#features/program-rules/bids.ts';
import { MIN_BID_INSTALMENTS } from '#features/program-rules/constants.ts';
import {
  type Bid,
  computeSelection,
  countPayableRefunds,
  type Selection,
} from '#features/program-rules/selection.ts';
import type { Behaviour } from './behaviour.ts';
import { ACTIVE, CANCELLED, type Group } from './group.ts';

/** The seats a month's lottery draws from: eligible and cancelled ones, ascending. */
class Wheel {
  readonly seats: Int16Array;
  size = 0;
  eligible = 0;

  constructor(group: Group) {
    this.seats = group.wheel;
    const { status, awardedIn, isBehind, isDrawn, wheel, candidates } = group;
    let [kept, size, eligible] = [0, 0, 0];
    for (let index = 0; index < group.candidateCount; index++) {
      const seat = candidates[index] as number;
      if (awardedIn[seat] !== 0 || isDrawn[seat] !== 0) continue;
      candidates[kept++] = seat;
      if (status[seat] === ACTIVE) {
        if (isBehind[seat] !== 0) continue;
        eligible += 1;
      }
      wheel[size++] = seat;
    }
    group.candidateCount = kept;
    this.size = size;
    this.eligible = eligible;
  }

  take(index: number): number {
    const seat = this.seats[index] as number;
    this.seats.copyWithin(index, index + 1, this.size);
    this.size -= 1;
    return seat;
  }

  remove(seat: number): void {
    const index = this.seats.subarray(0, this.size).indexOf(seat);
    if (index >= 0) this.take(index);
  }
}

/**
 * All valid bids of a month, the highest first; computed lazily, since the first one mostly wins.
 */
function* bidsOf(group: Group, month: number, wheel: Wheel, behaviour: Behaviour): Generator<Bid> {
  const { bids } = group;
  const { size } = wheel;
  behaviour.decideBids(month, wheel.seats, size, bids);
  let highest = 0;
  for (let index = 0; index < size; index++) {
    if (bids[index] === 0) continue;
    const seat = wheel.seats[index] as number;
    const mayBid =
      group.status[seat] === ACTIVE &&
      !isBannedFromBidding(month, group.lastUnpaidBid[seat] as number);
    const bid = mayBid ? cutBid(bids[index] as number, month) : 0;
    bids[index] = bid;
    highest = Math.max(highest, bid);
  }
  for (let instalments = highest; instalments >= MIN_BID_INSTALMENTS; instalments--) {
    const equal: number[] = [];
    for (let index = 0; index < size; index++) {
      if (bids[index] === instalments) equal.push(wheel.seats[index] as number);
    }
    if (equal.length > 1) {
      const order = new Map(equal.map((seat) => [seat, behaviour.tieOrder(month, seat)]));
      equal.sort((a, b) => (order.get(a) as number) - (order.get(b) as number));
    }
    const fund = group.fundOf(TERM_MONTHS - instalments + 1, TERM_MONTHS);
    for (const seat of equal) yield { seat, instalments, fund };
  }
}

/** Makes a month's picks and books them. */
export function select(group: Group, month: number, behaviour: Behaviour): Selection {
  const wheel = new Wheel(group);
  group.eligible[month - 1] = wheel.eligible;
  let draws = 0;
  const selection = computeSelection({
    month,
    awardsMade: group.made,
    credit: group.schedule.credit,
    available: group.fund,
    eligible: wheel.eligible,
    draw: (except) => {
      if (except !== undefined) wheel.remove(except);
      const seat = wheel.take(behaviour.drawFrom(month, draws, wheel.seats, wheel.size));
      draws += 1;
      return { seat, isCancelled: group.status[seat] === CANCELLED };
    },
    // The seat selected by lottery can no longer be drawn.
    bids: () => (bidLimits(month).isPossible ? bidsOf(group, month, wheel, behaviour) : []),
    isPaid: (bid) => behaviour.paysBid(month, bid.seat),
  });
  for (const pick of selection.picks) {
    if (pick.bid) prepay(group, pick.bid.seat, pick.bid.instalments);
    group.awardedIn[pick.seat] = month;
    group.fund -= group.schedule.credit;
    group.creditsOut += group.schedule.credit;
    group.waiting -= 1;
    group.made += 1;
    group.lastAward = month;
  }
  for (const seat of selection.unpaidBids) group.lastUnpaidBid[seat] = month;
  for (const seat of selection.refundsDrawn) {
    group.isDrawn[seat] = 1;
    group.refundQueue.push(seat);
  }
  return selection;
}

/** Books the last n instalments, paid by a bid. */
function prepay(group: Group, seat: number, instalments: number): void {
  const first = TERM_MONTHS - instalments + 1;
  const fund = group.fundOf(first, TERM_MONTHS);
  const reserve = group.reserveOf(first, TERM_MONTHS);
  group.fund += fund;
  group.reserve += reserve;
  group.deferred += group.administrationOf(first, TERM_MONTHS);
  group.cashIn += group.amountOf(first, TERM_MONTHS);
  group.stillToCome -= fund + reserve;
  group.lastOwed[seat] = first - 1;
  group.lastDueIn[first - 1] = (group.lastDueIn[first - 1] as number) + 1;
  group.prepaidFrom[first] = (group.prepaidFrom[first] as number) + 1;
}

/** Pays refunds in the order drawn, as far as the fund allows. */
export function payRefunds(group: Group): number[] {
  if (group.waiting === 0) drawAllCancelled(group);
  if (group.refundQueue.length === 0) return [];
  const owed = group.refundQueue.map((seat) => group.fundPaid(seat));
  const count = countPayableRefunds(owed, group.fund);
  const seats = group.refundQueue.slice(0, count);
  group.refundQueue = group.refundQueue.slice(count);
  for (const refund of owed.slice(0, count)) {
    group.fund -= refund;
    group.refundsOut += refund;
    group.refundsOfCancelled -= refund;
  }
  return seats;
}

/** When nobody waits for a home any more, every cancelled seat is refunded. */
function drawAllCancelled(group: Group): void {
  for (let seat = 0; seat < group.size; seat++) {
    if (group.status[seat] !== CANCELLED || group.isDrawn[seat] !== 0) continue;
    group.isDrawn[seat] = 1;
    group.refundQueue.push(seat);
  }
}

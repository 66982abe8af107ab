import { TERM_MONTHS } from '#features/plans/plans.ts';
import { cutBid, isBannedFromBidding } from '#features/programme/bids.ts';
import {
  type Bid,
  countPayableRefunds,
  makeSelection,
  type Selection,
} from '#features/programme/selection.ts';
import type { Behaviour } from './behaviour.ts';
import { ACTIVE, at, CANCELLED, type Group } from './group.ts';

/** The seats a month's lottery draws from: eligible and cancelled ones, ascending. */
class Wheel {
  readonly seats: Int16Array;
  size = 0;
  eligible = 0;

  constructor(group: Group, month: number) {
    this.seats = new Int16Array(group.size);
    const { status, awardedIn, paid, isDrawn } = group;
    for (let seat = 0; seat < group.size; seat++) {
      if (status[seat] === ACTIVE) {
        if (awardedIn[seat] !== 0 || at(paid, seat) < month) continue;
        this.eligible += 1;
      } else if (status[seat] !== CANCELLED || isDrawn[seat] !== 0) continue;
      this.seats[this.size++] = seat;
    }
  }

  take(index: number): number {
    const seat = at(this.seats, index);
    this.seats.copyWithin(index, index + 1, this.size);
    this.size -= 1;
    return seat;
  }

  remove(seat: number): void {
    const index = this.seats.subarray(0, this.size).indexOf(seat);
    if (index >= 0) this.take(index);
  }
}

/** All valid bids of a month, the highest first. */
function bidsOf(group: Group, month: number, wheel: Wheel, behaviour: Behaviour): Bid[] {
  const bids: (Bid & { readonly tie: number })[] = [];
  for (let index = 0; index < wheel.size; index++) {
    const seat = at(wheel.seats, index);
    if (group.status[seat] !== ACTIVE) continue;
    if (isBannedFromBidding(month, at(group.lastUnpaidBid, seat))) continue;
    const instalments = cutBid(behaviour.bidOf(month, seat), month);
    if (instalments === 0) continue;
    const fund = group.fundOf(TERM_MONTHS - instalments + 1, TERM_MONTHS);
    bids.push({ seat, instalments, fund, tie: behaviour.tieOrder(month, seat) });
  }
  return bids.sort((a, b) => b.instalments - a.instalments || a.tie - b.tie);
}

/** Makes a month's picks and books them. */
export function select(group: Group, month: number, behaviour: Behaviour): Selection {
  const wheel = new Wheel(group, month);
  let draws = 0;
  const selection = makeSelection({
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
    // The seat selected by lottery has left the wheel already.
    bids: () => (cutBid(TERM_MONTHS, month) > 0 ? bidsOf(group, month, wheel, behaviour) : []),
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
  group.prepaid[seat] = instalments;
  group.prepaidFrom[first] = at(group.prepaidFrom, first) + 1;
}

/** Pays refunds in the order drawn, as far as the fund reaches. */
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

import { PICKS_A_MONTH } from './constants.ts';

/**
 * How many seats may be selected in this month: two, plus picks that earlier months could not
 * afford.
 */
export function picksAllowed(month: number, awardsMade: number): number {
  return Math.max(PICKS_A_MONTH, PICKS_A_MONTH * month - awardsMade);
}

/**
 * A lottery pick needs a whole credit: checked before the draw, so the drawn seat makes no
 * difference.
 */
export function isLotteryAffordable(available: number, credit: number): boolean {
  return available >= credit;
}

/** A bid pick may count on the fund part that the bid itself brings. */
export function isBidAffordable(available: number, credit: number, bidFund: number): boolean {
  return available + bidFund >= credit;
}

/** A valid bid: the seat, how many of its last instalments it pays, and their fund part. */
export type Bid = { readonly seat: number; readonly instalments: number; readonly fund: number };

export type PickKind = 'lottery' | 'bid' | 'second' | 'missed';

export type Pick = { readonly seat: number; readonly kind: PickKind; readonly bid?: Bid };

/** What one month's selection is made from. */
export type SelectionInput = {
  readonly month: number;
  /** Awards of all earlier months; a bid whose payment is pending counts as one. */
  readonly awardsMade: number;
  readonly credit: number;
  /** The fund account, after refunds still owed from earlier months. */
  readonly available: number;
  /** Eligible seats, before anybody is selected. */
  readonly eligible: number;
  /**
   * The next seat in the lottery's order that was not drawn yet. `except` is the seat awarded by
   * bid in this assembly: it is skipped.
   */
  readonly draw: (except: number | undefined) => {
    readonly seat: number;
    readonly isCancelled: boolean;
  };
  /** All valid bids, the highest first and equal ones in the order of the draw's `bid-tie`. */
  readonly bids: (selectedByLottery: number | undefined) => Iterable<Bid>;
  /** Whether the bidder pays. An assembly, which only reserves the highest bid, returns true. */
  readonly isPaid: (bid: Bid) => boolean;
};

export type Selection = {
  readonly picks: readonly Pick[];
  /** Cancelled seats that were drawn, in that order: they are chosen for their refund. */
  readonly refundsDrawn: readonly number[];
  readonly unpaidBids: readonly number[];
  /** What is left of the fund after setting the credits aside. */
  readonly available: number;
};

/** Makes the picks of one month in the order of rule 6, as far as the fund allows. */
export function computeSelection(input: SelectionInput): Selection {
  const { credit } = input;
  const allowed = picksAllowed(input.month, input.awardsMade);
  const picks: Pick[] = [];
  const refundsDrawn: number[] = [];
  const unpaidBids: number[] = [];
  let { available, eligible } = input;
  let seatOfBid: number | undefined;

  const canDraw = () =>
    picks.length < allowed && eligible > 0 && isLotteryAffordable(available, credit);

  const drawLottery = (kind: PickKind) => {
    for (;;) {
      const { seat, isCancelled } = input.draw(seatOfBid);
      if (!isCancelled) {
        picks.push({ seat, kind });
        available -= credit;
        eligible -= 1;
        return seat;
      }
      refundsDrawn.push(seat);
    }
  };

  const takeBid = (selectedByLottery: number | undefined) => {
    if (picks.length >= allowed || eligible === 0) return;
    for (const bid of input.bids(selectedByLottery)) {
      // A lower bid brings less, so it cannot be affordable either.
      if (!isBidAffordable(available, credit, bid.fund)) return;
      if (input.isPaid(bid)) {
        picks.push({ seat: bid.seat, kind: 'bid', bid });
        available += bid.fund - credit;
        eligible -= 1;
        seatOfBid = bid.seat;
        return;
      }
      unpaidBids.push(bid.seat);
    }
  };

  takeBid(canDraw() ? drawLottery('lottery') : undefined);
  if (seatOfBid === undefined && canDraw()) drawLottery('second');
  while (canDraw()) drawLottery('missed');
  return { picks, refundsDrawn, unpaidBids, available };
}

/**
 * How many of the refunds owed can be paid now: whole ones, in the order drawn.
 * The first that does not fit blocks those behind it.
 */
export function countPayableRefunds(owed: readonly number[], available: number): number {
  let left = available;
  let count = 0;
  for (const refund of owed) {
    if (refund > left) break;
    left -= refund;
    count += 1;
  }
  return count;
}

/**
 * The chance that one lottery pick draws a certain cancelled seat (rule 9): all cancelled seats that
 * come up before the first eligible one are drawn, and each order of the seats is equally likely.
 * Nobody is drawn without an eligible seat.
 */
export function chanceOfRefund(eligible: number): number {
  return eligible > 0 ? 1 / (eligible + 1) : 0;
}

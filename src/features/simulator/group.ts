import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { creditOf, totalAfter } from '#features/programme/schedule.ts';

export const ACTIVE = 0;
export const CANCELLED = 1;
export const TERMINATED = 2;

/** The plan's totals after k instalments, in arrays: a life asks for them a hundred thousand times. */
export class Schedule {
  readonly credit: number;
  readonly amount = new Float64Array(TERM_MONTHS + 1);
  readonly fund = new Float64Array(TERM_MONTHS + 1);
  readonly administration = new Float64Array(TERM_MONTHS + 1);
  readonly reserve = new Float64Array(TERM_MONTHS + 1);

  constructor(plan: PlanId) {
    this.credit = creditOf(plan);
    for (let k = 0; k <= TERM_MONTHS; k++) {
      const total = totalAfter(plan, k);
      this.amount[k] = total.amount;
      this.fund[k] = total.fund;
      this.administration[k] = total.administration;
      this.reserve[k] = total.reserve;
    }
  }
}

/** A group's seats and accounts. Money is integer cents; doubles hold them exactly. */
export class Group {
  readonly plan: PlanId;
  readonly size: number;
  readonly schedule: Schedule;

  readonly status: Uint8Array;
  readonly hasStopped: Uint8Array;
  /** Instalments paid in their order, from the first. */
  readonly paid: Int16Array;
  /** Instalments paid in advance by a bid, from the end. */
  readonly prepaid: Int16Array;
  /** The month of the award, or 0. */
  readonly awardedIn: Int16Array;
  readonly lastUnpaidBid: Int16Array;
  /** A cancelled seat that came up in a draw leaves the wheel. */
  readonly isDrawn: Uint8Array;
  /** What the reserve added to a terminated seat and has not got back. */
  readonly toppedUp: Float64Array;
  /** Fund part that a terminated seat's home brought. */
  readonly recoveredFund: Float64Array;
  readonly recoveryMonth: Int16Array;
  readonly recovery: Float64Array;

  /** Terminated seats, ascending. */
  readonly terminatedSeats: number[] = [];
  /** Cancelled seats drawn and not yet refunded, in the order drawn. */
  refundQueue: number[] = [];
  /** How many seats have prepaid instalment k and all after it, counted at their first. */
  readonly prepaidFrom = new Int32Array(TERM_MONTHS + 2);
  prepaidNow = 0;

  fund = 0;
  reserve = 0;
  administration = 0;
  deferred = 0;
  cashIn = 0;
  creditsOut = 0;
  refundsOut = 0;
  made = 0;
  lastAward = 0;

  waiting: number;
  /** Fund and reserve parts still to come from active seats. */
  stillToCome: number;
  /** Fund parts of cancelled seats not yet refunded. */
  refundsOfCancelled = 0;
  expectedRecoveries = 0;
  /** What terminated seats leave unpaid after recoveries. */
  losses = 0;

  constructor(plan: PlanId, size: number) {
    this.plan = plan;
    this.size = size;
    this.schedule = new Schedule(plan);
    this.status = new Uint8Array(size);
    this.hasStopped = new Uint8Array(size);
    this.paid = new Int16Array(size);
    this.prepaid = new Int16Array(size);
    this.awardedIn = new Int16Array(size);
    this.lastUnpaidBid = new Int16Array(size);
    this.isDrawn = new Uint8Array(size);
    this.toppedUp = new Float64Array(size);
    this.recoveredFund = new Float64Array(size);
    this.recoveryMonth = new Int16Array(size);
    this.recovery = new Float64Array(size);
    this.waiting = size;
    this.stillToCome = size * (this.fundOf(1, TERM_MONTHS) + this.reserveOf(1, TERM_MONTHS));
  }

  fundOf(first: number, last: number): number {
    return at(this.schedule.fund, last) - at(this.schedule.fund, first - 1);
  }

  reserveOf(first: number, last: number): number {
    return at(this.schedule.reserve, last) - at(this.schedule.reserve, first - 1);
  }

  administrationOf(first: number, last: number): number {
    return at(this.schedule.administration, last) - at(this.schedule.administration, first - 1);
  }

  amountOf(first: number, last: number): number {
    return at(this.schedule.amount, last) - at(this.schedule.amount, first - 1);
  }

  /** The last instalment a seat pays in its month; later ones are prepaid. */
  lastOwed(seat: number): number {
    return TERM_MONTHS - at(this.prepaid, seat);
  }

  /** The fund part a seat should have paid by a month, prepaid instalments included. */
  fundDueBy(seat: number, month: number): number {
    const last = this.lastOwed(seat);
    return this.fundOf(1, Math.min(month, last)) + this.fundOf(last + 1, TERM_MONTHS);
  }

  /** The fund part the member paid. */
  fundPaid(seat: number): number {
    return this.fundDueBy(seat, at(this.paid, seat));
  }
}

/** An element that is known to exist: the index is a seat or a month. */
export function at(
  array: Int16Array | Uint8Array | Float64Array | Int32Array,
  index: number,
): number {
  return array[index] as number;
}

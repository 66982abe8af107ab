import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { creditOf, totalAfter } from '#features/program-rules/schedule.ts';

export const ACTIVE = 0;
export const CANCELLED = 1;
export const TERMINATED = 2;

/**
 * The plan's totals after k instalments, precomputed: one life reads them a hundred thousand times.
 */
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
  /** 1 for active seats that have not stopped permanently. */
  readonly isPaying: Uint8Array;
  /** 1 for seats in arrears; ended seats keep the value. */
  readonly isBehind: Uint8Array;
  /** Instalments that a seat in arrears has paid in their order. */
  readonly paidBehind: Int16Array;
  /** The last instalment paid in its month; a bid has paid all later ones in advance. */
  readonly lastOwed: Int16Array;
  /** The month of the award, or 0. */
  readonly awardedIn: Int16Array;
  readonly lastUnpaidBid: Int16Array;
  /** 1 for cancelled seats that were drawn: they cannot be drawn again. */
  readonly isDrawn: Uint8Array;
  /** What the reserve paid for a terminated seat and has not recovered. */
  readonly toppedUp: Float64Array;
  /**
   * What was recovered from a terminated seat's home, and how much of it is the seat's fund part.
   */
  readonly recovered: Float64Array;
  readonly recoveredFund: Float64Array;
  readonly recoveryMonth: Int16Array;
  readonly recovery: Float64Array;

  /** The month in which a seat last did not pay. */
  readonly unpaidIn: Int16Array;
  /** Seats that may still be drawn, ascending; drawn ones are removed at the next month. */
  readonly candidates: Int16Array;
  candidateCount: number;
  /** A buffer for one month's behaviour, reused every month. */
  readonly unpaid: Int16Array;
  readonly wheel: Int16Array;
  readonly bids: Int16Array;

  /** Active seats that owe an instalment. */
  behind: number[] = [];
  /** Paying seats that owe nothing and have an instalment due this month. */
  onSchedule: number;
  /** How many of them pay their last instalment in month k, since a bid paid all later ones. */
  readonly lastDueIn = new Int32Array(TERM_MONTHS + 1);
  month = 0;
  /** Terminated seats, ascending. */
  readonly terminatedSeats: number[] = [];
  /** Cancelled seats drawn and not yet refunded, in the order drawn. */
  refundQueue: number[] = [];
  /** How many seats have prepaid instalment k and all after it, counted at their first. */
  readonly prepaidFrom = new Int32Array(TERM_MONTHS + 2);
  prepaidNow = 0;
  /** How many seats could be drawn in each month. */
  readonly eligible = new Int16Array(TERM_MONTHS);

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
    this.isPaying = new Uint8Array(size).fill(1);
    this.candidates = Int16Array.from({ length: size }, (_, seat) => seat);
    this.candidateCount = size;
    this.unpaid = new Int16Array(size);
    this.wheel = new Int16Array(size);
    this.bids = new Int16Array(size);
    this.isBehind = new Uint8Array(size);
    this.paidBehind = new Int16Array(size);
    this.unpaidIn = new Int16Array(size);
    this.lastOwed = new Int16Array(size).fill(TERM_MONTHS);
    this.awardedIn = new Int16Array(size);
    this.lastUnpaidBid = new Int16Array(size);
    this.isDrawn = new Uint8Array(size);
    this.toppedUp = new Float64Array(size);
    this.recovered = new Float64Array(size);
    this.recoveredFund = new Float64Array(size);
    this.recoveryMonth = new Int16Array(size);
    this.recovery = new Float64Array(size);
    this.waiting = size;
    this.onSchedule = size;
    this.stillToCome = size * (this.fundOf(1, TERM_MONTHS) + this.reserveOf(1, TERM_MONTHS));
  }

  fundOf(first: number, last: number): number {
    return (this.schedule.fund[last] as number) - (this.schedule.fund[first - 1] as number);
  }

  reserveOf(first: number, last: number): number {
    return (this.schedule.reserve[last] as number) - (this.schedule.reserve[first - 1] as number);
  }

  administrationOf(first: number, last: number): number {
    return (
      (this.schedule.administration[last] as number) -
      (this.schedule.administration[first - 1] as number)
    );
  }

  amountOf(first: number, last: number): number {
    return (this.schedule.amount[last] as number) - (this.schedule.amount[first - 1] as number);
  }

  /** How many instalments a seat should have paid in their order by a month. */
  dueBy(seat: number, month: number): number {
    return Math.min(month, this.lastOwed[seat] as number);
  }

  /** How many instalments a seat has paid in their order. */
  paid(seat: number): number {
    return this.isBehind[seat] === 1
      ? (this.paidBehind[seat] as number)
      : this.dueBy(seat, this.month);
  }

  /** The fund part a seat should have paid by a month, prepaid instalments included. */
  fundDueBy(seat: number, month: number): number {
    const last = this.lastOwed[seat] as number;
    return this.fundOf(1, Math.min(month, last)) + this.fundOf(last + 1, TERM_MONTHS);
  }

  /** The fund part the member paid. */
  fundPaid(seat: number): number {
    return this.fundDueBy(seat, this.paid(seat));
  }
}

import type { PickKind } from '#features/program-rules/selection.ts';

/**
 * One month of a group, with the field names of the published scenarios. Seats are positions from
 * 0.
 */
export type Month = {
  readonly m: number;
  /** Seat, how it was selected, credit, and the cash of its bid. */
  readonly awards: readonly (readonly [number, PickKind, number, number])[];
  /** Cancelled seats whose refund was paid. */
  readonly refunds: readonly number[];
  readonly cancelled: readonly number[];
  readonly terminated: readonly number[];
  readonly unpaidBids: readonly number[];
  readonly fund: number;
  readonly reserve: number;
  readonly admin: number;
  /** Administration paid in advance and not earned yet. */
  readonly deferred: number;
  /** All money received so far, recoveries included. */
  readonly cashIn: number;
  /** The two sides of the coverage. */
  readonly assets: number;
  readonly obligations: number;
};

export type At240 = {
  readonly fund: number;
  readonly reserve: number;
  readonly admin: number;
  readonly deferred: number;
  readonly made: number;
};

/** Completion after month 240. */
export type Closing = {
  readonly served: number;
  readonly unserved: number;
  readonly cancelled: number;
  readonly terminated: number;
  /** The month of the last award, or 0. */
  readonly lastAward: number;
  readonly claims: number;
  /** Seat, kind, claim, paid. */
  readonly claimsPaid: readonly (readonly [number, 'credit' | 'refund', number, number])[];
  readonly money: number;
  readonly finishers: number;
  readonly sharesTotal: number;
  readonly shareMin: number;
  readonly shareMax: number;
  readonly cashIn: number;
  /** Credits set aside, without those paid as a claim at completion. */
  readonly creditsOut: number;
  readonly refundsOut: number;
};

/** The month in which each warning first showed that a group will fall short; 0 means never. */
export type Warnings = {
  readonly firstUncovered: number;
  readonly firstAlarm: number;
  readonly firstMissedPick: number;
};

export type GroupLife = {
  readonly months: readonly Month[];
  readonly at240: At240;
  readonly closing: Closing;
  readonly warnings: Warnings;
  /** How many seats could be drawn in each month, before anybody was: index 0 is month 1. */
  readonly eligible: Int16Array;
  /** What terminated seats left unpaid, after recoveries. */
  readonly losses: number;
};

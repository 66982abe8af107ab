import { TERM_MONTHS } from '#features/plans/plans.ts';
import { BID_BAN_ASSEMBLIES, MIN_BID_INSTALMENTS } from './constants.ts';

/** After this month fewer instalments are left than a bid must have, so nobody can bid. */
export const LAST_BID_MONTH = TERM_MONTHS - MIN_BID_INSTALMENTS;

/**
 * How many of the last instalments may be bid in a month; `isPossible` is false after month 144.
 * `unpaid` are the instalments that a seat has not paid: more than those it cannot bid.
 */
export function bidLimits(
  month: number,
  unpaid: number = TERM_MONTHS,
): {
  readonly min: number;
  readonly max: number;
  readonly isPossible: boolean;
} {
  const max = Math.min(TERM_MONTHS - month, unpaid);
  return { min: MIN_BID_INSTALMENTS, max, isPossible: max >= MIN_BID_INSTALMENTS };
}

/** Whether n instalments are a valid bid in a month. */
export function isValidBid(n: number, month: number, unpaid?: number): boolean {
  const { min, max } = bidLimits(month, unpaid);
  return Number.isInteger(n) && n >= min && n <= max;
}

/** Reduces a standing bid to what is still owed; 0 when that is below the minimum. */
export function cutBid(n: number, month: number): number {
  const cut = Math.min(n, bidLimits(month).max);
  return cut >= MIN_BID_INSTALMENTS ? cut : 0;
}

/** The first month in which a member who did not pay a winning bid may bid again. */
export function mayBidAgainFrom(month: number): number {
  return month + BID_BAN_ASSEMBLIES + 1;
}

/**
 * Whether a seat may not bid; `lastUnpaidBid` is the month of its last unpaid winning bid, or 0.
 */
export function isBannedFromBidding(month: number, lastUnpaidBid: number): boolean {
  return lastUnpaidBid > 0 && month < mayBidAgainFrom(lastUnpaidBid);
}

import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { bidLimits } from './bids.ts';
import { creditOf, totalOfLast } from './schedule.ts';

/** How many of the other members are assumed to be willing to bid. */
export const OTHER_BIDDERS = {
  nobody: 0,
  'one-in-20': 0.05,
  'one-in-10': 0.1,
  'one-in-5': 0.2,
  /** Somebody bids in every month in which a bid is possible. */
  'every-month': 1,
} as const;

export type OtherBidders = keyof typeof OTHER_BIDDERS;

const SEATS = 2 * TERM_MONTHS;
const curves = new Map<OtherBidders, Float64Array>();

/** The chance that somebody who never bids has been selected by the end of a month (0 to 240). */
export function chanceByMonth(month: number, others: OtherBidders): number {
  const curve = curveOf(others);
  return curve[Math.max(0, Math.min(TERM_MONTHS, Math.floor(month)))] ?? 0;
}

/** The months somebody who never bids waits on average. */
export function meanWait(others: OtherBidders): number {
  return curveOf(others)
    .slice(0, TERM_MONTHS)
    .reduce((sum, chance) => sum + 1 - chance, 0);
}

/**
 * Models a group in which everybody pays. Bidders are selected by bid or by lottery until none is
 * left; in months without a bid two seats are drawn, so the others' chance doubles.
 */
function curveOf(others: OtherBidders): Float64Array {
  const known = curves.get(others);
  if (known) return known;
  const curve = new Float64Array(TERM_MONTHS + 1);
  let stillWaiting = 1;
  let bidders = SEATS * OTHER_BIDDERS[others];
  for (let month = 1; month <= TERM_MONTHS; month++) {
    const seats = SEATS - 2 * (month - 1);
    stillWaiting *= 1 - 1 / seats;
    bidders -= bidders / seats;
    const isBid = bidLimits(month).isPossible ? Math.min(1, bidders) : 0;
    if (others !== 'every-month') bidders -= isBid;
    stillWaiting *= 1 - (1 - isBid) / (seats - 1);
    curve[month] = 1 - stillWaiting;
  }
  curves.set(others, curve);
  return curve;
}

/** Mean winning bids in percent of the credit, when bidders are spread from 50 % to `spreadTo` %. */
const WINNING_BIDS = {
  80: {
    'one-in-20': [72, 57, undefined],
    'one-in-10': [76, 64, 53],
    'one-in-5': [78, 72, 64],
  },
  100: {
    'one-in-20': [86, 62, undefined],
    'one-in-10': [93, 73, 55],
    'one-in-5': [97, 87, 73],
  },
} as const;

/**
 * What usually wins in a month, in percent of the credit.
 * Undefined where the simulation gives no figure: after year 5, or when no bidder is left by then.
 */
export function usualWinningBid(
  month: number,
  others: keyof (typeof WINNING_BIDS)[80],
  spreadTo: keyof typeof WINNING_BIDS,
): number | undefined {
  const [firstYear, yearsTwoAndThree, yearsFourAndFive] = WINNING_BIDS[spreadTo][others];
  if (month <= 12) return firstYear;
  if (month <= 36) return yearsTwoAndThree;
  return month <= 60 ? yearsFourAndFive : undefined;
}

/** The fewest last instalments that reach a share of the credit, given in percent. */
export function instalmentsFor(plan: PlanId, percentOfCredit: number): number {
  const wanted = (creditOf(plan) * percentOfCredit) / 100;
  let n = 0;
  while (n < TERM_MONTHS && totalOfLast(plan, n).amount < wanted) n += 1;
  return n;
}

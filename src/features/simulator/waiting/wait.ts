import type { PlanId } from '#features/plans/plans.ts';
import { instalmentsFor, type OtherBidders } from '#features/program-rules/odds.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import tables from './wait-table.json' with { type: 'json' };

/** How the members of the groups behave: everybody stays and pays, or as the simulator assumes. */
export const COURSES = ['steady', 'usual'] as const;
export type Course = (typeof COURSES)[number];

/** The visitor's own bids that the table covers, in percent of the home's value. */
export const MY_BIDS = [50, 60, 70, 80, 90] as const;
export type MyBid = 'never' | `${(typeof MY_BIDS)[number]}`;

/** How many others bid, in the table: `percent` of the members are willing. */
export const WAIT_CASES: readonly { readonly others: OtherBidders; readonly percent: number }[] = [
  { others: 'nobody', percent: 0 },
  { others: 'one-in-20', percent: 5 },
  { others: 'one-in-10', percent: 10 },
  { others: 'one-in-5', percent: 20 },
  // Enough bidders that somebody bids until month 144, when the last bid is possible.
  { others: 'every-month', percent: 60 },
];

export type WaitTable = Record<OtherBidders, Record<MyBid, readonly number[]>>;
export type WaitTables = Record<Course, WaitTable>;

/** The chance of having been selected by the end of each year, 1 to 20, from 0 to 1. */
export function chanceByYear(
  others: OtherBidders,
  bid: MyBid,
  course: Course = 'steady',
): readonly number[] {
  return (tables as WaitTables)[course][others][bid].map((perMille) => perMille / 1000);
}

/** The first year by whose end half of the members with this choice have been selected. */
export function medianYear(others: OtherBidders, bid: MyBid, course: Course): number {
  return chanceByYear(others, bid, course).findIndex((chance) => chance >= 0.5) + 1;
}

export function isOtherBidders(text: string): text is OtherBidders {
  return WAIT_CASES.some(({ others }) => others === text);
}

export function isMyBid(text: string): text is MyBid {
  return text === 'never' || MY_BIDS.some((bid) => String(bid) === text);
}

/** The cost of a bid in cents: whole instalments from the end. */
export function costOfBid(plan: PlanId, bid: Exclude<MyBid, 'never'>) {
  const instalments = instalmentsFor(plan, Number(bid));
  return { instalments, cents: totalOfLast(plan, instalments).amount };
}

import { instalmentsFor, type OtherBidders } from '#features/program-rules/odds.ts';
import { type Assumptions, configOf, DEFAULTS, GROUPS } from '../assumptions.ts';
import { chancesWithBid, lotteryChances, monthOfBid } from '../engine/chances.ts';
import { playGroup } from '../engine/play-group.ts';
import {
  COURSES,
  type Course,
  MY_BIDS,
  type MyBid,
  WAIT_CASES,
  type WaitTable,
  type WaitTables,
} from './wait.ts';

const YEARS = Array.from({ length: 20 }, (_, index) => index + 1);

/** How the members behave; only how many are willing to bid differs by case. */
const BEHAVIOUR: Record<Course, Assumptions> = {
  // The longest wait for an award: nobody makes room by leaving.
  steady: { ...DEFAULTS, late: 0, leave: 0, stop: 0, unpaidBids: 0, freshBids: 0 },
  usual: DEFAULTS,
};

/** Plays the groups behind the wait estimator; chances are per mille, by year. */
export function computeWaitTables(plan: Assumptions['plan'] = '450'): WaitTables {
  return Object.fromEntries(
    COURSES.map((course) => [course, computeWaitTable(course, plan)]),
  ) as WaitTables;
}

export function computeWaitTable(course: Course, plan: Assumptions['plan'] = '450'): WaitTable {
  return Object.fromEntries(
    WAIT_CASES.map(({ others, percent }) => [
      others,
      playCase({ ...BEHAVIOUR[course], plan, bidders: percent }),
    ]),
  ) as Record<OtherBidders, Record<MyBid, number[]>>;
}

function playCase(assumptions: Assumptions): Record<MyBid, number[]> {
  const bids: readonly MyBid[] = ['never', ...MY_BIDS.map((bid) => `${bid}` as const)];
  const sums = bids.map(() => YEARS.map(() => 0));
  for (let group = 0; group < GROUPS; group++) {
    const life = playGroup(configOf(assumptions, group));
    const never = lotteryChances(life);
    for (const [index, bid] of bids.entries()) {
      const month =
        bid === 'never'
          ? 0
          : monthOfBid(life, assumptions.plan, instalmentsFor(assumptions.plan, Number(bid)));
      const chances = chancesWithBid(never, month);
      const sum = sums[index] as number[];
      for (const year of YEARS) sum[year - 1] = (sum[year - 1] ?? 0) + (chances[year * 12] ?? 0);
    }
  }
  return Object.fromEntries(
    bids.map((bid, index) => [
      bid,
      (sums[index] ?? []).map((sum) => Math.round((1000 * sum) / GROUPS)),
    ]),
  ) as Record<MyBid, number[]>;
}

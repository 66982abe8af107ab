import { instalmentsFor, type OtherBidders } from '#features/program-rules/odds.ts';
import { type Assumptions, configOf, DEFAULTS } from '../assumptions.ts';
import { chancesWithBid, lotteryChances, monthOfBid } from '../engine/chances.ts';
import { playGroup } from '../engine/play-group.ts';
import { MY_BIDS, type MyBid, WAIT_CASES, type WaitTable } from './wait.ts';

/** Enough groups that other seeds change a figure by less than half a percent. */
const GROUPS = 100;
const YEARS = Array.from({ length: 20 }, (_, index) => index + 1);

/** Groups in which everybody stays and pays: the longest wait for an award. */
const STEADY: Assumptions = {
  ...DEFAULTS,
  late: 0,
  leave: 0,
  stop: 0,
  unpaidBids: 0,
  freshBids: 0,
};

/** Plays the groups behind the wait estimator; chances are per mille, by year. */
export function makeWaitTable(plan: Assumptions['plan'] = '450'): WaitTable {
  return Object.fromEntries(
    WAIT_CASES.map(({ others, percent }) => [
      others,
      playCase({ ...STEADY, plan, bidders: percent }),
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

import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { cutBid } from '#features/program-rules/bids.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import type { GroupLife } from './life.ts';

/**
 * The chance that a member of this group who pays on time and never bids has been selected by the
 * end of each month, 0 to 240. It is computed from the number of eligible seats in each draw, not
 * counted from the few winners: every eligible seat has the same chance.
 */
export function lotteryChances(life: GroupLife): Float64Array {
  const chances = new Float64Array(TERM_MONTHS + 1);
  let waits = 1;
  for (const { m, awards } of life.months) {
    let eligible = life.eligible[m - 1] as number;
    for (const [, kind] of awards) {
      if (kind !== 'bid') waits *= 1 - 1 / eligible;
      eligible -= 1;
    }
    chances[m] = 1 - waits;
  }
  return chances;
}

/**
 * The first month in which a standing bid of n instalments would have been selected in this group,
 * or 0: it is higher than the bid that won, or nobody bid and a second seat was drawn instead.
 */
export function monthOfBid(life: GroupLife, plan: PlanId, n: number): number {
  for (const { m, awards } of life.months) {
    const mine = cutBid(n, m);
    if (mine === 0) return 0;
    const winner = awards.find(([, kind]) => kind === 'bid');
    const isWon = winner
      ? totalOfLast(plan, mine).amount > winner[3]
      : awards.some(([, kind]) => kind === 'second');
    if (isWon) return m;
  }
  return 0;
}

/** The same chances for somebody who bids every month until the bid or the lottery selects them. */
export function chancesWithBid(chances: Float64Array, bidMonth: number): Float64Array {
  return bidMonth === 0
    ? chances
    : chances.map((chance, month) => (month >= bidMonth ? 1 : chance));
}

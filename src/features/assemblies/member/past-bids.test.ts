import { describe, expect, it } from 'vitest';
import { PLAN_IDS, TERM_MONTHS } from '#features/plans/plans.ts';
import { bidLimits } from '#features/program-rules/bids.ts';
import { totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import { bidFigures, wouldHaveWon } from './past-bids.ts';

describe('wouldHaveWon', () => {
  const past = { month: 20, winning: 130, availableCents: 0 };

  it('needs more than the bid that won', () => {
    expect(wouldHaveWon('450', 131, past)).toBe(true);
    expect(wouldHaveWon('450', 130, past)).toBe(false);
    expect(wouldHaveWon('450', 221, past)).toBe(false);
  });

  it('needs the fund to reach for a home where nobody bid', () => {
    const fund = totalOfLast('450', 100).fund;
    const missing = { month: 20, winning: null, availableCents: 45_000_000 - fund };
    expect(wouldHaveWon('450', 100, missing)).toBe(true);
    expect(wouldHaveWon('450', 99, missing)).toBe(false);
  });
});

describe('bidFigures', () => {
  it('adds up to the whole plan at every position', () => {
    for (const planId of PLAN_IDS) {
      for (let month = 1; month <= 144; month += 11) {
        for (const prepaid of [0, 1, 13]) {
          const paid = month;
          const { min, max } = bidLimits(month, TERM_MONTHS - paid - prepaid);
          for (let n = min; n <= max; n += 9) {
            const { costCents, left, remainsCents } = bidFigures(planId, n, {
              paid,
              prepaid,
              unappliedCents: 0,
            });
            expect(left).toBe(TERM_MONTHS - paid - prepaid - n);
            const done = totalAfter(planId, paid).amount + totalOfLast(planId, prepaid).amount;
            expect(done + costCents + remainsCents).toBe(totalAfter(planId, TERM_MONTHS).amount);
          }
        }
      }
    }
  });

  it('leaves nothing after a bid of everything left', () => {
    const at = { paid: 29, prepaid: 0, unappliedCents: 0 };
    expect(bidFigures('450', 211, at)).toEqual({
      costCents: 49_458_400,
      left: 0,
      remainsCents: 0,
      isLarge: true,
    });
  });
});

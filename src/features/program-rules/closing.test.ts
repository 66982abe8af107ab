import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { type ClosingSeat, divideAtCompletion } from './closing.ts';

const seatsOf = (kinds: readonly ClosingSeat['kind'][], fund: number): ClosingSeat[] =>
  kinds.map((kind, index) => ({
    seat: index + 1,
    kind,
    fundPaid: kind === 'cancelled' ? fund * (index + 1) : 0,
  }));

describe('completion', () => {
  it.each([
    ['450', 456_000],
    ['650', 650_000],
  ] as const)('returns the reserve part of a healthy group of plan %s', (planId, share) => {
    const seats = seatsOf(
      Array.from({ length: 480 }, () => 'finisher' as const),
      0,
    );
    const divided = divideAtCompletion(planId, 480 * share, seats);
    expect(new Set(divided.map((one) => one.share))).toEqual(new Set([share]));
  });

  it('pays claims first, pro rata where money is short, to the cent', () => {
    const seats = seatsOf(['finisher', 'waiting', 'cancelled', 'cancelled'], 100);
    const short = divideAtCompletion('450', 22_500_000, seats);
    // 45,000,700 are claimed: each gets its part rounded down, seats 2 and 3 a cent left over each.
    expect(short.map(({ claimPaid }) => claimPaid)).toEqual([0, 22_499_651, 150, 199]);
    expect(short.map(({ share }) => share)).toEqual([0, 0, 0, 0]);
  });

  it('leaves nothing behind and gives nobody more than a claim and a share', () => {
    const kind = fc.constantFrom<ClosingSeat['kind'][]>('finisher', 'waiting', 'cancelled');
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAN_IDS),
        fc.nat({ max: 500_000_000 }),
        fc.array(kind, { minLength: 1, maxLength: 12 }),
        (planId, money, kinds) => {
          const divided = divideAtCompletion(planId, money, seatsOf(kinds, 187_500));
          const given = divided.reduce((sum, one) => sum + one.claimPaid + one.share, 0);
          const claims = divided.reduce((sum, { claim }) => sum + claim, 0);
          const hasFinisher = kinds.some((one) => one !== 'cancelled');
          expect(given).toBe(hasFinisher ? money : Math.min(money, claims));
          for (const { claim, claimPaid, share } of divided) {
            expect(claimPaid).toBeLessThanOrEqual(claim);
            if (share > 0) expect(claimPaid).toBe(claim);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

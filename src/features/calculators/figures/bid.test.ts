import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { bidOutcome } from './bid.ts';
import { contributedAfter, totalContributed } from './program.ts';

describe('a bid', () => {
  it('of the fewest instalments costs half of the home', () => {
    const at = (propertyValue: number) =>
      bidOutcome({ ...DEFAULT_INPUTS, propertyValue, bidInstalments: 96, bidMonth: 1 });
    expect(at(450_000)).toMatchObject({ cost: 225_024, remaining: 143, lastMonth: 144 });
    expect(at(650_000)).toMatchObject({ cost: 325_000 });
    expect(at(500_000)).toMatchObject({ cost: 250_000, share: 50 });
  });

  it('is cut to what is still owed', () => {
    const outcome = bidOutcome({ ...DEFAULT_INPUTS, bidInstalments: 200, bidMonth: 144 });
    expect(outcome).toMatchObject({ instalments: 96, remaining: 0, remainingCost: 0 });
  });

  it('pays nothing twice and forgives nothing', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { month, cost, remaining, remainingCost } = bidOutcome(inputs);
        const paid = contributedAfter(inputs.propertyValue, month);
        expect(paid + cost + remainingCost).toBeCloseTo(totalContributed(inputs.propertyValue), 4);
        expect(remaining).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('knows what usually wins, as far as it was simulated', () => {
    const usual = (bidMonth: number, otherBidders = DEFAULT_INPUTS.otherBidders) =>
      bidOutcome({ ...DEFAULT_INPUTS, bidMonth, otherBidders }).usual;
    // 76 % of $450,000 are 146 instalments of $2,344, 93 % are 179.
    expect(usual(12)).toEqual({
      kind: 'range',
      low: { share: 76, instalments: 146 },
      high: { share: 93, instalments: 179 },
    });
    expect(usual(48)).toMatchObject({ low: { share: 53 }, high: { share: 55 } });
    expect(usual(61)).toEqual({ kind: 'unknown' });
    expect(usual(48, 'one-in-20')).toEqual({ kind: 'unknown' });
    expect(usual(12, 'every-month')).toEqual({ kind: 'unknown' });
    expect(usual(12, 'nobody')).toEqual({ kind: 'any' });
  });
});

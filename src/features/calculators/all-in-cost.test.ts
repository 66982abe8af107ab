import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAllIn } from './all-in-cost.ts';
import { arbitraryInputs } from './arbitrary-inputs.ts';
import { DEFAULT_INPUTS as USUAL_INPUTS } from './inputs.ts';

const DEFAULT_INPUTS = { ...USUAL_INPUTS, awardMonth: 120 };

describe('the cost with everything counted', () => {
  it('adds up and ends where its line ends', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const comparison = compareAllIn(inputs);
        for (const cost of [comparison.mortgage, comparison.programme]) {
          const sum =
            cost.paid + cost.rent + cost.priceRise + cost.closing + cost.ownerCosts - cost.taxSaved;
          expect(cost.total).toBeCloseTo(sum, 4);
          expect(cost.byYear.at(-1)).toBeCloseTo(cost.total, 2);
          expect(cost.byYear).toHaveLength(31);
        }
      }),
    );
  });

  it('counts rent before the award and the risen price from then on', () => {
    const { byYear } = compareAllIn(DEFAULT_INPUTS).programme;
    expect(byYear[1]).toBeCloseTo(12 * (2344 + 2000), 6);
    const tenthYear = 12 * (2344 + 2000 * 1.03 ** 9);
    expect((byYear[10] ?? 0) - (byYear[9] ?? 0)).toBeCloseTo(tenthYear + 154_762.37, 2);
  });

  it('is the same when all months of award are asked at once', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { programmeByAwardMonth, programme } = compareAllIn(inputs);
        expect(programmeByAwardMonth).toHaveLength(240);
        expect(programmeByAwardMonth[inputs.awardMonth - 1]).toBeCloseTo(programme.total, 3);
      }),
    );
  });

  it('names the last month of award up to which the programme costs no more', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { breakEvenAwardMonth, programmeByAwardMonth, mortgage } = compareAllIn(inputs);
        const until = breakEvenAwardMonth ?? 0;
        expect(
          programmeByAwardMonth.slice(0, until).every((total) => total <= mortgage.total),
        ).toBe(true);
        if (until < 240) expect(programmeByAwardMonth[until]).toBeGreaterThan(mortgage.total);
      }),
    );
  });

  it('grows with the wait when rent and prices do', () => {
    const { programmeByAwardMonth, breakEvenAwardMonth } = compareAllIn(DEFAULT_INPUTS);
    const sorted = [...programmeByAwardMonth].sort((a, b) => a - b);
    expect(programmeByAwardMonth).toEqual(sorted);
    // The default visitor sees the result turn in the twelfth year.
    expect(breakEvenAwardMonth).toBe(136);
  });

  it('lets the mortgage win when rates are low and the wait is long', () => {
    const { mortgage, programme } = compareAllIn({
      ...DEFAULT_INPUTS,
      interestRate: 3,
      awardMonth: 240,
    });
    expect(mortgage.total).toBeLessThan(programme.total);
  });

  it('leaves the quoted totals and owner’s costs when nothing is lost by waiting', () => {
    const inputs = {
      ...DEFAULT_INPUTS,
      monthlyRent: 0,
      appreciation: 0,
      propertyTaxRate: 0,
      insuranceRate: 0,
      upkeepRate: 0,
    };
    const { programme, breakEvenAwardMonth } = compareAllIn(inputs);
    expect(programme.total).toBe(562_560);
    expect(breakEvenAwardMonth).toBe(240);
  });
});

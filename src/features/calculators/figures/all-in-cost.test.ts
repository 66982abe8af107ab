import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS as USUAL_INPUTS } from '../inputs/inputs.ts';
import { compareAllIn } from './all-in-cost.ts';

/** As paid: the figures below are not adjusted for inflation. */
const DEFAULT_INPUTS = { ...USUAL_INPUTS, awardMonth: 120, dollars: 'nominal' } as const;

describe('the cost with everything counted', () => {
  it('adds up and ends where its line ends', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const comparison = compareAllIn(inputs);
        for (const cost of [comparison.mortgage, comparison.program]) {
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
    const { byYear } = compareAllIn(DEFAULT_INPUTS).program;
    expect(byYear[1]).toBeCloseTo(12 * (2344 + 2000), 6);
    const tenthYear = 12 * (2344 + 2000 * 1.03 ** 9);
    expect((byYear[10] ?? 0) - (byYear[9] ?? 0)).toBeCloseTo(tenthYear + 154_762.37, 2);
  });

  it('turns what is paid later into today’s dollars, unless it is wanted as paid', () => {
    const paid = compareAllIn(DEFAULT_INPUTS);
    const today = compareAllIn({ ...DEFAULT_INPUTS, dollars: 'today' });
    // An annuity of 240 contributions at the end of each month.
    const monthly = 1.025 ** (1 / 12) - 1;
    expect(today.program.paid).toBeCloseTo((2344 * (1 - (1 + monthly) ** -240)) / monthly, 2);
    expect(today.program.priceRise).toBeCloseTo(paid.program.priceRise / 1.025 ** 10, 4);
    expect(today.mortgage.total).toBeLessThan(paid.mortgage.total);
    expect(compareAllIn({ ...DEFAULT_INPUTS, dollars: 'today', inflation: 0 })).toEqual(
      compareAllIn({ ...DEFAULT_INPUTS, inflation: 0 }),
    );
  });

  it('is the same when all months of award are asked at once', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { programByAwardMonth, program } = compareAllIn(inputs);
        expect(programByAwardMonth).toHaveLength(240);
        expect(programByAwardMonth[inputs.awardMonth - 1]).toBeCloseTo(program.total, 3);
      }),
    );
  });

  it('names the last month of award up to which the program costs no more', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { breakEvenAwardMonth, programByAwardMonth, mortgage } = compareAllIn(inputs);
        const until = breakEvenAwardMonth ?? 0;
        expect(programByAwardMonth.slice(0, until).every((total) => total <= mortgage.total)).toBe(
          true,
        );
        if (until < 240) expect(programByAwardMonth[until]).toBeGreaterThan(mortgage.total);
      }),
    );
  });

  it('grows with the wait when rent and prices do', () => {
    const { programByAwardMonth, breakEvenAwardMonth } = compareAllIn(DEFAULT_INPUTS);
    const sorted = [...programByAwardMonth].sort((a, b) => a - b);
    expect(programByAwardMonth).toEqual(sorted);
    // With the default inputs the program stops being cheaper in the twelfth year.
    expect(breakEvenAwardMonth).toBe(136);
  });

  it('lets the mortgage win when rates are low and the wait is long', () => {
    const { mortgage, program } = compareAllIn({
      ...DEFAULT_INPUTS,
      interestRate: 3,
      awardMonth: 240,
    });
    expect(mortgage.total).toBeLessThan(program.total);
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
    const { program, breakEvenAwardMonth } = compareAllIn(inputs);
    expect(program.total).toBeCloseTo(562_560, 4);
    expect(breakEvenAwardMonth).toBe(240);
  });
});

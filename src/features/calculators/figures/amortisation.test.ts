import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { amortisation, type PaidYear } from './amortisation.ts';
import { mortgageOf } from './mortgage.ts';
import { programFees } from './program.ts';

function sum(years: readonly PaidYear[], part: Exclude<keyof PaidYear, 'year'>): number {
  return years.reduce((total, year) => total + year[part], 0);
}

describe('the amortization table', () => {
  it('adds up to the loan, its interest, the home and the fees', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const years = amortisation(inputs);
        const { loan, schedule } = mortgageOf(inputs);
        expect(sum(years, 'principal')).toBeCloseTo(loan, 2);
        expect(sum(years, 'interest')).toBeCloseTo(schedule.totalInterest, 2);
        expect(sum(years, 'fund')).toBeCloseTo(inputs.propertyValue, 2);
        expect(sum(years, 'fees')).toBeCloseTo(programFees(inputs.propertyValue).total, 2);
        expect(years.at(-1)).toMatchObject({ loanOwed: 0 });
        expect(years.at(-1)?.contributionsOwed).toBeCloseTo(0, 4);
      }),
    );
  });

  it('is settled after 15 years with a 15-year mortgage', () => {
    const years = amortisation({ ...DEFAULT_INPUTS, mortgageTerm: '15' });
    expect(years[13]?.loanOwed).toBeGreaterThan(0);
    expect(years[14]?.loanOwed).toBe(0);
    expect(years[15]).toMatchObject({ interest: 0, principal: 0 });
  });

  it('follows the printed schedule of the plan', () => {
    expect(amortisation(DEFAULT_INPUTS)[0]).toMatchObject({
      fund: 22_500,
      fees: 5_628,
      contributionsOwed: 562_560 - 28_128,
    });
  });
});

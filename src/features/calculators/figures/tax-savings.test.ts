import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { dollarWorth } from './growth.ts';
import { mortgageOf } from './mortgage.ts';
import {
  mortgageTaxYears,
  programTaxSavedByAward,
  programTaxYears,
  totalSaved,
} from './tax-savings.ts';

function mortgageYears(changes: Partial<typeof DEFAULT_INPUTS>) {
  const inputs = { ...DEFAULT_INPUTS, ...changes };
  return mortgageTaxYears(inputs, mortgageOf(inputs));
}

describe('tax saved with a mortgage', () => {
  it('is worked out by hand for the first year', () => {
    // Interest 26,887 + property tax 2,700 + state tax 3,000 − standard 16,100, at 22 %.
    const [first] = mortgageYears({});
    expect(first?.interestPaid).toBeCloseTo(26_887.46, 2);
    expect(first?.saved).toBeCloseTo((26_887.46 + 2700 + 3000 - 16_100) * 0.22, 0);
  });

  it('is small for a couple, whose standard deduction is twice as high', () => {
    const [first] = mortgageYears({ filingStatus: 'married' });
    expect(first?.saved).toBeCloseTo((26_887.46 + 2700 + 3000 - 32_200) * 0.22, 0);
  });

  it('counts only what exceeds deductions the household has anyway', () => {
    const [first] = mortgageYears({ otherDeductions: 20_000 });
    expect(first?.saved).toBeCloseTo((26_887.46 + 2700) * 0.22, 0);
  });

  it('counts interest on 750,000 of debt and no more', () => {
    const [first] = mortgageYears({ propertyValue: 1_500_000, downPayment: 0, income: 40_000 });
    const share = (first?.interestDeductible ?? 0) / (first?.interestPaid ?? 1);
    // The debt falls during the year, so the share is slightly above one half.
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.51);
  });

  it('limits state and local taxes', () => {
    const [first] = mortgageYears({ otherStateTaxes: 50_000, income: 40_000 });
    expect(first?.itemised).toBeCloseTo(26_887.46 + 40_400, 0);
  });

  it('is nothing without income, and never more than the tax', () => {
    expect(totalSaved(mortgageYears({ grossIncome: 0 }))).toBe(0);
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        for (const { year, saved } of mortgageTaxYears(inputs, mortgageOf(inputs))) {
          const income = inputs.grossIncome * 12 * (1 + inputs.inflation / 100) ** (year - 1);
          expect(saved).toBeGreaterThanOrEqual(0);
          expect(saved).toBeLessThanOrEqual((income * inputs.marginalTaxRate) / 100 + 1e-6);
        }
      }),
    );
  });
});

describe('tax saved in the program', () => {
  it('knows no interest and never exceeds what the mortgage saves', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const mortgage = mortgageTaxYears(inputs, mortgageOf(inputs));
        programTaxYears(inputs, inputs.awardMonth).forEach((each, index) => {
          expect(each.interestDeductible).toBe(0);
          expect(each.saved).toBeLessThanOrEqual((mortgage[index]?.saved ?? 0) + 1e-6);
        });
      }),
    );
  });

  it('comes from property tax, from the month after the award', () => {
    const inputs = { ...DEFAULT_INPUTS, otherDeductions: 20_000, inflation: 0, appreciation: 0 };
    const years = programTaxYears(inputs, 15).map(({ saved }) => saved);
    expect(years.slice(0, 3)).toEqual([
      0,
      expect.closeTo(2700 * 0.75 * 0.22, 6),
      expect.closeTo(2700 * 0.22, 6),
    ]);
  });

  it('is the same when all months of award are asked at once', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const worth = dollarWorth(inputs);
        const quick = programTaxSavedByAward(inputs, worth)[inputs.awardMonth - 1];
        const years = programTaxYears(inputs, inputs.awardMonth);
        expect(quick).toBeCloseTo(totalSaved(years, worth), 4);
      }),
    );
  });
});

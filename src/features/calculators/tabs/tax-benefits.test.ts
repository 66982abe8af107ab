import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { taxBenefits } from './tax-benefits.ts';

describe('tax benefits', () => {
  it('are the mortgage’s for the default visitor', () => {
    const result = taxBenefits(DEFAULT_INPUTS);
    expect(result.answers[0]).toMatchObject({ key: 'taxSaved', winner: 'mortgage' });
    expect(findRow(result, 'deductibleInterest').program).toBe(0);
    expect(findRow(result, 'feesAndReserve').program).toBe(112_560);
    expect(findRow(result, 'standardDeduction').mortgage).toBe(16_100);
  });

  it('add up over the years of the plot', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = taxBenefits(inputs);
        const rows = result.tables[1]?.rows ?? [];
        const saved = rows.find(({ key }) => key === 'taxSaved');
        const after = rows.find(({ key }) => key === 'costAfterTax');
        const interest = rows.find(({ key }) => key === 'interest');
        for (const line of result.plots[0]?.lines ?? []) {
          const sum = line.values.reduce<number>((total, each) => total + (each ?? 0), 0);
          expect(saved?.[line.side]).toBeCloseTo(sum, 4);
        }
        expect(after?.mortgage).toBeCloseTo((interest?.mortgage ?? 0) - (saved?.mortgage ?? 0), 4);
      }),
    );
  });

  it('are nothing at a marginal rate of 0', () => {
    const result = taxBenefits({ ...DEFAULT_INPUTS, marginalTaxRate: 0 });
    expect(result.answers[0]).toMatchObject({ winner: 'tie', amount: 0 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from './arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from './inputs.ts';
import { investorReturns } from './investor-returns.ts';
import { findRow } from './result.ts';

describe('investor returns', () => {
  it('invest the down payment that was not spent', () => {
    const result = investorReturns(DEFAULT_INPUTS);
    expect(findRow(result, 'investmentGain').programme).toBeCloseTo(90_000 * (1.07 ** 30 - 1), 4);
    expect(findRow(result, 'yearlyReturn').mortgage).toBeCloseTo(7.63, 2);
    expect(findRow(result, 'yearlyReturn').programme).toBeCloseTo(6.13, 2);
  });

  it('average the cash flow of the year that follows', () => {
    const result = investorReturns(DEFAULT_INPUTS);
    const home = 2500 * 0.95 - 675;
    expect(findRow(result, 'cashFlowFirstYear').mortgage).toBeCloseTo(home - 2517.17, 2);
    expect(findRow(result, 'cashFlowFirstYear').programme).toBe(-2343.75);
    expect(findRow(result, 'cashFlowAfterAward').programme).toBeCloseTo(home - 2343.75, 6);
    expect(findRow(result, 'cashFlowAfterLastContribution').programme).toBeCloseTo(
      home * 1.03 ** 10,
      6,
    );
  });

  it('add up to the net gain', () => {
    const parts = [
      'investorPaid',
      'rentReceived',
      'ownerCosts',
      'saleValue',
      'investmentGain',
    ] as const;
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = investorReturns(inputs);
        for (const side of ['mortgage', 'programme'] as const) {
          const sum = parts.reduce((total, key) => total + (findRow(result, key)[side] ?? 0), 0);
          expect(sum).toBeCloseTo(findRow(result, 'netGain')[side] ?? 0, 2);
        }
      }),
    );
  });

  it('turn with the month of award', () => {
    const at = (awardMonth: number) => {
      const { answers } = investorReturns({ ...DEFAULT_INPUTS, awardMonth });
      return answers.find(({ key }) => key === 'yearlyReturn')?.winner;
    };
    expect(at(12)).toBe('programme');
    expect(at(120)).toBe('mortgage');
  });

  it('draw the chosen month of award on the curve of all months', () => {
    const result = investorReturns(DEFAULT_INPUTS);
    const plot = result.plots[1];
    const value = plot?.lines[1]?.values[plot.x.indexOf(120)];
    expect(value).toBeCloseTo(findRow(result, 'yearlyReturn').programme ?? 0, 8);
  });

  it('leave out a return nobody can name', () => {
    // No money down and rent above all costs: nothing was invested that could return.
    const result = investorReturns({ ...DEFAULT_INPUTS, downPayment: 0, rentalIncome: 15_000 });
    expect(findRow(result, 'yearlyReturn').mortgage).toBeUndefined();
    expect(result.answers.map(({ key }) => key)).toEqual(['netGain']);
  });

  it('return what the money elsewhere returns when the home brings and costs the same', () => {
    const inputs = { ...DEFAULT_INPUTS, investmentReturn: 0, downPayment: 50 };
    const alone = findRow(investorReturns(inputs), 'yearlyReturnAlone').programme ?? 0;
    const together = findRow(investorReturns(inputs), 'yearlyReturn').programme ?? 0;
    expect(together).toBeGreaterThan(0);
    expect(together).toBeLessThan(alone);
  });
});

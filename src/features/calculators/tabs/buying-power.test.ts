import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insuranceShare, levelPayment, mortgageMonths } from '../figures/mortgage.ts';
import { monthlyContribution } from '../figures/program.ts';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS as USUAL_INPUTS } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { buyingPower } from './buying-power.ts';

const DEFAULT_INPUTS = { ...USUAL_INPUTS, awardMonth: 120 };

describe('buying power', () => {
  it('takes 80 % and 90 % of what is left', () => {
    const result = buyingPower(DEFAULT_INPUTS);
    expect(findRow(result, 'monthlyBudget')).toMatchObject({ mortgage: 2800, program: 3150 });
    expect(findRow(result, 'highestValue').program).toBeCloseTo(604_800, 6);
    expect(findRow(result, 'highestValue').mortgage).toBeCloseTo(500_562, 0);
  });

  it('finds values whose payments are exactly the budgets', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = buyingPower(inputs);
        const budget = findRow(result, 'monthlyBudget');
        const value = findRow(result, 'highestValue');
        const loan = (value.mortgage ?? 0) - (findRow(result, 'cashForDownPayment').mortgage ?? 0);
        const payment =
          levelPayment(loan, inputs.interestRate, mortgageMonths(inputs)) +
          loan * insuranceShare(inputs);
        expect(payment).toBeCloseTo(budget.mortgage ?? 0, 4);
        expect(monthlyContribution(value.program ?? 0)).toBeCloseTo(budget.program ?? 0, 4);
      }),
    );
  });

  it('falls when the rate rises, for the mortgage only', () => {
    const [byRate] = buyingPower(DEFAULT_INPUTS).plots;
    const [mortgage, program] = byRate?.lines ?? [];
    expect(byRate?.x.at(0)).toBe(3);
    expect(byRate?.x.at(-1)).toBe(12);
    const values = (mortgage?.values ?? []).map((value) => value ?? 0);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(program?.values).size).toBe(1);
  });

  it.each([{ income: 0 }, { income: 2000, expenses: 5000 }, { income: 2500 }])(
    'is nothing with %j',
    (changes) => {
      expect(findRow(buyingPower({ ...DEFAULT_INPUTS, ...changes }), 'highestValue')).toMatchObject(
        {
          mortgage: 0,
          program: 0,
        },
      );
    },
  );

  it('tells that rent and prices turn the result', () => {
    const [asQuoted, afterWait] = buyingPower(DEFAULT_INPUTS).answers;
    expect(asQuoted?.winner).toBe('program');
    expect(afterWait?.winner).toBe('mortgage');
    // 0.9 × (6000 − 2500 − 2000) × 240 / 1.25, in prices of ten years earlier.
    expect(findRow(buyingPower(DEFAULT_INPUTS), 'highestValueInTodaysPrices').program).toBeCloseTo(
      259_200 / 1.03 ** 10,
      4,
    );
  });

  it('tells which plans fit', () => {
    expect(
      buyingPower(DEFAULT_INPUTS).plans.map(({ fitsProgramBudget }) => fitsProgramBudget),
    ).toEqual([true, false]);
  });
});

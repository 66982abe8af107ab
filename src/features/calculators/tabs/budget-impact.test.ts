import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS as USUAL_INPUTS } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { budgetImpact } from './budget-impact.ts';

const DEFAULT_INPUTS = { ...USUAL_INPUTS, awardMonth: 120 };

describe('the budget', () => {
  it('answers for the default visitor', () => {
    const result = budgetImpact(DEFAULT_INPUTS);
    expect(findRow(result, 'shareOfIncome').program).toBeCloseTo(39.0667, 4);
    expect(findRow(result, 'leftEachMonth').program).toBe(1156);
    expect(findRow(result, 'leftUntilAward').program).toBe(-844);
    expect(result.answers.map(({ key, winner }) => [key, winner])).toEqual([
      ['leftEachMonth', 'program'],
      ['leftUntilAward', 'mortgage'],
      ['shortfallUntilAward', 'mortgage'],
      ['awardChance', 'tie'],
    ]);
    expect(result.answers[2]).toMatchObject({ amount: 844, more: { amount: 844 * 120 } });
  });

  it('says no shortfall where there is none', () => {
    const keys = budgetImpact({ ...DEFAULT_INPUTS, income: 9000 }).answers.map(({ key }) => key);
    expect(keys).not.toContain('shortfallUntilAward');
  });

  it('has no share of an income of 0', () => {
    const result = budgetImpact({ ...DEFAULT_INPUTS, income: 0 });
    expect(findRow(result, 'shareOfIncome')).toMatchObject({
      mortgage: undefined,
      program: undefined,
    });
    expect(findRow(result, 'leftEachMonth').program).toBe(-4844);
  });

  it('has no month as a contributing owner when the award comes last', () => {
    const result = budgetImpact({ ...DEFAULT_INPUTS, awardMonth: 240 });
    expect(findRow(result, 'leftAfterAward').program).toBeUndefined();
  });

  it('draws rent until the award, then owner’s costs, and no contribution after month 240', () => {
    const values = budgetImpact(DEFAULT_INPUTS).plots[0]?.lines[1]?.values ?? [];
    expect(values[119]).toBeCloseTo(-844, 6);
    expect(values[120]).toBeCloseTo(481, 6);
    expect(values[239]).toBeCloseTo(481, 6);
    expect(values[240]).toBeCloseTo(2825, 6);
  });

  it('splits the income into expenses, housing and what is left', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = budgetImpact(inputs);
        for (const side of ['mortgage', 'program'] as const) {
          const parts = (
            [
              'monthlyPayment',
              'mortgageInsurance',
              'rentMeanwhile',
              'ownerCostsMonthly',
              'leftUntilAward',
            ] as const
          )
            .map((key) => findRow(result, key)[side] ?? 0)
            .reduce((sum, each) => sum + each, inputs.expenses);
          expect(parts).toBeCloseTo(inputs.income, 6);
        }
      }),
    );
  });
});

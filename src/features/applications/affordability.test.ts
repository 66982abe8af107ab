import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { usd } from '#shared/text/money.ts';
import { affordabilityOf } from './affordability.ts';
import { coversContribution } from './rules.ts';

const dollars = (amount: number | null) => (amount === null ? null : usd(amount * 100));

describe('whether a plan can be afforded', () => {
  it.each([
    // The contribution takes 78% of the lower bound.
    ['$3,000 - $4,999', null, null, '450', 'tight', 656],
    // 46.9%, although a good deal is left.
    ['$5,000 - $7,499', null, null, '450', 'tight', 2_656],
    ['$7,500 - $9,999', null, null, '450', 'comfortable', 5_156],
    ['$7,500 - $9,999', 1_000, 3_156, '450', 'comfortable', 1_000],
    ['$7,500 - $9,999', 1_000, 3_157, '450', 'tight', 999],
    // The rent does not decide, and is shown all the same.
    ['$7,500 - $9,999', 0, 6_000, '450', 'tight', -844],
    ['$3,000 - $4,999', 657, 0, '450', 'short', -1],
    ['Under $3,000', null, null, '450', 'short', -2_344],
    ['$5,000 - $7,499', null, null, '650', 'tight', 1_615],
  ] as const)(
    '%s, debts %s, rent %s, plan %s: %s',
    (monthlyIncome, debt, rent, plan, state, left) => {
      const monthlyDebt = dollars(debt);
      const monthlyRent = dollars(rent);
      expect(affordabilityOf({ monthlyIncome, monthlyDebt, monthlyRent, plan })).toMatchObject({
        state,
        left: usd(left * 100),
      });
    },
  );

  it('is decided by the test of the specification alone, and never comfortable when tight', () => {
    const cents = fc.integer({ min: 0, max: 3_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, fc.constantFrom(...PLAN_IDS), (income, debt, rent, plan) => {
        const monthlyIncome = `$${(income / 100).toFixed(2)}`;
        const monthlyDebt = usd(debt);
        const result = affordabilityOf({
          monthlyIncome,
          monthlyDebt,
          monthlyRent: usd(rent),
          plan,
        });
        const { contribution, left, state } = result;
        expect(state !== 'short').toBe(coversContribution({ monthlyIncome, monthlyDebt, plan }));
        expect(left.cents).toBe(result.income.cents - contribution.cents - debt - rent);
        if (state !== 'comfortable') return;
        expect(contribution.cents / result.income.cents).toBeLessThanOrEqual(0.45);
        expect(left.cents).toBeGreaterThanOrEqual(100_000);
      }),
    );
  });
});

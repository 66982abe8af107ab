import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHER_BIDDERS, type OtherBidders } from '#features/program-rules/odds.ts';
import { awardChance } from '../figures/award-chance.ts';
import { marginalRate } from '../figures/tax-law.ts';
import { arbitraryInputs } from './arbitrary-inputs.ts';
import { clampInputs, DEFAULT_INPUTS, NUMBER_INPUTS } from './inputs.ts';
import { changeInput, likelyAwardMonth, usualOf } from './usual-inputs.ts';

describe('inputs that follow others', () => {
  it('start in step with each other', () => {
    for (const input of NUMBER_INPUTS) {
      expect([input, usualOf(input, DEFAULT_INPUTS)]).toEqual([input, DEFAULT_INPUTS[input]]);
    }
  });

  it('let the rents follow the property value', () => {
    const changed = changeInput(DEFAULT_INPUTS, 'propertyValue', 900_000);
    expect(changed).toMatchObject({ monthlyRent: 4000, rentalIncome: 5000 });
    expect(changeInput(changed, 'propertyValue', 450_000)).toEqual(DEFAULT_INPUTS);
  });

  it('leave alone what the visitor has set', () => {
    const own = changeInput(DEFAULT_INPUTS, 'monthlyRent', 1234);
    expect(changeInput(own, 'propertyValue', 900_000)).toMatchObject({
      monthlyRent: 1234,
      rentalIncome: 5000,
    });
  });

  it('take the month of award from the odds', () => {
    expect(
      Object.keys(OTHER_BIDDERS).map((each) => likelyAwardMonth(each as OtherBidders)),
    ).toEqual([120, 127, 133, 145, 165]);
    const changed = changeInput(DEFAULT_INPUTS, 'otherBidders', 'every-month');
    expect(changed.awardMonth).toBe(165);
    expect(awardChance(changed).amount).toBeGreaterThanOrEqual(50);
    expect(awardChance({ ...changed, awardMonth: 164 }).amount).toBeLessThan(50);
    expect(awardChance({ ...changed, awardMonth: 120 }).amount).toBeCloseTo(29.25, 1);
  });

  it('take the bracket from income before taxes and filing status', () => {
    expect(marginalRate(93_600, 'single')).toBe(22);
    expect(marginalRate(93_600, 'married')).toBe(12);
    expect(marginalRate(10_000, 'single')).toBe(0);
    expect(marginalRate(5_000_000, 'head-of-household')).toBe(37);
    expect(changeInput(DEFAULT_INPUTS, 'filingStatus', 'married').marginalTaxRate).toBe(12);
    expect(changeInput(DEFAULT_INPUTS, 'income', 20_000)).toMatchObject({
      grossIncome: 26_000,
      marginalTaxRate: 35,
    });
  });

  it('stay in range whatever changes', () => {
    fc.assert(
      fc.property(arbitraryInputs, arbitraryInputs, (inputs, others) => {
        for (const input of NUMBER_INPUTS) {
          const changed = changeInput(inputs, input, others[input]);
          expect(clampInputs(changed)).toEqual(changed);
        }
      }),
    );
  });
});

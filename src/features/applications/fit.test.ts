import { describe, expect, it } from 'vitest';
import { fitOf } from './fit.ts';

const UTAH = { monthlyIncome: '$5,000 - $7,499', preferredPlan: '450', state: 'UT' };

describe('whether a plan fits', () => {
  it('reports nothing where the income covers it and the person lives in Utah', () => {
    const none = { isIncomeShort: false, otherPlan: undefined, isElsewhere: false };
    expect(fitOf(UTAH)).toEqual(none);
    expect(fitOf({ ...UTAH, preferredPlan: '650' })).toEqual(none);
  });

  it('offers the other plan where that one is covered', () => {
    const given = { ...UTAH, monthlyIncome: '$3,000 - $4,999' };
    expect(fitOf(given).isIncomeShort).toBe(false);
    expect(fitOf({ ...given, preferredPlan: '650' })).toMatchObject({
      isIncomeShort: true,
      otherPlan: '450',
    });
    expect(fitOf({ ...UTAH, monthlyIncome: 'Under $3,000' })).toMatchObject({
      isIncomeShort: true,
      otherPlan: undefined,
    });
  });

  it('reports that a person lives outside of Utah', () => {
    expect(fitOf({ ...UTAH, state: 'NV' }).isElsewhere).toBe(true);
  });
});

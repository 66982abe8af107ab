import { describe, expect, it } from 'vitest';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import {
  growthByYear,
  growthOver,
  HORIZON_MONTHS,
  ownerCost,
  priceRise,
  rentPaid,
  runningTotal,
} from './growth.ts';

describe('growth', () => {
  it('compounds smoothly for prices', () => {
    expect(growthOver(0, 3)).toBe(1);
    expect(growthOver(12, 3)).toBeCloseTo(1.03, 12);
    expect(growthOver(6, 3) ** 2).toBeCloseTo(1.03, 12);
    expect(growthOver(24, -5)).toBeCloseTo(0.9025, 12);
  });

  it('steps once a year for rents', () => {
    expect([1, 12, 13, 24, 25].map((month) => growthByYear(month, 10))).toEqual([
      1,
      1,
      1.1,
      1.1,
      1.1 ** 2,
    ]);
  });

  it('sums months up', () => {
    const totals = runningTotal((month) => month);
    expect(totals).toHaveLength(HORIZON_MONTHS + 1);
    expect(totals[0]).toBe(0);
    expect(totals[360]).toBe((360 * 361) / 2);
  });

  it('prices the wait', () => {
    expect(rentPaid(DEFAULT_INPUTS, 13)).toBeCloseTo(2060, 8);
    expect(ownerCost(DEFAULT_INPUTS, 1)).toBeCloseTo(675, 8);
    // 450,000 × (1.03^10 − 1)
    expect(priceRise(DEFAULT_INPUTS, 120)).toBeCloseTo(154_762.37, 2);
  });
});

import { describe, expect, it } from 'vitest';
import { marginalRate, stateTaxCap, TAX_YEAR } from './tax-law.ts';

const USUAL = 90_000;

describe('the limit on state and local taxes', () => {
  it('is 40,400 in 2026, grows by 1 % until 2029 and falls to 10,000 in 2030', () => {
    expect(TAX_YEAR).toBe(2026);
    expect(stateTaxCap(1, USUAL)).toBe(40_400);
    expect(stateTaxCap(2, USUAL)).toBeCloseTo(40_804, 6);
    expect(stateTaxCap(4, USUAL)).toBeCloseTo(41_624.16, 2);
    expect(stateTaxCap(5, USUAL)).toBe(10_000);
    expect(stateTaxCap(30, USUAL)).toBe(10_000);
  });

  it('loses 30 % of the income above 505,000, and never falls below 10,000', () => {
    expect(stateTaxCap(1, 505_000)).toBe(40_400);
    expect(stateTaxCap(1, 555_000)).toBeCloseTo(25_400, 6);
    expect(stateTaxCap(1, 700_000)).toBe(10_000);
  });
});

// As announced by the IRS for 2026 on 9 October 2025.
it('finds the bracket of 2026 on both sides of its edge', () => {
  expect(marginalRate(16_100 + 12_400, 'single')).toBe(10);
  expect(marginalRate(16_100 + 12_401, 'single')).toBe(12);
  expect(marginalRate(32_200 + 100_800, 'married')).toBe(12);
  expect(marginalRate(32_200 + 211_401, 'married')).toBe(24);
  expect(marginalRate(32_200 + 768_701, 'married')).toBe(37);
  expect(marginalRate(24_150 + 17_701, 'head-of-household')).toBe(12);
});

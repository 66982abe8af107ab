import { describe, expect, it } from 'vitest';
import { stateTaxCap, TAX_YEAR } from './tax-law.ts';

describe('the limit on state and local taxes', () => {
  it('is 40,400 in 2026, grows by 1 % until 2029 and falls to 10,000 in 2030', () => {
    expect(TAX_YEAR).toBe(2026);
    expect(stateTaxCap(1)).toBe(40_400);
    expect(stateTaxCap(2)).toBeCloseTo(40_804, 6);
    expect(stateTaxCap(4)).toBeCloseTo(41_624.16, 2);
    expect(stateTaxCap(5)).toBe(10_000);
    expect(stateTaxCap(30)).toBe(10_000);
  });
});

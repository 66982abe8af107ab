import { expect, test } from 'vitest';
import { growthOver } from '#features/calculators/figures/growth.ts';
import { plans } from '#features/plans/plans.ts';
import { PRICE_GROWTH, TURN_YEARS, todaysMoney } from './todays-money.ts';

const inDollars = (years: number, percent: number) =>
  todaysMoney(plans['450'].homeValue, years, percent).cents / 100;

test('is what the calculators count, to $1,000', () => {
  for (const years of TURN_YEARS) {
    const exact = 450_000 / growthOver(years * 12, PRICE_GROWTH.usual);
    expect(Math.abs(inDollars(years, PRICE_GROWTH.usual) - exact)).toBeLessThanOrEqual(500);
  }
  expect(TURN_YEARS.map((years) => inDollars(years, 3))).toEqual([388_000, 325_000, 257_000]);
});

test('without rising prices the credit buys what it buys today', () => {
  expect(TURN_YEARS.map((years) => inDollars(years, 0))).toEqual([450_000, 450_000, 450_000]);
});

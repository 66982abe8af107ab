import { describe, expect, test } from 'vitest';
import { MIN_BID_INSTALMENTS } from './constants.ts';
import {
  chanceByMonth,
  instalmentsFor,
  meanWait,
  OTHER_BIDDERS,
  type OtherBidders,
  usualWinningBid,
} from './odds.ts';

/** The published table: percent selected by month 12, 60, 120, 180, 228, and the mean wait. */
const published: [OtherBidders, number[], number][] = [
  ['nobody', [5, 25, 50, 75, 95], 120.5],
  ['one-in-20', [2.5, 21, 47, 74, 95], 126],
  ['one-in-10', [2.5, 17, 45, 72, 94], 131],
  ['one-in-5', [2.5, 13, 38, 69, 94], 140],
  ['every-month', [2.5, 13, 29, 60, 92], 150],
];

test.each(published)('agrees with the published table when %s bids', (others, percents, wait) => {
  for (const [index, month] of [12, 60, 120, 180, 228].entries()) {
    const percent = 100 * chanceByMonth(month, others);
    expect(Math.abs(percent - (percents[index] ?? 0))).toBeLessThan(0.8);
  }
  expect(Math.abs(meanWait(others) - wait)).toBeLessThan(1);
});

describe.each(Object.keys(OTHER_BIDDERS) as OtherBidders[])('the chance when %s bids', (others) => {
  test('grows from nothing to certainty and never falls', () => {
    expect(chanceByMonth(0, others)).toBe(0);
    expect(chanceByMonth(240, others)).toBeCloseTo(1, 10);
    for (let month = 1; month <= 240; month++) {
      expect(chanceByMonth(month, others)).toBeGreaterThan(chanceByMonth(month - 1, others));
    }
  });
});

test.each([
  ['nobody', 1],
  ['every-month', 0.5],
] as const)('is close to the formula on the page up to month 144 when %s bids', (others, power) => {
  for (let month = 1; month <= 144; month++) {
    expect(chanceByMonth(month, others)).toBeCloseTo(1 - (1 - month / 240) ** power, 2);
  }
});

test('a month outside of the term counts as its end', () => {
  expect(chanceByMonth(-3, 'nobody')).toBe(0);
  expect(chanceByMonth(999, 'nobody')).toBeCloseTo(1, 10);
  expect(chanceByMonth(12.9, 'nobody')).toBe(chanceByMonth(12, 'nobody'));
});

test('returns the usual winning bid, and undefined where no figure exists', () => {
  expect(usualWinningBid(12, 'one-in-20', 80)).toBe(72);
  expect(usualWinningBid(13, 'one-in-10', 100)).toBe(73);
  expect(usualWinningBid(60, 'one-in-5', 80)).toBe(64);
  expect(usualWinningBid(40, 'one-in-20', 100)).toBeUndefined();
  expect(usualWinningBid(61, 'one-in-5', 80)).toBeUndefined();
});

test('half of the credit is the minimum bid in both plans', () => {
  expect(instalmentsFor('450', 50)).toBe(MIN_BID_INSTALMENTS);
  expect(instalmentsFor('650', 50)).toBe(MIN_BID_INSTALMENTS);
  expect(instalmentsFor('450', 0)).toBe(0);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '#testing/vectors/schedule.json' with { type: 'json' };
import { bidLimits, cutBid, isBannedFromBidding, isValidBid, LAST_BID_MONTH } from './bids.ts';
import { creditOf, totalOfLast } from './schedule.ts';

describe.each(['450', '650'] as const)('bids in plan %s', (plan) => {
  test.each(vectors.bids[plan])('have the published limits in month $m', (expected) => {
    const { min, max, isPossible } = bidLimits(expected.m);
    const { amount, fund, administration: admin, reserve } = totalOfLast(plan, min);
    expect({
      m: expected.m,
      min,
      max,
      possible: isPossible,
      minAmount: amount,
      maxAmount: totalOfLast(plan, max).amount,
      ofMin: { n: min, amount, fund, admin, reserve },
    }).toEqual(expected);
  });

  test('begin at the first number of instalments that reaches half of the credit', () => {
    const { min } = bidLimits(1);
    expect(totalOfLast(plan, min).amount).toBeGreaterThanOrEqual(creditOf(plan) / 2);
    expect(totalOfLast(plan, min - 1).amount).toBeLessThan(creditOf(plan) / 2);
  });
});

test('only whole instalments within the limits are valid', () => {
  for (const [n, month, isValid] of [
    [96, 1, true],
    [239, 1, true],
    [95, 1, false],
    [240, 1, false],
    [96.5, 1, false],
    [96, LAST_BID_MONTH, true],
    [96, LAST_BID_MONTH + 1, false],
  ] as const) {
    expect(isValidBid(n, month)).toBe(isValid);
  }
});

test('a bid is valid exactly up to what the calendar and the seat leave', () => {
  const [month, unpaid, n] = [
    fc.integer({ min: 1, max: 240 }),
    fc.integer({ min: 0, max: 240 }),
    fc.integer({ min: 0, max: 300 }),
  ];
  fc.assert(
    fc.property(month, unpaid, n, (m, left, bid) => {
      const most = Math.min(240 - m, left);
      expect(bidLimits(m, left)).toEqual({ min: 96, max: most, isPossible: most >= 96 });
      expect(isValidBid(bid, m, left)).toBe(bid >= 96 && bid <= most);
      // Where nothing is published about the seat, the calendar alone decides.
      expect(isValidBid(bid, m)).toBe(bid >= 96 && bid <= 240 - m);
      // Paying ahead never makes a bid valid that was not.
      if (left > 0 && isValidBid(bid, m, left - 1)) expect(isValidBid(bid, m, left)).toBe(true);
    }),
  );
});

test('a standing bid is reduced to what is owed and is void below the minimum', () => {
  expect(cutBid(200, 40)).toBe(200);
  expect(cutBid(200, 41)).toBe(199);
  expect(cutBid(200, 144)).toBe(96);
  expect(cutBid(200, 145)).toBe(0);
  expect(cutBid(95, 1)).toBe(0);
});

test('a bidder who did not pay is banned from three assemblies', () => {
  expect([10, 11, 12, 13, 14].map((month) => isBannedFromBidding(month, 10))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(isBannedFromBidding(2, 0)).toBe(false);
});

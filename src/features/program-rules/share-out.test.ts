import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payClaims, shareOut } from './share-out.ts';

const stakes = fc.uniqueArray(
  fc.record({
    seat: fc.integer({ min: 1, max: 480 }),
    weight: fc.integer({ min: 0, max: 65_000_000 }),
  }),
  { selector: ({ seat }) => seat, minLength: 1, maxLength: 480 },
);

test('the cents left over go one each from the lowest seat on', () => {
  expect(
    shareOut(11, [
      { seat: 9, weight: 1 },
      { seat: 2, weight: 1 },
      { seat: 5, weight: 1 },
    ]),
  ).toEqual([3, 4, 4]);
  expect(
    shareOut(5, [
      { seat: 1, weight: 0 },
      { seat: 2, weight: 7 },
    ]),
  ).toEqual([0, 5]);
  expect(shareOut(5, [])).toEqual([]);
});

test('shares add up to the sum, and each is within a cent of the exact share', () => {
  fc.assert(
    fc.property(stakes, fc.integer({ min: 0, max: 40_000_000_000 }), (all, sum) => {
      const total = all.reduce((weights, { weight }) => weights + weight, 0);
      const shares = shareOut(sum, all);
      expect(shares.reduce((given, share) => given + share, 0)).toBe(total === 0 ? 0 : sum);
      const cent = BigInt(total || 1);
      for (const [index, { weight }] of all.entries()) {
        const share = BigInt(shares[index] ?? 0) * BigInt(total);
        const exact = BigInt(sum) * BigInt(weight);
        expect(share > exact - cent && share < exact + cent).toBe(true);
      }
    }),
  );
});

test('claims are paid in full when the money suffices, and never beyond', () => {
  expect(
    payClaims(10, [
      { seat: 1, weight: 4 },
      { seat: 2, weight: 6 },
    ]),
  ).toEqual([4, 6]);
  fc.assert(
    fc.property(stakes, fc.integer({ min: 0, max: 40_000_000_000 }), (claims, money) => {
      const paid = payClaims(money, claims);
      const owed = claims.reduce((sum, { weight }) => sum + weight, 0);
      expect(paid.reduce((sum, cents) => sum + cents, 0)).toBe(Math.min(money, owed));
      for (const [index, { weight }] of claims.entries()) {
        expect(paid[index]).toBeLessThanOrEqual(weight);
      }
    }),
  );
});

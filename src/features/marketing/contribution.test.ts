import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributionParts } from './contribution.ts';

const dollars = (value: number) =>
  Object.values(contributionParts(value)).map(({ cents }) => cents / 100);

describe('contributionParts', () => {
  it.each([
    [450_000, [2_344, 1_875, 450, 19]],
    [650_000, [3_385, 2_708, 650, 27]],
  ])('of %d are the published figures', (value, parts) => {
    expect(dollars(value)).toEqual(parts);
  });

  it('add up, and none is below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50_000, max: 5_000_000 }), (value) => {
        const [total = 0, ...parts] = dollars(value);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentValue, yearlyReturn } from './irr.ts';

/** Spaces yearly flows twelve months apart, as published examples are yearly. */
function yearly(...flows: number[]): number[] {
  return flows.flatMap((flow, index) => (index === 0 ? [flow] : [...Array(11).fill(0), flow]));
}

describe('yearly return', () => {
  // The examples of Microsoft's documentation of IRR.
  it('agrees with the documented examples of Excel', () => {
    const all = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];
    expect(yearlyReturn(yearly(...all))).toBeCloseTo(8.66309, 4);
    expect(yearlyReturn(yearly(...all.slice(0, 5)))).toBeCloseTo(-2.12448, 4);
    expect(yearlyReturn(yearly(...all.slice(0, 3)))).toBeCloseTo(-44.35069, 4);
  });

  it('finds the rate that made the flows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -30, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 360 }),
        (rate, months) => {
          const flows = [
            -1000,
            ...Array(months - 1).fill(0),
            1000 * (1 + rate / 100) ** (months / 12),
          ];
          expect(yearlyReturn(flows)).toBeCloseTo(rate, 6);
        },
      ),
    );
  });

  it('balances the flows wherever it exists, and is never NaN', () => {
    const amounts = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 361 }), (flows) => {
        const rate = yearlyReturn(flows);
        if (rate === undefined) return;
        expect(Number.isFinite(rate)).toBe(true);
        const discount = (1 + rate / 100) ** (-1 / 12);
        const size = presentValue(flows.map(Math.abs), discount);
        expect(Math.abs(presentValue(flows, discount)) / size).toBeLessThan(1e-7);
      }),
    );
  });

  it.each([
    ['nothing', []],
    ['only zeros', [0, 0, -0]],
    ['only payments', [-1, -2, -3]],
    ['only receipts', [0, 5, 5]],
    ['a number that is none', [-1, Number.NaN, 3]],
    ['an endless receipt', [-1, Number.POSITIVE_INFINITY]],
    ['a return beyond all reason', [-1, 1e9]],
    ['a loss of everything but a crumb', [-1e9, 1e-9]],
  ])('is undefined for %s', (_, flows) => {
    expect(yearlyReturn(flows)).toBeUndefined();
  });

  it('is undefined where several rates would do', () => {
    // NPV is zero at 10 % and at 20 % a year.
    expect(yearlyReturn(yearly(-1000, 2300, -1320))).toBeUndefined();
    // And here at 10 %, 20 % and 30 %.
    expect(yearlyReturn(yearly(-1000, 3600, -4310, 1716))).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { formatMoney, usd } from './money.ts';
import { readDollars } from './read-dollars.ts';

describe('an amount as people type it', () => {
  it.each([
    ['0', 0],
    ['850', 850],
    ['$1,200', 1200],
    ['1.200', 1200],
    ['US$ 1.200,50', 1200.5],
    ['1200.5', 1200.5],
    ['1200,5', 1200.5],
    ['1,000,000', 1_000_000],
  ])('%s is %d dollars', (typed, dollars) => expect(readDollars(typed)).toBe(dollars));

  it.each(['', '  ', '-1', 'much', '1,20,0', '1.2.3', '1,000,001', '12e3', 'NaN', '1.200.50'])(
    '%j is none',
    (typed) => expect(readDollars(typed)).toBeUndefined(),
  );

  it('reads back what the pages write', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...LOCALES), (given, locale) => {
        const read = readDollars(formatMoney(usd(given), locale));
        expect(Math.round((read ?? -1) * 100)).toBe(given);
      }),
    );
  });
});

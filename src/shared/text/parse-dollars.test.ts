import { expect, it } from 'vitest';
import { centsOf } from './parse-dollars.ts';

it.each([
  ['430,000', 43_000_000],
  ['430.000', 43_000_000],
  ['$2,344.50', 234_450],
  ['US$ 2.344,50', 234_450],
  ['2344.5', 234_450],
  ['430,50', 43_050],
  [' 7 ', 700],
  ['1.234.567', 123_456_700],
])('reads %s', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it.each(['', 'abc', '-5', '1,23,456', '1,234.567', '1.234.56', '12345678901', '4,30,000', '1e5'])(
  'refuses %s',
  (text) => {
    expect(centsOf(text)).toBeUndefined();
  },
);

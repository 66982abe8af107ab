import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumberText, parseNumber } from './parse-number.ts';

describe('parsing a number', () => {
  it.each([
    ['6000', 6000],
    [' 7.5 % ', 7.5],
    ['$450,000', 450_000],
    ['$1,234,567.89', 1_234_567.89],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', -5],
    ['1e5', 100_000],
    ['7,5', 7.5],
    ['450.000,00', 450_000],
    ['-0', 0],
    ['US$ 450.000,00', 450_000],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    ['8.000', 8000],
    ['450.000', 450_000],
    ['$1.250.000', 1_250_000],
    ['0.125', 0.125],
    ['7.5', 7.5],
  ])('reads the amount %j as %d', (text, value) => {
    expect(parseNumber(text, 'dollars')).toBe(value);
    expect(isNumberText(text)).toBe(true);
  });

  it('keeps the thousandths of a rate', () => {
    expect(parseNumber('7.125', 'percent')).toBe(7.125);
    expect(parseNumber('7,125', 'percent')).toBe(7.125);
    expect(parseNumber('7,125', 'dollars')).toBe(7125);
  });

  it.each(['plenty', '450k', '1.2.3', ''])('knows that %j is no number', (text) => {
    expect(isNumberText(text)).toBe(false);
  });

  it.each([
    '',
    ' ',
    'abc',
    '12abc',
    '450k',
    '--5',
    '1,2,3',
    '0x10',
    'NaN',
    'Infinity',
    '1e999',
    '1 2.3.4',
    'null',
  ])('counts %j as 0', (text) => {
    expect(parseNumber(text)).toBe(0);
  });

  it('gives a finite number for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => Number.isFinite(parseNumber(text))));
  });

  it('reads what JavaScript writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parseNumber(String(value))).toBe(value + 0);
      }),
    );
  });
});

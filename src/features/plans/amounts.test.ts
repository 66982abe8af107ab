import { describe, expect, it } from 'vitest';
import { readCredit } from './amounts.ts';

describe('a credit amount as people type it', () => {
  it.each([
    ['650', 650_000],
    ['$650,000', 650_000],
    ['520 000', 520_000],
    ['US$ 650.000', 650_000],
    ['1.200.000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['450.000,50', 450_000.5],
    ['450,000.50', 450_000.5],
    ['999', 999_000],
    ['49', undefined],
    ['1000', undefined],
    ['6000000', undefined],
    ['', undefined],
    ['many', undefined],
  ])('%s is %s', (text, amount) => {
    expect(readCredit(text)).toBe(amount);
  });
});

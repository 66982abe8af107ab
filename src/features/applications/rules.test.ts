import { describe, expect, it } from 'vitest';
import { usd } from '#shared/text/money.ts';
import { monthlyIncomes } from './options.ts';
import { coversContribution, declaredIncome } from './rules.ts';

describe('declaredIncome', () => {
  it('counts each range as its lower bound', () => {
    expect(monthlyIncomes.map((text) => declaredIncome(text).cents / 100)).toEqual([
      0, 3_000, 5_000, 7_500, 10_000, 15_000,
    ]);
  });

  it.each([
    ['6200', 6_200],
    ['$6,200.50', 6_200.5],
    ['', 0],
    ['plenty', 0],
    ['9'.repeat(40), 0],
  ])('reads %j', (text, dollars) => {
    expect(declaredIncome(text)).toEqual(usd(dollars * 100));
  });
});

describe('coversContribution', () => {
  const declared = { monthlyIncome: '$3,000 - $4,999', plan: '450' as const };

  it('holds while income less debt reaches the contribution', () => {
    expect(coversContribution({ ...declared, monthlyDebt: usd(656_00) })).toBe(true);
    expect(coversContribution({ ...declared, monthlyDebt: usd(656_01) })).toBe(false);
  });

  it('goes by the plan', () => {
    expect(coversContribution({ ...declared, plan: '650', monthlyDebt: usd(0) })).toBe(false);
  });
});

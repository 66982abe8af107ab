import { describe, expect, it } from 'vitest';
import { formatMonthly, monthlyContribution, planFrom, plans } from './plans.ts';

describe('monthlyContribution', () => {
  it('gives the published contribution of each plan', () => {
    expect(monthlyContribution(450_000)).toEqual(plans['450'].monthlyContribution);
    expect(monthlyContribution(650_000)).toEqual(plans['650'].monthlyContribution);
  });

  it('reads as people say it', () => {
    expect(formatMonthly(monthlyContribution(450_000))).toBe('$2,344/mo');
  });
});

describe('planFrom', () => {
  it.each([
    [450, '450'],
    ['450', '450'],
    ['$450,000', '450'],
    ['650000', '650'],
    [' $650,000 ', '650'],
  ])('reads %j', (text, id) => {
    expect(planFrom(text)?.id).toBe(id);
  });

  it.each([undefined, null, '', '500', 'NaN', '-450', 'Infinity', '$450,001'])(
    'refuses %j',
    (text) => {
      expect(planFrom(text)).toBeUndefined();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { isAdult, isDay, preliminaryResult } from './rules.ts';

describe('the preliminary result', () => {
  it('counts a range from its lower end, and explains itself with its figures', () => {
    expect(
      preliminaryResult({
        monthlyIncome: '$5,000 - $7,499',
        monthlyDebt: 600,
        monthlyRent: 1_500,
        preferredPlan: '450',
      }),
    ).toMatchObject({
      state: 'tight',
      rest: '$556 a month would be left, before taxes.',
      sentence:
        'Counting your income range from its lower end, $5,000 a month, less $600 of monthly debt, leaves $4,400, which covers the $2,344 contribution of the $450,000 plan.',
    });
  });

  it('says how much is short', () => {
    expect(
      preliminaryResult({
        monthlyIncome: '$4,000',
        monthlyDebt: 1_000.5,
        monthlyRent: null,
        preferredPlan: '650',
      }),
    ).toMatchObject({
      state: 'short',
      sentence:
        'Your income of $4,000 a month, less $1,000.50 of monthly debt, leaves $2,999.50, which is $385.50 less than the $3,385 contribution of the $650,000 plan.',
    });
  });

  it('does not call somebody who declared the lowest range a person without income', () => {
    const result = preliminaryResult({
      monthlyIncome: 'Under $3,000',
      monthlyDebt: null,
      monthlyRent: null,
      preferredPlan: '450',
    });
    expect(result.state).toBe('short');
    expect(result.sentence).toBe(
      'With an income of under $3,000 a month we cannot tell yet whether it covers the $2,344 contribution of the $450,000 plan. An exact amount, or your documents, may show that it does.',
    );
  });

  it('speaks before the debt is known', () => {
    expect(
      preliminaryResult({
        monthlyIncome: '$15,000+',
        monthlyDebt: null,
        monthlyRent: null,
        preferredPlan: '650',
      }).sentence,
    ).toBe(
      'Counting your income range from its lower end, $15,000 a month, before any debt you may have, covers the $3,385 contribution of the $650,000 plan.',
    );
  });

  it.each([
    ['$2,344', 0, true],
    ['$2,343', 0, false],
    ['Under $3,000', 0, false],
    ['$3,000 - $4,999', 656, true],
    ['$3,000 - $4,999', 657, false],
  ])('of %s less %i is %s for the smaller plan', (monthlyIncome, monthlyDebt, isCovered) => {
    const declared = {
      monthlyIncome,
      monthlyDebt,
      monthlyRent: null,
      preferredPlan: '450',
    } as const;
    expect(preliminaryResult(declared).state !== 'short').toBe(isCovered);
  });
});

describe('a date of birth', () => {
  it.each(['1990-02-28', '2000-02-29', '1900-01-01'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true);
  });
  it.each(['', '1990-02-30', '2001-02-29', '1899-12-31', '1990-13-01', '90-01-01', '17/05/1990'])(
    '%j is none',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('counts from the 18th birthday in Utah on', () => {
    expect(isAdult('2008-06-15', new Date('2026-06-15T05:59:59Z'))).toBe(false);
    expect(isAdult('2008-06-15', new Date('2026-06-15T06:00:00Z'))).toBe(true);
    expect(isAdult('2008-12-15', new Date('2026-12-15T06:59:59Z'))).toBe(false);
    expect(isAdult('2008-12-15', new Date('2026-12-15T07:00:00Z'))).toBe(true);
    expect(isAdult('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(false);
    expect(isAdult('2008-02-29', new Date('2026-03-01T07:00:00Z'))).toBe(true);
  });
});

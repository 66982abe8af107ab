import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { compare } from '../result.ts';
import { calculateTab } from '../tabs/calculate-tab.ts';
import { calculatorTexts } from '../texts.ts';
import { writeAnswer } from './write-answer.ts';

const write = (amount: number, unit: string) =>
  unit === 'dollars' ? `$${Math.round(amount)}` : `${amount}`;

describe('an answer in words', () => {
  it('names the amount and the month of award', () => {
    const answer = compare('monthlyUntilAward', 'lower', 2517.17, 4344);
    expect(writeAnswer(answer, { ...DEFAULT_INPUTS, awardMonth: 120 }, 'en', write)).toBe(
      'Until an award in month 120, with rent on one side and owner’s costs on the other, the mortgage costs $1827 less a month.',
    );
  });

  it('is a tie where the difference would be written as nothing', () => {
    expect(compare('monthlyPayment', 'lower', 1000, 1000.4)).toMatchObject({
      winner: 'tie',
      amount: 0,
    });
    expect(compare('yearlyReturn', 'higher', 7, 7.004, 'percent').winner).toBe('tie');
  });

  it.each([
    ['buying-power', { income: 2000, expenses: 2000 }, /carries no home/],
    ['buying-power', { income: 0 }, /carries no home/],
    ['budget-impact', { income: 0 }, /covers neither: with the program \$173 less is missing/],
    ['early-payoff', { extraPayment: 0 }, /Without an extra payment the program is settled 120/],
    ['lifetime-cost', { appreciation: -5, monthlyRent: 0 }, /whatever the month|or later/],
  ] as const)('%s stays true for %o', (tab, changes, expected) => {
    const inputs = { ...DEFAULT_INPUTS, ...changes };
    const texts = calculateTab(tab, inputs).answers.map((each) =>
      writeAnswer(each, inputs, 'en', write),
    );
    expect(texts.join(' ')).toMatch(expected);
  });

  it.each(LOCALES)('is a whole sentence in %s', (locale) => {
    const { answers } = calculatorTexts(locale);
    for (const key of Object.keys(answers) as (keyof typeof answers)[]) {
      for (const winner of ['mortgage', 'program', 'tie'] as const) {
        const text = writeAnswer(
          { key, winner, amount: 5, unit: 'dollars' },
          DEFAULT_INPUTS,
          locale,
          write,
        );
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text).toMatch(/\.$/);
      }
    }
  });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { monthlyIncomes } from '#features/applications/options.ts';
import { consentTexts } from '#features/legal/consent-texts.ts';
import { DEPOSIT_RULE, DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { PLAN_IDS, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import * as constants from '#features/program-rules/constants.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { totalAfter } from '#features/program-rules/schedule.ts';
import { COURSES, chanceByYear, medianYear } from '#features/simulator/waiting/wait.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import type { Audience } from './audience.ts';
import { ALTERNATIVES, LOW_DOWN } from './financing.ts';
import { PRICE_GROWTH, TURN_YEARS, todaysMoney } from './todays-money.ts';
import { Hero } from './web/hero.tsx';
import { Landing } from './web/landing.tsx';

const AUDIENCES: readonly Audience[] = ['investors', 'homebuyers'];

function wordsOf(page: React.ReactElement, locale: Locale): string {
  const html = renderToString(
    <Router ssrPath="/">
      <LocaleContext value={locale}>{page}</LocaleContext>
    </Router>,
  );
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<(script|style|svg)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');
}

/** The dollar amounts of a text, as numbers of dollars. */
function dollarsIn(text: string, locale: Locale): number[] {
  const [thousands, decimal] = locale === LOCALES[0] ? [',', '.'] : ['.', ','];
  return [...text.matchAll(/\$ ?(\d[\d.,]*\d|\d)(K| mil\b)?/g)].map(([, digits = '', unit]) => {
    const plain = digits.replaceAll(thousands, '').replace(decimal, '.');
    return Number(plain) * (unit ? 1000 : 1);
  });
}

const MEDIAN_MONTHS = 12 * medianYear('one-in-10', 'never', 'steady');

/** Every amount that follows from the constants, the simulator's tables and the specification. */
function knownDollars(): Set<number> {
  const known = new Set<number>([0, constants.DEPOSIT_CENTS / 100]);
  const add = (...cents: number[]) => {
    for (const amount of cents) known.add(amount / 100);
  };
  for (const id of PLAN_IDS) {
    const { homeValue, monthlyContribution, totalContributed, adminFees, reserveFund } = plans[id];
    const all = totalAfter(id, TERM_MONTHS);
    add(homeValue.cents, monthlyContribution.cents, totalContributed.cents, adminFees.cents);
    add(reserveFund.cents, all.reserve, all.reserve - reserveFund.cents);
    add(monthlyContribution.cents - constants.DEPOSIT_CENTS);
    // The months that make up for the rounding, and what would be missing without them.
    add(monthlyContribution.cents + 100, monthlyContribution.cents * TERM_MONTHS);
    add((homeValue.cents * 1.25) / TERM_MONTHS);
    add(totalAfter(id, MEDIAN_MONTHS).amount, all.amount - totalAfter(id, MEDIAN_MONTHS).amount);
    for (const years of TURN_YEARS) add(todaysMoney(homeValue, years, PRICE_GROWTH.usual).cents);
    // The parts of a contribution, in whole dollars.
    add(187_500, 45_000, 1_900);
  }
  const home = plans['450'].homeValue.cents;
  for (const { down, interest } of Object.values(ALTERNATIVES)) {
    add(...down.map((share) => (home * share) / 100));
    add((home * (100 - down[1]) * interest[0]) / 10_000);
    add((home * (100 - down[0]) * interest[1]) / 10_000);
  }
  for (const share of Object.values(LOW_DOWN)) add((home * share) / 100);
  for (const income of monthlyIncomes) {
    for (const amount of dollarsIn(income, LOCALES[0])) add(amount * 100);
  }
  // The specification's capital for the alternatives, the custom card's first value and its
  // contribution, and the calculator's limits are compared by their own tests.
  add(9_000_000, 26_000_000, 52_000_000, 270_800);
  return known;
}

describe.each(LOCALES)('the landing pages in %s', (locale) => {
  it.each(AUDIENCES)('show %s no amount that does not follow from the program', (audience) => {
    const known = knownDollars();
    const shown = dollarsIn(wordsOf(<Landing audience={audience} />, locale), locale);
    expect(shown.length).toBeGreaterThan(80);
    expect([...new Set(shown)].filter((amount) => !known.has(amount))).toEqual([]);
  });

  it('show the chances of the simulator’s tables', () => {
    const words = wordsOf(<Landing audience="investors" />, locale);
    for (const course of COURSES) {
      const chances = chanceByYear('one-in-10', 'never', course);
      const row = [1, 5, 10, 15, 19].map((year) => Math.round((chances[year - 1] ?? 0) * 100));
      expect(words).toContain(row.map((chance) => `${chance}%`).join(' '));
    }
  });

  it('say what the wait costs in the first section', () => {
    const words = wordsOf(<Hero audience="homebuyers" />, locale);
    expect(dollarsIn(words, locale)).toEqual(expect.arrayContaining([2344, 562_560]));
    expect(words).toContain(`${MEDIAN_MONTHS / 12} ${locale === LOCALES[0] ? 'years' : 'anos'}`);
  });

  it('warn of the wait where it decides something, not everywhere', () => {
    const sentence = { en: WAIT_SENTENCE, 'pt-BR': WAIT_SENTENCE_PORTUGUESE }[locale];
    const words = wordsOf(<Landing audience="investors" />, locale);
    // The hero, the plan cards, and the question about the wait.
    expect(words.split(sentence)).toHaveLength(4);
  });

  it('say one sentence about the deposit', () => {
    const rule = { en: DEPOSIT_RULE, 'pt-BR': DEPOSIT_RULE_PORTUGUESE }[locale];
    const words = wordsOf(<Landing audience="investors" />, locale);
    expect(words.split(rule).length).toBeGreaterThan(3);
    // The form's consent has words of its own, which are frozen.
    const consent = consentTexts(locale)(PROGRAM).at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
    const others = words.split(rule).join(' ').replace(consent, ' ');
    expect(others).not.toMatch(/refunded in full|comes back in full|volta(m)? inteiro/);
  });
});

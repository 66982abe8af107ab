import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { monthlyIncomes } from '#features/applications/options.ts';
import { consentTexts } from '#features/legal/consent-texts.ts';
import { DEPOSIT_RULE, DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import {
  monthlyContribution,
  PLAN_IDS,
  plans,
  TERM_MONTHS,
  TOTAL_SHARE,
} from '#features/plans/plans.ts';
import * as constants from '#features/program-rules/constants.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { totalAfter } from '#features/program-rules/schedule.ts';
import { SIMULATED } from '#features/program-rules/simulated.ts';
import { COURSES, chanceByYear, MY_BIDS, medianYear } from '#features/simulator/waiting/wait.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import type { Audience } from './audience.ts';
import { contributionParts } from './contribution.ts';
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

/** Of the specification: reductions of the Flex Plan, years of a mortgage, age of applicants. */
const FLEX_REDUCTIONS = [10, 50];
const MORTGAGE_YEARS = 30;
const ADULT_YEARS = 18;
/** Of the form: what the card for another value begins with, and how long a draft is kept. */
const FIRST_CUSTOM_VALUE = 520_000;
const DRAFT_DAYS = 14;

const YEARS = TERM_MONTHS / 12;
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
    add((homeValue.cents * TOTAL_SHARE) / TERM_MONTHS);
    add(totalAfter(id, MEDIAN_MONTHS).amount, all.amount - totalAfter(id, MEDIAN_MONTHS).amount);
    for (const years of TURN_YEARS) add(todaysMoney(homeValue, years, PRICE_GROWTH.usual).cents);
    const { home, administration, reserve } = contributionParts(homeValue.cents / 100);
    add(home.cents, administration.cents, reserve.cents);
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
  // The capital for the alternatives: the least of a mortgage, and the most of private money.
  const { mortgage, privateMoney } = ALTERNATIVES;
  add((home * mortgage.down[0]) / 100, (plans['650'].homeValue.cents * privateMoney.down[1]) / 100);
  add(FIRST_CUSTOM_VALUE * 100, monthlyContribution(FIRST_CUSTOM_VALUE).cents);
  return known;
}

/** What a text says in percent, the lower end of a range too. */
function percentsIn(text: string, locale: Locale): number[] {
  const found = text.matchAll(/(?:(\d[\d.,]*)(?:-| to | a ))?(?<![\d.,])(\d+(?:[.,]\d+)?)%/g);
  const decimal = locale === LOCALES[0] ? '.' : ',';
  return [...found].flatMap(([, low, high]) =>
    [low, high].flatMap((given) => (given ? Number(given.replace(decimal, '.')) : [])),
  );
}

const percentOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/** Every percentage that follows from the constants, the simulator's tables and the specification. */
function knownPercents(): Set<number> {
  const { PENALTY_PERCENT, EXPENSES_PERCENT, MIN_BID_INSTALMENTS } = constants;
  const { homeValue, totalContributed, adminFees, reserveFund } = plans['450'];
  const terms = Object.values(ALTERNATIVES).flatMap(({ down, interest }) => [...down, ...interest]);
  const chances = COURSES.flatMap((course) => chanceByYear('one-in-10', 'never', course));
  return new Set([
    // No down payment and no interest.
    0,
    ...terms,
    ...Object.values(LOW_DOWN),
    ...Object.values(PRICE_GROWTH),
    ...MY_BIDS,
    PENALTY_PERCENT,
    EXPENSES_PERCENT,
    percentOf(homeValue.cents, totalContributed.cents),
    percentOf(adminFees.cents, homeValue.cents),
    percentOf(adminFees.cents / YEARS, homeValue.cents),
    percentOf(reserveFund.cents, homeValue.cents),
    percentOf(totalContributed.cents, homeValue.cents),
    percentOf(MIN_BID_INSTALMENTS * TOTAL_SHARE, TERM_MONTHS),
    // The Flex Plan, until the award.
    ...FLEX_REDUCTIONS,
    // What is nearly certain is not rounded up to certainty.
    ...chances.map((chance) => (chance < 1 ? Math.min(99, Math.round(chance * 100)) : 100)),
  ]);
}

const UNITS =
  'days|months|years|members|households|groups|contributions|dias|meses|anos|cotistas|famílias|grupos|contribuições|cotas|parcelas';

/** The numbers that count days, months, people and the like. */
function countsIn(text: string): number[] {
  const found = text.matchAll(
    new RegExp(`(?:(\\d+)(?:-| to | a | of | de | dos ))?(?<![\\d.,$])(\\d+) (?:${UNITS})\\b`, 'g'),
  );
  return [...found].flatMap(([, low, high]) =>
    [low, high].flatMap((given) => (given ? Number(given) : [])),
  );
}

/** Every count that follows from the constants and the simulator's tables. */
function knownCounts(): Set<number> {
  const { WINDOW_DAYS, EXTENSION_DAYS, RETURN_DAYS, END_DAY, HOME_TARGET_DAYS } = constants;
  const { GROUP_CAPACITY, PICKS_A_MONTH, AUTOMATIC_PAYMENT_DAYS, REMINDER_DAYS } = constants;
  return new Set<number>([
    WINDOW_DAYS,
    WINDOW_DAYS + EXTENSION_DAYS,
    EXTENSION_DAYS,
    RETURN_DAYS,
    END_DAY,
    ...Object.values(HOME_TARGET_DAYS),
    ...AUTOMATIC_PAYMENT_DAYS,
    ...REMINDER_DAYS,
    TERM_MONTHS,
    YEARS,
    // Until the last year begins, and who waits into it.
    YEARS - 1,
    GROUP_CAPACITY - (YEARS - 1) * 12 * PICKS_A_MONTH,
    GROUP_CAPACITY,
    PICKS_A_MONTH,
    MEDIAN_MONTHS,
    ...TURN_YEARS,
    SIMULATED.groups,
    SIMULATED.groupsWithoutHome,
    SIMULATED.groupsShort,
    MORTGAGE_YEARS,
    ADULT_YEARS,
    DRAFT_DAYS,
  ]);
}

describe.each(LOCALES)('the landing pages in %s', (locale) => {
  it.each(AUDIENCES)('show %s no amount that does not follow from the program', (audience) => {
    const known = knownDollars();
    const shown = dollarsIn(wordsOf(<Landing audience={audience} />, locale), locale);
    expect(shown.length).toBeGreaterThan(80);
    expect([...new Set(shown)].filter((amount) => !known.has(amount))).toEqual([]);
  });

  it.each(AUDIENCES)('show %s no percentage that does not follow from it either', (audience) => {
    const known = knownPercents();
    const shown = percentsIn(wordsOf(<Landing audience={audience} />, locale), locale);
    expect(shown.length).toBeGreaterThan(60);
    expect([...new Set(shown)].filter((percent) => !known.has(percent))).toEqual([]);
  });

  it.each(AUDIENCES)(
    'show %s no number of days, months, years or members of its own',
    (audience) => {
      const known = knownCounts();
      const shown = countsIn(wordsOf(<Landing audience={audience} />, locale));
      expect(shown.length).toBeGreaterThan(30);
      expect([...new Set(shown)].filter((count) => !known.has(count))).toEqual([]);
    },
  );

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

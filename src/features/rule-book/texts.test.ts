import { describe, expect, test } from 'vitest';
import { WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { END_DAY, PENALTY_PERCENT } from '#features/program-rules/constants.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { formatMoney } from '#shared/text/money.ts';
import { CHAPTERS } from './chapters.ts';
import { type Figures, figuresIn } from './figures.ts';
import { texts as englishTexts } from './texts.en.ts';
import { texts as portugueseTexts } from './texts.pt-br.ts';

const LANGUAGES = [
  ['en', englishTexts],
  ['pt-BR', portugueseTexts],
] as const;
const numbers = CHAPTERS.flatMap(({ rules }) => [...rules]);

/** Every sentence of the page as one text. */
const allOf = (texts: object) => JSON.stringify(texts);

/** The same figures as marks that contain no digit, to see which digits were typed in. */
function marked(figures: Figures): Figures {
  const mark = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return `‹${name}›`;
    return (value as object[]).map((plan) =>
      Object.fromEntries(Object.keys(plan).map((key) => [key, `‹${key}›`])),
    );
  };
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, mark(value, name)]),
  ) as Figures;
}

/** What a text says besides rules' numbers, the sentence about the wait, and the law it names. */
const withoutKnown = (text: string) =>
  [WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE, 'Lei 11.795/2008']
    .reduce((left, known) => left.replaceAll(known, ''), text)
    .replace(/(?:rule|regra) \d+/g, '');

describe.each(LANGUAGES)('the rules in %s', (locale, textsOf) => {
  const figures = figuresIn(locale);
  const texts = textsOf(figures);

  test('have no figure that is typed in', () => {
    const { rules, ...frame } = textsOf(marked(figures));
    const sentences = allOf([frame, Object.values(rules)]);
    expect(withoutKnown(sentences).match(/.{0,40}\d.{0,40}/g) ?? []).toEqual([]);
  });

  test('show every figure there is', () => {
    const shown = allOf(textsOf(marked(figures)));
    const absent = Object.keys(figures).filter((name) => !shown.includes(`‹${name}›`));
    // The plans are shown in a table of their own.
    expect(absent).toEqual(['plans']);
  });

  test('say what the program computes with', () => {
    expect(texts.rules[2].text.join()).toContain(formatMoney(PROGRAM.deposit, locale));
    expect(texts.rules[11].warning).toContain(` ${END_DAY} `);
    expect(texts.rules[13].points?.join()).toContain(`${PENALTY_PERCENT}%`);
    expect(figures.plans.map(({ id }) => id)).toEqual(['450', '650']);
  });

  test('refer to rules that are on the page', () => {
    const cited = [...allOf(texts).matchAll(texts.reference)].map(([, number]) => Number(number));
    expect(cited.length).toBeGreaterThan(15);
    expect(cited.filter((number) => !numbers.some((known) => known === number))).toEqual([]);
  });

  test('have a title and sentences that differ from each other', () => {
    const titles = numbers.map((number) => texts.rules[number].title);
    expect(new Set(titles).size).toBe(numbers.length);
    for (const number of numbers) expect(texts.rules[number].text[0]?.length).toBeGreaterThan(40);
  });
});

test('both languages warn at the same rules and have the same parts', () => {
  const shape = ([locale, textsOf]: (typeof LANGUAGES)[number]) => {
    const { rules, risks, words, calendar, more } = textsOf(figuresIn(locale));
    return {
      rules: numbers.map((number) => {
        const { text, points = [], steps = [], warning } = rules[number];
        return [number, text.length, points.length, steps.length, Boolean(warning)];
      }),
      parts: [risks.items, words.rows, calendar.rows, more.links].map(({ length }) => length),
    };
  };
  const [english, portuguese] = LANGUAGES.map(shape);
  expect(portuguese).toEqual(english);
});

test('the Portuguese page says that it is no Brazilian consórcio', () => {
  const { notice } = portugueseTexts(figuresIn('pt-BR'));
  expect(notice).toContain('não é um consórcio brasileiro');
  expect(notice).toContain('Valem as leis de Utah');
});

test('figures are written as each language writes them', () => {
  const [english, portuguese] = [figuresIn('en'), figuresIn('pt-BR')];
  expect(english).toMatchObject({ dueDay: '5th', cutOffTime: '6 pm', carriedLoss: '0.15%' });
  expect(portuguese).toMatchObject({ dueDay: '5', cutOffTime: '18h', carriedLoss: '0,15%' });
  expect(portuguese.firstAutomaticDay).toBe('1º');
  expect(english.plans[1]).toMatchObject({ monthly: '$3,385 or $3,386', total: '$812,500' });
  expect(english.plans[0]).toMatchObject({ monthly: '$2,344', minBid: '$225,024' });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Locale } from '#shared/text/locale.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import { TABS, type Tab } from '../tabs/tabs.ts';
import { calculatorTexts } from '../texts.ts';
import { Calculators } from './calculators.tsx';

/** Other inputs bring other sentences and rows. */
const QUERIES = [
  '',
  'down=10&award=240&flex=30',
  'income=0&others=nobody',
  'others=every-month&bid-month=140',
];

/** Everything that is seen or read out. */
function wordsOf(tab: Tab, query: string, locale: Locale): string {
  const html = renderToString(
    <Router ssrPath="/" ssrSearch={`tab=${tab}&${query}`}>
      <LocaleContext value={locale}>
        <Calculators />
      </LocaleContext>
    </Router>,
  ).replaceAll('<!-- -->', '');
  const attributes = [...html.matchAll(/aria-(?:label|valuetext)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [html.replace(/<[^>]*>/g, ' '), ...attributes].join(' ');
}

const ENGLISH =
  /\b(the|of|and|with|your|you|month|months|year|years|home|rent|mortgage|program|award|bid|fees|paid|less|more|only|each|every|print|copy|reset|nobody|none)\b/i;
const FOREIGN_DOLLARS = /(?<!US)\$/;
/** The way to the page in the other language is named in that language. */
const withoutSwitch = (words: string) =>
  words.replace(calculatorTexts('pt-BR').otherLanguage.label, '');

describe.each(TABS)('the tab %s in Portuguese', (tab) => {
  it.each(QUERIES)('has no English word and no bare dollar sign with “%s”', (query) => {
    const words = withoutSwitch(wordsOf(tab, query, 'pt-BR'));
    expect(words.match(ENGLISH)).toBeNull();
    expect(words.match(FOREIGN_DOLLARS)).toBeNull();
    expect(words).toContain('US$');
    expect(words).toContain('não é um consórcio brasileiro');
  });

  it('says nothing Portuguese on the English page', () => {
    expect(wordsOf(tab, '', 'en')).not.toMatch(/\b(imóvel|contemplação|você|parcela)\b|US\$/);
  });
});

/** An argument that is read as a number, as a text, or by any of its fields. */
const argument: unknown = new Proxy(
  {},
  {
    get: (_, field) =>
      field === Symbol.toPrimitive ? () => '7' : field === 'join' ? () => '7' : '7',
  },
);

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(...Array(4).fill(argument)))];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentencesIn);
  return [];
}

it('no sentence of the catalogue is English, also where a page shows it only on demand', () => {
  const { otherLanguage, intro, ...texts } = calculatorTexts('pt-BR');
  const sentences = sentencesIn({ ...texts, intro: [intro.text, intro.simulator] });
  expect(sentences.length).toBeGreaterThan(300);
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(ENGLISH);
    expect(sentence).not.toMatch(FOREIGN_DOLLARS);
    expect(sentence).not.toMatch(/undefined|\[object/);
  }
  expect(otherLanguage.path).toBe('/calculators');
});

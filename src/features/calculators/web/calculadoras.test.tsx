import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Locale } from '#shared/text/locale.ts';
import { BARE_DOLLARS, ENGLISH_WORDS, sentencesIn } from '#testing/portuguese.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import { TABS, type Tab } from '../tabs/tabs.ts';
import { calculatorTexts } from '../texts.ts';
import { Calculators } from './calculators.tsx';

/** Different inputs show different sentences and rows. */
const QUERIES = [
  '',
  'down=10&award=240&flex=30',
  'income=0&others=nobody',
  'others=every-month&bid-month=140',
];

/** All text that is visible or read by screen readers. */
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

/** The link to the other language is written in that language. */
const withoutSwitch = (words: string) =>
  words.replace(calculatorTexts('pt-BR').otherLanguage.label, '');

describe.each(TABS)('the tab %s in Portuguese', (tab) => {
  it.each(QUERIES)('has no English word and no bare dollar sign with “%s”', (query) => {
    const words = withoutSwitch(wordsOf(tab, query, 'pt-BR'));
    expect(words.match(ENGLISH_WORDS)).toBeNull();
    expect(words.match(BARE_DOLLARS)).toBeNull();
    expect(words).toContain('US$');
    expect(words).toContain('não é um consórcio brasileiro');
  });

  it('says nothing Portuguese on the English page', () => {
    expect(wordsOf(tab, '', 'en')).not.toMatch(/\b(imóvel|contemplação|você|parcela)\b|US\$/);
  });
});

it('no sentence of the catalogue is English, also where a page shows it only on demand', () => {
  const { otherLanguage, intro, ...texts } = calculatorTexts('pt-BR');
  const sentences = sentencesIn({ ...texts, intro: [intro.text, intro.simulator] });
  expect(sentences.length).toBeGreaterThan(300);
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(ENGLISH_WORDS);
    expect(sentence).not.toMatch(BARE_DOLLARS);
    expect(sentence).not.toMatch(/undefined|\[object/);
  }
  expect(otherLanguage.path).toBe('/calculators');
});

import { describe, expect, it } from 'vitest';
import {
  excerptOf,
  formatShortDate,
  plainText,
  readingMinutes,
  shownDate,
  slugify,
} from './rules.ts';

describe('slugify', () => {
  it.each([
    ['Imóvel nos EUA: o guia', 'imovel-nos-eua-o-guia'],
    ['  São  Paulo -- Utah  ', 'sao-paulo-utah'],
    ['Ação & Reação', 'acao-reacao'],
    ['100% sem juros?', '100-sem-juros'],
    ['---', ''],
    ['日本', ''],
    ['<script>alert(1)</script>', 'scriptalert1script'],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts long titles without leaving a hyphen at the end', () => {
    const slug = slugify(`${'a'.repeat(119)} b`);
    expect(slug).toBe('a'.repeat(119));
  });

  it('changes nothing the second time', () => {
    const once = slugify('Casa própria, em Utah — já!');
    expect(slugify(once)).toBe(once);
  });
});

describe('excerptOf', () => {
  it('prefers what the author wrote', () => {
    expect(excerptOf({ excerpt: 'Resumo', content: 'Texto' })).toBe('Resumo');
  });

  it('falls back to the first 150 characters of the text, without markup', () => {
    const excerpt = excerptOf({
      excerpt: '',
      content: `<p><strong>${'ã'.repeat(200)}</strong></p>`,
    });
    expect(excerpt).toBe(`${'ã'.repeat(150)}...`);
  });

  it('never cuts a character in half', () => {
    expect(excerptOf({ content: '🏠'.repeat(200) }).isWellFormed()).toBe(true);
  });
});

describe('dates', () => {
  it('shows the day in Utah in Portuguese', () => {
    // 02:00 UTC on the 12th is still the 11th in Utah.
    expect(formatShortDate('2025-07-12T02:00:00Z')).toBe('11 de jul. de 2025');
  });

  it('is the date of publication, else of writing', () => {
    expect(shownDate({ publishedAt: null, createdAt: 'a' })).toBe('a');
    expect(shownDate({ publishedAt: 'b', createdAt: 'a' })).toBe('b');
  });
});

it('reads the words of a text without its markup', () => {
  expect(plainText('<p>Tom &amp; Ana</p><p>&lt;b&gt;</p>')).toBe('Tom & Ana <b>');
  expect(readingMinutes('palavra '.repeat(900))).toBe(5);
});

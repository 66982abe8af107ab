import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFont, requireCharacters } from '../src/platform/pictures/open-font.ts';
import { CUT_FONTS, cutFonts } from './cut-fonts.ts';

const TEXTS = [
  'Não é empréstimo: “É só isso.” — ação, àquele, você, saúde',
  '$2,344 − US$ 2.344 · 25 % — §',
];

const SOFT_HYPHEN = 0xad;

beforeAll(cutFonts);

describe.each(['newsreader', 'figtree'])('the face %s', (name) => {
  it('can write English, Portuguese and figures of equal width', () => {
    const font = openFont(join(CUT_FONTS, `${name}.woff2`));
    for (const text of TEXTS) requireCharacters(font, text);
    expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
    const widths = font.layout('0123456789', ['tnum']).glyphs.map((glyph) => glyph.advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  it('is named by rules that hold just its characters, each in one of its two files', () => {
    const rules = readFileSync(join(CUT_FONTS, 'faces.css'), 'utf8');
    const seen = new Set<number>();
    for (const part of [name, `${name}-more`]) {
      const range = new RegExp(`url\\("${part}\\.woff2"\\)[^}]*unicode-range: ([^;]*);`).exec(
        rules,
      )?.[1];
      const codes = codesOf(range ?? '');
      expect(codes.length).toBeGreaterThan(50);
      expect(codes.filter((code) => seen.has(code))).toEqual([]);
      for (const code of codes) seen.add(code);
      const has = new Set(openFont(join(CUT_FONTS, `${part}.woff2`)).characterSet);
      expect(codes.filter((code) => !has.has(code))).toEqual([]);
    }
    for (let code = 0x20; code <= 0xff; code += 1) {
      if (code <= 0x7e || (code >= 0xa0 && code !== SOFT_HYPHEN)) expect(seen).toContain(code);
    }
  });
});

it('fits with its headers into the initial congestion window of a connection, 14,600 bytes', () => {
  for (const name of ['newsreader', 'figtree'])
    expect(statSync(join(CUT_FONTS, `${name}.woff2`)).size).toBeLessThan(13_800);
});

it('has no weight beyond those the site uses', () => {
  const axes = (name: string) => openFont(join(CUT_FONTS, `${name}.woff2`)).variationAxes;
  expect(axes('newsreader')).toEqual({});
  expect(axes('figtree').wght).toMatchObject({ min: 400, max: 700 });
});

/** The characters of a `unicode-range`. */
const codesOf = (ranges: string) =>
  ranges.split(', ').flatMap((range) => {
    const [first = Number.NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFont, requireCharacters } from '../src/platform/pictures/open-font.ts';
import { FONTS_FOLDER, subsetFonts } from './subset-fonts.ts';

const TEXTS = [
  'Não é empréstimo: “É só isso.” — ação, àquele, você, saúde',
  '$2,344 − US$ 2.344 · 25 % — §',
  'Åsa Müller-Løvdal, Þórður, Zoë, François ™',
];

const fileOf = (name: string) => join(FONTS_FOLDER, `${name}.woff2`);

beforeAll(subsetFonts);

describe.each(['newsreader', 'figtree'])('the font %s', (name) => {
  it('can write English, Portuguese, names and figures of equal width', () => {
    const font = openFont(fileOf(name));
    for (const text of TEXTS) requireCharacters(font, text);
    expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
    const widths = font.layout('0123456789', ['tnum']).glyphs.map((glyph) => glyph.advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  it('is small, because every first page fetches it', () => {
    expect(statSync(fileOf(name)).size).toBeLessThan(21 * 1024);
  });
});

it('has no weight beyond those the site uses', () => {
  const axes = (name: string) => openFont(fileOf(name)).variationAxes;
  expect(axes('newsreader')).toEqual({});
  expect(axes('figtree').wght).toMatchObject({ min: 400, max: 700 });
});

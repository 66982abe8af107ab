import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFont, requireCharacters } from '../src/platform/pictures/open-font.ts';
import { CUT_FONTS, cutFonts } from './cut-fonts.ts';

const TEXTS = [
  'Não é empréstimo: “É só isso.” — ação, àquele, você, saúde',
  '$2,344 − US$ 2.344 · 25 % — §',
];

beforeAll(cutFonts);

describe.each(['newsreader', 'figtree'])('the face %s', (name) => {
  it('can write English, Portuguese and figures of equal width', () => {
    const font = openFont(join(CUT_FONTS, `${name}.woff2`));
    for (const text of TEXTS) requireCharacters(font, text);
    expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
    const widths = font.layout('0123456789', ['tnum']).glyphs.map((glyph) => glyph.advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  it('has no weight beyond those the site uses', () => {
    const { wght } = openFont(join(CUT_FONTS, `${name}.woff2`)).variationAxes;
    expect(wght).toMatchObject({ min: 400, max: name === 'figtree' ? 700 : 600 });
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawText } from './draw-text.ts';
import { openFont } from './open-font.ts';

const files = join(import.meta.dirname, '../../../node_modules/@fontsource-variable');

describe.each(['newsreader', 'figtree'])('text drawn in %s', (name) => {
  const font = openFont(join(files, name, 'files', `${name}-latin-wght-normal.woff2`));
  const place = { font, x: 0, y: 0, width: 600 };
  const lines = (svg: string) => svg.match(/<path /g)?.length;
  const sizeOf = (svg: string) => Number(/scale\(([\d.]+)/.exec(svg)?.[1]) * font.unitsPerEm;

  it('has outlines for English and Portuguese letters, and none for a space', () => {
    for (const letter of 'AgÇõ$%·') {
      expect(drawText(letter, { ...place, sizes: [60] })).toMatch(/ d="M[^"]+Z"/);
    }
    expect(drawText(' ', { ...place, sizes: [60] })).toContain(' d=""');
  });

  it('names the character it cannot draw', () => {
    expect(() => drawText('家', { ...place, sizes: [60] })).toThrow("cannot write '家'");
  });

  it('breaks text into lines that fit, and prefers a smaller size to many lines', () => {
    expect(lines(drawText('Blog', { ...place, sizes: [60] }))).toBe(1);
    const long = 'A home through a circle of households that contribute together';
    expect(lines(drawText(long, { ...place, sizes: [60] }))).toBeGreaterThan(2);
    expect(sizeOf(drawText(long, { ...place, sizes: [90, 45] }))).toBeCloseTo(45);
  });
});

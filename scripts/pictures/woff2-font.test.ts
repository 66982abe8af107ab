import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawText } from './draw-text.ts';
import { readFace } from './woff2-font.ts';

const files = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const faces = ['newsreader', 'figtree'] as const;

describe.each(faces)('the face %s', (name) => {
  const face = readFace(join(files, name, 'files', `${name}-latin-wght-normal.woff2`));
  const height = (character: string) =>
    Math.max(...face.glyphOf(character).contours.flatMap((contour) => contour.map(({ y }) => y)));

  it('has letters within its square, accents above them, and no outline for a space', () => {
    for (const letter of 'AgÇõ$%·') {
      for (const { x, y } of face.glyphOf(letter).contours.flat()) {
        expect(Math.abs(x)).toBeLessThan(face.unitsPerEm * 1.2);
        expect(Math.abs(y)).toBeLessThan(face.unitsPerEm * 1.2);
      }
    }
    expect(height('ã')).toBeGreaterThan(height('a'));
    expect(height('H')).toBeGreaterThan(height('x'));
    expect(face.glyphOf('W').advance).toBeGreaterThan(face.glyphOf('i').advance * 2);
    expect(face.glyphOf(' ')).toMatchObject({ contours: [] });
  });

  it('says which character it cannot write', () => {
    expect(() => face.glyphOf('家')).toThrow("cannot write '家'");
  });

  it('breaks words into lines that fit, and takes a smaller size rather than many lines', () => {
    const place = { face, x: 0, y: 0, width: 600 };
    const lines = (svg: string) => svg.match(/<path /g)?.length;
    const sizeOf = (svg: string) => Number(/scale\(([\d.]+)/.exec(svg)?.[1]) * face.unitsPerEm;
    expect(lines(drawText('Blog', { ...place, sizes: [60] }))).toBe(1);
    const long = 'A home through a circle of households that contribute together';
    expect(lines(drawText(long, { ...place, sizes: [60] }))).toBeGreaterThan(2);
    expect(sizeOf(drawText(long, { ...place, sizes: [90, 45] }))).toBeCloseTo(45);
  });
});

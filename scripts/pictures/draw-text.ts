import type { Face } from './woff2-font.ts';
import type { Glyph } from './woff2-glyphs.ts';

type Block = { face: Face; sizes: readonly number[]; x: number; y: number; width: number };

const MAX_LINES = 3;
const LINE_HEIGHT = 1.15;

/**
 * Words as outlines, broken into lines no wider than the block, in the first of its sizes that
 * needs few lines; `y` is the middle of the block.
 */
export function drawText(text: string, { face, sizes, x, y, width }: Block): string {
  const settings = sizes.map((size) => {
    const scale = size / face.unitsPerEm;
    const lines = breakText(text, (line) => widthOf(line, face) * scale <= width);
    return { size, scale, lines };
  });
  const chosen = settings.find(({ lines }) => lines.length <= MAX_LINES) ?? settings.at(-1);
  if (!chosen) throw new Error('a text needs a size');
  const { size, scale, lines } = chosen;
  const step = size * LINE_HEIGHT;
  return lines
    .map((line, index) => {
      // Capitals are about 0.7 of the size: their middle is what the eye takes for the line's.
      const baseline = y + (index - (lines.length - 1) / 2) * step + size * 0.34;
      return `<path transform="translate(${x} ${baseline}) scale(${scale} ${-scale})" d="${outlineOf(line, face)}"/>`;
    })
    .join('');
}

/** Lines that fit, evenly filled: the narrowest measure that needs no more lines. */
function breakText(text: string, fits: (line: string) => boolean): string[] {
  const words = text.split(' ');
  const fill = (isShortEnough: (line: string) => boolean) => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && isShortEnough(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const widest = fill(fits);
  for (let letters = 8; letters < text.length; letters += 1) {
    const narrow = fill((line) => fits(line) && line.length <= letters);
    if (narrow.length === widest.length) return narrow;
  }
  return widest;
}

function widthOf(line: string, face: Face): number {
  return [...line].reduce((sum, character) => sum + face.glyphOf(character).advance, 0);
}

function outlineOf(line: string, face: Face): string {
  let x = 0;
  return [...line]
    .map((character) => {
      const glyph = face.glyphOf(character);
      const path = pathOf(glyph, x);
      x += glyph.advance;
      return path;
    })
    .join('');
}

/** Quadratic curves; between two points off the curve lies one on it, half-way. */
function pathOf({ contours }: Glyph, x: number): string {
  return contours
    .filter((contour) => contour.length > 1)
    .map((contour) => {
      const start = contour.findIndex(({ isOnCurve }) => isOnCurve);
      const points = [...contour.slice(start), ...contour.slice(0, start + 1)];
      let path = '';
      for (const [index, point] of points.entries()) {
        const next = points[index + 1];
        if (point.isOnCurve) {
          const follows = index > 0 && !points[index - 1]?.isOnCurve;
          if (!follows) path += `${index === 0 ? 'M' : 'L'}${point.x + x} ${point.y}`;
        } else if (next) {
          const end = next.isOnCurve
            ? next
            : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
          path += `Q${point.x + x} ${point.y} ${end.x + x} ${end.y}`;
        }
      }
      return `${path}Z`;
    })
    .join('');
}

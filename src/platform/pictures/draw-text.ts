import type { Font } from 'fontkit';
import { requireCharacters } from './open-font.ts';

type Block = { font: Font; sizes: readonly number[]; x: number; y: number; width: number };

const MAX_LINES = 3;
const LINE_HEIGHT = 1.15;

/**
 * Text as outlines, broken into lines no wider than the block, in the first of the sizes that needs
 * few lines; `y` is the vertical center.
 */
export function drawText(text: string, { font, sizes, x, y, width }: Block): string {
  requireCharacters(font, text);
  const settings = sizes.map((size) => {
    const scale = size / font.unitsPerEm;
    const lines = breakText(text, (line) => font.layout(line).advanceWidth * scale <= width);
    return { size, scale, lines };
  });
  const chosen = settings.find(({ lines }) => lines.length <= MAX_LINES) ?? settings.at(-1);
  if (!chosen) throw new Error('a text needs a size');
  const { size, scale, lines } = chosen;
  const step = size * LINE_HEIGHT;
  return lines
    .map((line, index) => {
      // Capital letters are about 0.7 of the size: lines are centered by them.
      const baseline = y + (index - (lines.length - 1) / 2) * step + size * 0.34;
      return `<path transform="translate(${x} ${baseline}) scale(${scale} ${-scale})" d="${outlineOf(line, font)}"/>`;
    })
    .join('');
}

/** Balanced lines: the narrowest width that needs no more lines. */
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

/** The glyphs of a line with the font's kerning. */
function outlineOf(line: string, font: Font): string {
  const { glyphs, positions } = font.layout(line);
  let x = 0;
  return glyphs
    .map((glyph, index) => {
      const position = positions[index];
      const path = glyph.path.translate(x + (position?.xOffset ?? 0), position?.yOffset ?? 0);
      x += position?.xAdvance ?? 0;
      return path.toSVG();
    })
    .join('');
}

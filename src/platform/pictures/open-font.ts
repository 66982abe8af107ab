import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** Opens a font file in the compressed form (WOFF2) in which it is served. */
export function openFont(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

/** Refuses text with a character the font lacks; it would be drawn as an empty box. */
export function requireCharacters(font: Font, text: string): void {
  for (const character of text) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
      throw new Error(`${font.fullName} cannot write '${character}'`);
    }
  }
}

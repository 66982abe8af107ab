import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');

/** Where `src/web/styles.css` takes its faces from. */
export const CUT_FONTS = join(ROOT, '.cache/fonts');

const FACES = [
  { name: 'newsreader', weights: { min: 400, max: 600 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
];

/** Printable ASCII and Latin-1, which hold English and Portuguese, and the signs our texts use. */
const CHARACTERS = [...characters(0x20, 0x7e), ...characters(0xa0, 0xff), ...'–—‘’“”…•€™−'].join(
  '',
);

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

/**
 * Cuts the site's faces to the characters and weights it uses, because they are fetched before the
 * first paint. A character they lack is shown in the local face beside them.
 */
export async function cutFonts(): Promise<void> {
  mkdirSync(CUT_FONTS, { recursive: true });
  for (const { name, weights } of FACES) {
    const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const face = await subsetFont(readFileSync(join(ROOT, 'node_modules', file)), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(join(CUT_FONTS, `${name}.woff2`), face);
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');

/** Where `src/web/styles.css` takes its fonts from. */
export const FONTS_FOLDER = join(ROOT, '.cache/fonts');

/** Headings and large figures have one weight: a variable font is twice as large. */
const WEIGHTS = { newsreader: 500, figtree: { min: 400, max: 700 } };

/** Kerning, ligatures, tabular figures, and what the weight axis needs. */
const FEATURES = ['kern', 'liga', 'tnum', 'rvrn'];

/** Latin-1 but for the soft hyphen, which is not drawn, and the other signs our texts use. */
const CHARACTERS = [
  ...characters(0x20, 0x7e),
  ...characters(0xa0, 0xac),
  ...characters(0xae, 0xff),
  ...'–—‘’“”…•€−™',
].join('');

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

/**
 * Subsets the site's fonts to the characters and weights it uses, because they are fetched with the
 * first page. A character they lack is shown in the local font beside them.
 */
export async function subsetFonts(): Promise<void> {
  mkdirSync(FONTS_FOLDER, { recursive: true });
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const subset = await subsetFont(readFileSync(join(ROOT, 'node_modules', file)), CHARACTERS, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: weight },
    });
    writeFileSync(join(FONTS_FOLDER, `${name}.woff2`), subset);
  }
}

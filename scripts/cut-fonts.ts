import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');

/** Where `src/web/styles.css` takes its faces and their rules from. */
export const CUT_FONTS = join(ROOT, '.cache/fonts');

type Face = {
  name: string;
  family: string;
  weight: number | { min: number; max: number };
  /** Usual characters that its texts rarely use; they are in its second file. */
  rare: string;
};

/**
 * Headings and large figures have one weight: a face that can vary is twice as large. Without the signs
 * that they rarely use, their face fits into the initial congestion window of a connection.
 */
const FACES: Face[] = [
  { name: 'newsreader', family: 'Newsreader', weight: 500, rare: '"#*<=>@[\\]^_`{|}~' },
  { name: 'figtree', family: 'Figtree', weight: { min: 400, max: 700 }, rare: '' },
];

/** Kerning, ligatures, figures of equal width, and what the axis of weights needs. */
const FEATURES = ['kern', 'liga', 'tnum', 'rvrn'];

/** What English and Portuguese are written with, and the signs our texts use. */
const USUAL = [
  ...characters(0x20, 0x7e),
  ...'\u00a0ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü',
  ...'§©ª²º·×÷–—‘’“”…•€−',
];

/** The rest of Latin-1 but for the soft hyphen, which is not drawn: names of people and places. */
const OTHERS = [...characters(0xa1, 0xac), ...characters(0xae, 0xff), '™'].filter(
  (character) => !USUAL.includes(character),
);

/**
 * Each part is a file of its own. The first is loaded by a script of the page, before the first layout;
 * a browser fetches the second when a page has one of its characters. The second has a name of its own:
 * with the same one, a browser prepares a font of the system for it at every size of the first.
 */
const partsOf = ({ rare }: Face) => [
  {
    suffix: '',
    isLoadedByScript: true,
    characters: USUAL.filter((character) => !rare.includes(character)),
  },
  { suffix: '-more', isLoadedByScript: false, characters: [...rare, ...OTHERS] },
];

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

/**
 * Cuts the site's faces to the characters and weights it uses, because they are fetched with the first
 * page, and writes the rules that name them. A character they lack is shown in the local face beside
 * them.
 */
export async function cutFonts(): Promise<void> {
  mkdirSync(CUT_FONTS, { recursive: true });
  const rules: string[] = [];
  for (const face of FACES) {
    const file = `@fontsource-variable/${face.name}/files/${face.name}-latin-wght-normal.woff2`;
    const whole = readFileSync(join(ROOT, 'node_modules', file));
    for (const { suffix, isLoadedByScript, characters } of partsOf(face)) {
      const cut = await subsetFont(whole, characters.join(''), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        variationAxes: { wght: face.weight },
      });
      writeFileSync(join(CUT_FONTS, `${face.name}${suffix}.woff2`), cut);
      const rule = ruleOf(
        { ...face, family: face.family + suffix.replace('-', ' ') },
        `${face.name}${suffix}.woff2`,
        characters,
      );
      rules.push(isLoadedByScript ? `@media (scripting: none) {\n${rule}}\n` : rule);
    }
  }
  writeFileSync(join(CUT_FONTS, 'faces.css'), rules.join('\n'));
}

/** A single weight is declared for all of them, so that browsers do not thicken its letters. */
function ruleOf({ family, weight }: Face, file: string, characters: readonly string[]): string {
  const weights = typeof weight === 'number' ? '400 700' : `${weight.min} ${weight.max}`;
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weights};
  font-display: swap;
  src: url("${file}") format("woff2");
  unicode-range: ${rangesOf(characters).join(', ')};
}
`;
}

/** Characters as CSS names them, those that follow each other as one range. */
function rangesOf(characters: readonly string[]): string[] {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes) {
    const current = ranges.at(-1);
    if (current?.last === code - 1) current.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(({ first, last }) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
}

import { describe, expect, it } from 'vitest';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Call } from '#shared/api/call.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { render } from '#web/entry-server.tsx';
import { pages } from '#web/pages.ts';
import '#server/features.ts';
import { englishIn, otherWordIn, readPortuguese, sentencesIn } from './portuguese.ts';

type Catalogue = Record<string, unknown>;
const catalogues = import.meta.glob<Catalogue>(
  // Translations of legal texts have a test of their own.
  ['/src/**/*.pt-br.ts', '!/src/features/legal/translations/*'],
  { eager: true },
);
const errors = import.meta.glob<Catalogue>(
  ['/src/shared/api/common-errors.ts', '/src/features/**/errors.ts'],
  { eager: true },
);
const contracts = import.meta.glob<Catalogue>('/src/features/**/*contract.ts', { eager: true });

/** The link to the English page is in English, and what is addressed to machines. */
const QUOTED = /^(?:en|In English|We could not find this page\..*|[\w-]+@[\w.]+|\/\S*)$/;

await loadAllTexts();

describe('every Portuguese sentence', () => {
  it.each(Object.entries(catalogues))('of %s is Portuguese', (_, catalogue) => {
    const sentences = sentencesIn(catalogue).filter((sentence) => !QUOTED.test(sentence));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.flatMap((sentence) => englishIn(sentence) ?? [])).toEqual([]);
    expect(sentences.flatMap((sentence) => otherWordIn(sentence) ?? [])).toEqual([]);
  });
});

/** Written by a person of the staff, or named as on the desk, which is in English. */
const WRITTEN_BY_STAFF = [
  'Page 2 is missing.',
  'Payment of seat 138, $450,000 Group 1',
  'The papers belong to somebody else',
];

describe('every mail', () => {
  it('is Portuguese for whoever reads Portuguese', () => {
    const samples = mailSamples.all().map((write) => write('pt-BR'));
    expect(samples.length).toBeGreaterThan(30);
    const found = samples
      .filter(({ locale }) => locale === 'pt-BR')
      .flatMap(({ action, ...content }) => sentencesIn({ ...content, label: action?.label }))
      .map((sentence) =>
        WRITTEN_BY_STAFF.reduce((rest, words) => rest.replace(words, ''), sentence),
      )
      .flatMap((sentence) => englishIn(sentence) ?? []);
    expect(found).toEqual([]);
  });
});

/** Met by machines and the staff, or answered by a sentence of the page. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'INVALID_EVENT',
  'ADMIN_PASSWORD_WEAK',
  'APPLICATION_EXISTS',
  'CHANGE_LINK_ENDED',
  // Of closing a month, which its calls do not list.
  'CLOSE_CHANGED',
  'MONTH_UNKNOWN',
  'BOOK_UNKNOWN',
]);

describe('every refusal', () => {
  const translated = new Set(Object.values(catalogues).flatMap(codesIn));
  const calls = Object.values(contracts).flatMap((contract) =>
    Object.values(contract).filter(isCall),
  );

  it('that the staff does not meet alone has a Portuguese sentence', () => {
    expect(calls.length).toBeGreaterThan(100);
    const codesOf = (isStaff: boolean) =>
      calls
        .filter(({ access }) => (access === 'admin') === isStaff)
        .flatMap(({ errors: codes = [] }) => codes as readonly string[]);
    const others = new Set(codesOf(false));
    const staffOnly = new Set(codesOf(true).filter((code) => !others.has(code)));
    const all = new Set([...Object.values(errors).flatMap(codesIn), ...others]);
    expect(all.size).toBeGreaterThan(150);
    const untold = [...all].filter(
      (code) => !translated.has(code) && !staffOnly.has(code) && !OTHERWISE.has(code),
    );
    expect(untold.toSorted()).toEqual([]);
  });
});

const nothing = async () => {
  throw new Error('this page reads nothing');
};
const portuguese = pages.filter(
  ({ path, rendering, head }) =>
    rendering !== 'dynamic' && head.locale === 'pt-BR' && !path.startsWith('/admin'),
);

describe('every public page', () => {
  it.each(portuguese.map(({ path }) => path))('%s is Portuguese', async (path) => {
    const page = await render(path, nothing);
    expect(page.lang).toBe('pt-BR');
    expect(englishIn(readPortuguese(page.app))).toBeUndefined();
    expect(englishIn(/<title>(.*)<\/title>/.exec(page.head)?.[1] ?? '')).toBeUndefined();
  });
});

const isCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/** The codes of refusals in a catalogue: the keys in capitals. */
function codesIn(catalogue: unknown): string[] {
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => [
    ...(/^[A-Z][A-Z_]+$/.test(key) ? [key] : []),
    ...codesIn(value),
  ]);
}

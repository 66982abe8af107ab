import { and, like, or, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isOneOf } from './is-one-of.ts';

/** The combining accents that Unicode decomposition leaves behind. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters that do not decompose into a plain one, and capitals of other alphabets. */
const LETTERS = 'ØøŁłĐđÐðĦħıÆŒÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐ';
const FOLDED = 'oollddddhhiæœþαβγδεζηθικλμνξοπρσστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяієґ';

const MAX_WORDS = 6;

/**
 * Folds a text exactly as the database's function `search_text_of` does, whatever the database's
 * language: only A to Z and the letters listed above become lower case.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[^\x20-\x7e]/g, (letter) => FOLDED[LETTERS.indexOf(letter)] ?? letter)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * The searchable text of a row: a generated column that only searches read. It is created in
 * migrations/0001_guards.sql and unknown to Drizzle, so that other reads leave it out.
 */
const searchTextOf = (table: PgTable): SQL<string> => sql<string>`${table}."search_text"`;

/**
 * Restricts rows to those whose text contains every word of the search; a prepared statement has a
 * placeholder for the pattern of its one word.
 */
export function matchesSearch(table: PgTable, search: string | Placeholder = ''): SQL | undefined {
  const patterns = typeof search === 'string' ? searchPatterns(search) : [search];
  return and(...patterns.map((pattern) => like(searchTextOf(table), pattern)));
}

/** What a search looks through: the text of a row, and the name that is shown for its state. */
export type Searched = {
  text: (pattern: string) => SQL | undefined;
  states?: { of: SQLWrapper; names: Readonly<Record<string, string>> };
};

/** The words in a table's own `search_text`. */
export const ownText =
  (table: PgTable): Searched['text'] =>
  (pattern) =>
    like(searchTextOf(table), pattern);

/** Restricts rows to those that contain every word, in their text or in the name of their state. */
export function matchesWords({ text, states }: Searched, search = ''): SQL | undefined {
  const matches = searchWords(search).map((word) => {
    const named = Object.entries(states?.names ?? {})
      .filter(([, name]) => foldText(` ${name}`).includes(word.length < 3 ? ` ${word}` : word))
      .map(([state]) => state);
    const isNamed = states && named.length > 0 ? isOneOf(states.of, named) : undefined;
    return or(text(patternOf(word)), isNamed);
  });
  return and(...matches);
}

/** One `like` pattern for each word of a search. */
export const searchPatterns = (search: string) => searchWords(search).map(patternOf);

/** Words of fewer than three letters have no trigram, so they match only at the beginning of a word. */
const patternOf = (word: string) =>
  word.length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`;

/** Splits a search at spaces; a phone number such as '(801) 555-0100' is one word, its digits. */
export function searchWords(search: string): string[] {
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 3 && /^[\d\s()+.-]+$/.test(search)) return [digits];
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (mark) => `\\${mark}`);
}

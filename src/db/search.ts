import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Accented letters; each is replaced by the plain letter at the same index. */
const ACCENTED = 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ';
const PLAIN = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn';

const MAX_WORDS = 6;

/** Folds a text the same way as the database, so that the two can be compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\x20-\x7e]/g, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .toLowerCase();
}

/**
 * The searchable text of a row: the columns, and the digits of the phone numbers. Written without
 * parameters, because an index and its queries must use the same expression.
 */
export function searchableText(
  columns: readonly PgColumn[],
  phones: readonly PgColumn[] = [],
): SQL<string> {
  const parts = [
    ...columns.map((column) => sql`coalesce(${column}, '')`),
    ...phones.map((phone) => sql`regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`),
  ];
  const joined = sql.join(parts, sql.raw(" || ' ' || "));
  return sql<string>`lower(translate(' ' || ${joined}, '${sql.raw(ACCENTED)}', '${sql.raw(PLAIN)}'))`;
}

/**
 * Restricts rows to those whose text contains every word of the search. Words of fewer than three
 * letters have no trigram, so they match only at the beginning of a word.
 */
export function matchesSearch(text: SQL<string>, search: string | undefined): SQL | undefined {
  const patterns = searchWords(search ?? '').map((word) =>
    word.length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`,
  );
  if (patterns.length === 0) return undefined;
  return sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql.raw(' and '),
  );
}

/** Splits a search at spaces; a phone number such as '(801) 555-0100' is one word, its digits. */
export function searchWords(search: string): string[] {
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 3 && /^[\d\s()+.-]+$/.test(search)) return [digits];
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (mark) => `\\${mark}`);
}

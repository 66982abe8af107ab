import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Letters people leave the accent off; each stands for the plain one at the same place. */
const ACCENTED = 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ';
const PLAIN = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn';

const MAX_WORDS = 6;

/** Folds a text the way the database does, so that both sides compare alike. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\x20-\x7e]/g, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .toLowerCase();
}

/**
 * What of a row can be searched, as one text: the columns, and the digits of the phone numbers.
 * Written without parameters, because an index and its queries must use the very same expression.
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
 * Restricts rows to those whose text has every word of the search. Fewer than three letters have
 * no trigram of their own, so they are looked for where a word begins.
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

/** '(801) 555-0100' is one word, its digits; anything else is cut at its spaces. */
export function searchWords(search: string): string[] {
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 3 && /^[\d\s()+.-]+$/.test(search)) return [digits];
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (mark) => `\\${mark}`);
}

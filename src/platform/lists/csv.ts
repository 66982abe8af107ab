import type { Page, PageRequest } from '#shared/api/paging.ts';
import { MAX_PAGE_SIZE } from '#shared/api/paging.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { centsText } from '#shared/text/money.ts';

/** What spreadsheets expect in each language: Portuguese ones read a comma as the decimal mark. */
const SEPARATORS: Record<Locale, string> = { en: ',', 'pt-BR': ';' };
const DECIMAL_MARKS: Record<Locale, string> = { en: '.', 'pt-BR': ',' };

/** `{ cents }` is an amount of dollars, always with two decimals and never a formula. */
export type Cell = string | number | boolean | null | undefined | { readonly cents: number };
/** Column heading → value of an item. */
export type CsvColumns<Item> = Record<string, (item: Item) => Cell>;

/** What starts a formula in a spreadsheet, also in the full-width form of Asian keyboards. */
const FORMULA_START = /^[\s\u200b\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** The same after a separator: a sheet that splits at `;` starts a cell there. */
const FORMULA_AFTER_SEPARATOR = /;(?=[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * A cell as spreadsheets read it. An apostrophe is put before what would start a formula: names
 * come from strangers, and a sheet would run them.
 */
export function csvCell(value: Cell, locale: Locale = DEFAULT_LOCALE): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') {
    return centsText(value.cents).replace('.', DECIMAL_MARKS[locale]);
  }
  const text = String(value);
  if (typeof value === 'number') return text.replace('.', DECIMAL_MARKS[locale]);
  const safe =
    typeof value === 'string'
      ? text.replace(FORMULA_START, "'$&").replace(FORMULA_AFTER_SEPARATOR, ";'")
      : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvLine(cells: readonly Cell[], locale: Locale): string {
  return `${cells.map((cell) => csvCell(cell, locale)).join(SEPARATORS[locale])}\r\n`;
}

/**
 * A list as the text of a CSV file, page by page: memory stays constant, however long the list is.
 * The first piece has the head and the first page.
 */
export async function* writeCsv<Item>(
  columns: CsvColumns<Item>,
  readPage: (request: PageRequest) => Promise<Page<Item>>,
  locale: Locale = DEFAULT_LOCALE,
): AsyncGenerator<string, void> {
  const readers = Object.values(columns);
  const lineOf = (item: Item) =>
    csvLine(
      readers.map((read) => read(item)),
      locale,
    );
  // The byte order mark tells spreadsheets that the file is UTF-8.
  let text = `\ufeff${csvLine(Object.keys(columns), locale)}`;
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Page<Item> = await readPage({ limit: EXPORT_PAGE, cursor });
    text += page.items.map(lineOf).join('');
    cursor = page.nextCursor;
    if (text !== '') yield text;
    text = '';
  }
}

/**
 * A list as a CSV file, read and sent page by page: a client that disconnects stops it. The first
 * page is read before anything is sent, so that a failing export answers with the error; a later
 * failure breaks the connection.
 */
export async function csvResponse<Item>(
  fileName: string,
  columns: CsvColumns<Item>,
  readPage: (request: PageRequest) => Promise<Page<Item>>,
  locale: Locale = DEFAULT_LOCALE,
): Promise<Response> {
  return csvFile(fileName, writeCsv(columns, readPage, locale));
}

/** The text of a CSV file as the response that sends it. */
export async function csvFile(
  fileName: string,
  text: AsyncGenerator<string, void>,
): Promise<Response> {
  const encoder = new TextEncoder();
  const first = await text.next();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value));
    },
    async pull(controller) {
      const next = await text.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await text.return();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  });
}

/** Larger than a page on screen: fewer round trips, still little memory. */
const EXPORT_PAGE = 10 * MAX_PAGE_SIZE;

import type { Page, PageRequest } from '#shared/api/paging.ts';
import { MAX_PAGE_SIZE } from '#shared/api/paging.ts';

type Cell = string | number | boolean | null | undefined;
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
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const safe =
    typeof value === 'string'
      ? text.replace(FORMULA_START, "'$&").replace(FORMULA_AFTER_SEPARATOR, ";'")
      : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A list as a CSV file, read and sent page by page: memory stays constant, and a client that
 * disconnects stops it. The first page is read before anything is sent, so that a failing export
 * answers with the error; a later failure breaks the connection.
 */
export async function csvResponse<Item>(
  fileName: string,
  columns: CsvColumns<Item>,
  readPage: (request: PageRequest) => Promise<Page<Item>>,
): Promise<Response> {
  const encoder = new TextEncoder();
  const readers = Object.values(columns);
  const linesOf = ({ items }: Page<Item>) =>
    items.map((item) => csvLine(readers.map((read) => read(item)))).join('');
  const first = await readPage({ limit: EXPORT_PAGE, cursor: undefined });
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const head = `\ufeff${csvLine(Object.keys(columns))}${linesOf(first)}`;
  let cursor = first.nextCursor;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(head));
      if (cursor === null) controller.close();
    },
    async pull(controller) {
      const page = await readPage({ limit: EXPORT_PAGE, cursor: cursor ?? undefined });
      const lines = linesOf(page);
      if (lines !== '') controller.enqueue(encoder.encode(lines));
      cursor = page.nextCursor;
      if (cursor === null) controller.close();
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

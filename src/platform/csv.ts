import type { Page, PageRequest } from '#shared/paging.ts';
import { MAX_PAGE_SIZE } from '#shared/paging.ts';

type Cell = string | number | boolean | null | undefined;
/** Heading → value of an item. */
export type CsvColumns<Item> = Record<string, (item: Item) => Cell>;

/**
 * Escapes a cell. One that begins like a formula gets a leading apostrophe: names come from
 * strangers, and a spreadsheet would run the formula.
 */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const isFormula = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Streams a list as a CSV file, page by page: memory use does not depend on the length of the list,
 * and a client that disconnects stops it.
 */
export function csvResponse<Item>(
  fileName: string,
  columns: CsvColumns<Item>,
  readPage: (request: PageRequest) => Promise<Page<Item>>,
): Response {
  const encoder = new TextEncoder();
  const readers = Object.values(columns);
  let cursor: string | null | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The byte order mark tells spreadsheets that it is UTF-8.
      controller.enqueue(encoder.encode(`\ufeff${csvLine(Object.keys(columns))}`));
    },
    async pull(controller) {
      const page = await readPage({ limit: EXPORT_PAGE, cursor: cursor ?? undefined });
      const lines = page.items.map((item) => csvLine(readers.map((read) => read(item))));
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
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

/** Larger than a page on a screen: fewer round trips, still little memory. */
const EXPORT_PAGE = 10 * MAX_PAGE_SIZE;

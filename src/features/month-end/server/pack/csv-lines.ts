import { type Cell, type CsvColumns, csvCell } from '#platform/lists/csv.ts';

type Items<Item> = AsyncIterable<Item> | Iterable<Item>;

/** Items as the lines of a CSV file, one by one: memory does not grow with them. */
export async function* csvLines<Item>(
  columns: CsvColumns<Item>,
  items: Items<Item>,
): AsyncGenerator<string, void> {
  const line = (cells: readonly Cell[]) => `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`;
  yield line(Object.keys(columns));
  const readers = Object.values(columns);
  for await (const item of items) yield line(readers.map((read) => read(item)));
}

/** The same with the mark that tells spreadsheets that the file is UTF-8. */
export async function* sheet<Item>(
  columns: CsvColumns<Item>,
  items: Items<Item>,
): AsyncGenerator<string, void> {
  yield '\ufeff';
  yield* csvLines(columns, items);
}

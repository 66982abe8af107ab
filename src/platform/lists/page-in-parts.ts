import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import type { Searched } from '#db/search.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { cursorOf, orderOf, placeOf, rowsOf, type Sort, sortOfCursor } from './keyset.ts';
import { isOnPage } from './search-page.ts';

/** A part of a list with its own order; it reads the rows of a page and one more. */
export type Part<Row> = {
  readonly sort: Sort;
  readonly read: (request: PageRequest) => Promise<Row[]>;
};

type Placed<Table extends PgTable> = Table['$inferSelect'] & { place: string };

/** Narrows a part: a condition, and a search in what it looks through. */
export type Narrowing = {
  filter?: SQL | undefined;
  search?: string | undefined;
  searched?: Searched | undefined;
  /** What is read; all columns unless given. */
  columns?: SelectedFields | undefined;
};

/** The part made of the rows of a table that meet a condition, which belongs to the order's index. */
export function tablePart<Table extends PgTable>(
  db: Executor,
  table: Table,
  sort: Sort,
  place: SQL | undefined,
  { search, columns: given, ...narrowing }: Narrowing = {},
): Part<Placed<Table>> {
  const columns = { ...(given ?? getTableColumns(table)), place: placeOf(sort) };
  return {
    sort,
    read: async ({ cursor, limit }) => {
      const rows = await db
        .select(columns)
        .from(table as PgTable)
        .where(isOnPage({ table, sort, place, ...narrowing }, search, { cursor, limit }))
        .orderBy(...orderOf(sort))
        .limit(rowsOf({ limit }));
      return rows as Placed<Table>[];
    },
  };
}

/** A page of a list made of consecutive parts, such as open items and then finished ones. */
export async function pageInParts<Row extends { id: string; place: string }>(
  parts: readonly Part<Row>[],
  { cursor, limit }: PageRequest,
): Promise<Page<Row>> {
  const [first, ...later] = partsFrom(parts, cursor);
  const found: { row: Row; sort: Sort }[] = [];
  const add = async ({ sort, read }: Part<Row>, from?: string) => {
    const rows = await read({ cursor: from, limit: limit - found.length });
    found.push(...rows.map((row) => ({ row, sort })));
  };
  if (first) await add(first, cursor);
  for (const part of later) {
    if (found.length <= limit) await add(part);
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  return {
    items: shown.map(({ row }) => row),
    nextCursor: hasMore ? cursorOf(last.sort, last.row) : null,
  };
}

function partsFrom<Row>(parts: readonly Part<Row>[], cursor: string | undefined) {
  if (cursor === undefined) return parts;
  const sorts = parts.map(({ sort }) => sort);
  return parts.slice(sorts.indexOf(sortOfCursor(sorts, cursor)));
}

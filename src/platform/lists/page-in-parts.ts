import { and, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import {
  afterCursor,
  cursorOf,
  orderOf,
  placeOf,
  rowsOf,
  type Sort,
  sortOfCursor,
} from './keyset.ts';

/** A part of a list with its own order; it reads the rows of a page and one more. */
export type Part<Row> = {
  readonly sort: Sort;
  readonly read: (request: PageRequest) => Promise<Row[]>;
};

type Placed<Table extends PgTable> = Table['$inferSelect'] & { place: string };

/** The part made of the rows of a table that meet a condition. */
export function tablePart<Table extends PgTable>(
  db: Executor,
  table: Table,
  sort: Sort,
  condition: SQL | undefined,
): Part<Placed<Table>> {
  const columns = { ...getTableColumns(table), place: placeOf(sort) };
  return {
    sort,
    read: async ({ cursor, limit }) => {
      const rows = await db
        .select(columns)
        .from(table as PgTable)
        .where(and(condition, afterCursor(sort, cursor)))
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

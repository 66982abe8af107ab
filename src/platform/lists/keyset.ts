import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { exactInstant } from '#db/instant-text.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { Page } from '#shared/api/paging.ts';
import { findUnstorableText } from '../input.ts';

/**
 * A sort order for keyset paging, which works even when the cursor's row was deleted: by a column
 * or an expression, then by the id. It is never null and has an index together with the id.
 */
export type Sort = {
  /** Stored in the cursor, which is valid only for this order. */
  name: string;
  by: PgColumn | SQL;
  kind: 'moment' | 'day' | 'text';
  id: PgColumn | SQL;
  direction: 'asc' | 'desc';
};

export function orderOf({ by, id, direction }: Sort): SQL[] {
  const way = sql.raw(direction);
  return [sql`${by} ${way}`, sql`${id} ${way}`];
}

/** The same order backwards; both accept the same cursors. */
export function reversed(sort: Sort): Sort {
  return { ...sort, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** The row's sort value, exact to the microsecond for instants. */
export function placeOf({ by, kind }: Sort): SQL<string> {
  return kind === 'moment' ? sql<string>`${by}`.mapWith(exactInstant) : sql<string>`${by}::text`;
}

/** Restricts a list to rows after the cursor. */
export function afterCursor(sort: Sort, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { place, id } = readCursor(sort, cursor);
  const sign = sql.raw(sort.direction === 'asc' ? '>' : '<');
  const type = sql.raw(DATABASE_TYPES[sort.kind]);
  return sql`(${sort.by}, ${sort.id}) ${sign} (${place}::${type}, ${id}::uuid)`;
}

/** The sort order, among those of a list, that a cursor was made for. */
export function sortOfCursor(sorts: readonly Sort[], cursor: string): Sort {
  const [name] = parseCursor(cursor);
  const sort = sorts.find((one) => one.name === name);
  if (!sort) throw wrongCursor();
  return sort;
}

const DATABASE_TYPES = { moment: 'timestamptz', day: 'date', text: 'text' } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const wrongCursor = () =>
  commonErrors.INVALID_INPUT({ fields: { cursor: 'This cursor does not belong to this list' } });

function readCursor(sort: Sort, cursor: string): { place: string; id: string } {
  const [name, place, id] = parseCursor(cursor);
  const isWhole = typeof place === 'string' && findUnstorableText(place) === undefined;
  if (name !== sort.name || !isWhole || typeof id !== 'string' || !UUID.test(id)) {
    throw wrongCursor();
  }
  if (sort.kind === 'moment' && !isInCalendar(place, MOMENT)) throw wrongCursor();
  if (sort.kind === 'day' && !isInCalendar(place, DAY)) throw wrongCursor();
  return { place, id };
}

function parseCursor(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parsed) && parsed.length === 3) return parsed;
  } catch {
    // Refused below like any other invalid cursor.
  }
  throw wrongCursor();
}

/** Whether the database accepts it: there is no February 30 and no year 0. */
function isInCalendar(text: string, shape: RegExp): boolean {
  const time = shape.test(text) ? Date.parse(text) : Number.NaN;
  return (
    !Number.isNaN(time) &&
    text >= '0001' &&
    new Date(time).toISOString().slice(0, 10) === text.slice(0, 10)
  );
}

export function cursorOf(
  { name }: Pick<Sort, 'name'>,
  { place, id }: { place: string; id: string },
): string {
  return Buffer.from(JSON.stringify([name, place, id])).toString('base64url');
}

/**
 * How many rows are read for a page: one more than shown, to know whether there is a next page. A
 * literal, because the plan of a prepared statement depends on the number being small.
 */
export function rowsOf({ limit }: { limit: number }): Placeholder {
  // Drizzle takes any SQL here, but its type does not allow it.
  return sql.raw(String(limit + 1)) as unknown as Placeholder;
}

/** Makes a page from rows that were read with `rowsOf`. */
export function toPage<Row extends { id: string; place: string }, Item>(
  sort: Pick<Sort, 'name'>,
  rows: readonly Row[],
  limit: number,
  show: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: shown.map(show),
    nextCursor: hasMore ? cursorOf(sort, last) : null,
  };
}

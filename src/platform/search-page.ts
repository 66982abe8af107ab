import { and, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import { matchesSearch, searchTextOf } from '#db/search.ts';
import type { PageRequest } from '#shared/paging.ts';
import { afterPlace, type CursorPlace, orderOf, readCursor, type Sort } from './keyset.ts';
import { isSince, readRecentSince } from './recent-index.ts';

/**
 * How many rows a search reads in the list's order before it asks the trigram index. A word that every
 * twentieth row has fills a page of 25 with them, unless they have by chance a third less of it.
 */
const READ_IN_ORDER = 800;
/**
 * A word that these rows have at least twice is not rare: the search reads on in order until the
 * page is full, because the index would return every match there is. It gives up after so many.
 */
const NOT_RARE = 2;
const READ_ON = 20_000;

export type Listed = {
  readonly table: PgTable;
  readonly sort: Sort;
  /** What belongs to the list's order itself and is part of its index, such as 'is not null'. */
  readonly place?: SQL | undefined;
  /** A table that the filter refers to, as a join. */
  readonly join?: SQL | undefined;
  /** The conditions besides the search. */
  readonly filter?: SQL | undefined;
};

/**
 * The steps in which a page is read. Without a search it is one, `all`. With one, the page comes from
 * the first rows of the order (`near`), where a common word soon fills it, from further ones if those
 * had some of them, or else from the trigram index (`far`): that of the newest rows first, where they
 * have one. Left to itself, the planner walks along the order as far as it takes: through every newer
 * row that does not match.
 */
export type Step = 'all' | 'near' | 'further' | 'far';

/** Where a step reads from, which of these rows, and in which order. */
export type Reach = {
  readonly from: PgTable | Subquery;
  readonly where: SQL | undefined;
  readonly order: SQL[];
};

/** The rows of a page and one row more, each step read by `read`. */
export function readPage<Row>(
  db: Executor,
  listed: Listed,
  search: string | undefined,
  { cursor, limit }: PageRequest,
  read: (reach: Reach) => Promise<Row[]>,
): Promise<Row[]> {
  const after = cursor === undefined ? undefined : readCursor(listed.sort, cursor);
  const found = matchesSearch(listed.table, search);
  const isSearch = found !== undefined;
  return readInSteps(db, { sort: listed.sort, isSearch, after, limit }, (step, since) =>
    read(reachOf(step, listed, { found, after, limit, since })),
  );
}

type Steps = {
  sort: Sort;
  isSearch: boolean;
  after: { place: string } | undefined;
  limit: number;
};

/** Reads as many steps as it takes; the last is told since when the newest rows have an index. */
export async function readInSteps<Row>(
  db: Executor,
  { sort, isSearch, after, limit }: Steps,
  read: (step: Step, since?: string) => Promise<Row[]>,
): Promise<Row[]> {
  if (!isSearch) return read('all');
  const near = await read('near');
  if (near.length > limit) return near;
  const further = near.length >= NOT_RARE ? await read('further') : near;
  if (further.length > limit) return further;
  const since = await readRecentSince(db, sort);
  // What comes after an older row is older; moments as text compare like moments.
  const isRecent = since !== undefined && (after === undefined || after.place >= since);
  return read('far', isRecent ? since : undefined);
}

/** What a page asks for besides the list's own conditions: its search, its place and its length. */
export type Asked = {
  readonly found: SQL | undefined;
  readonly after: CursorPlace | undefined;
  readonly limit: number;
  /** The day from which rows count as the newest. */
  readonly since?: string | undefined;
};

export function reachOf(step: Step, listed: Listed, asked: Asked): Reach {
  const { table, sort, place, filter } = listed;
  const inOrder = and(place, asked.after && afterPlace(sort, asked.after));
  if (step === 'all') {
    return { from: table, where: and(filter, inOrder, asked.found), order: orderOf(sort) };
  }
  const found =
    step === 'near' || step === 'further'
      ? findInOrder(listed, inOrder, asked, step === 'near' ? READ_IN_ORDER : READ_ON)
      : findByIndex(listed, inOrder, asked);
  const way = sql.raw(sort.direction);
  return {
    from: rowsOfFound(listed, found),
    where: undefined,
    // What was found is in this order already, so that nothing is sorted again.
    order: [sql`found_place ${way}`, sql`${sort.id} ${way}`],
  };
}

/**
 * Finds the page's ids and places among the first rows of the order. Without other conditions only the
 * columns that the search needs are read: where the order's index has the text, the index alone.
 */
function findInOrder(
  { table, sort, join, filter }: Listed,
  inOrder: SQL | undefined,
  { found, limit }: Asked,
  most: number,
): SQL {
  const order = sql.join(orderOf(sort), sql`, `);
  const isOnlySearch = filter === undefined && join === undefined;
  const read = isOnlySearch ? sql`${sort.id}, ${sort.by}, ${searchTextOf(table)}` : sql`*`;
  // The numbers are written out: a prepared statement is planned without its values.
  const rows = sql`select ${read} from ${table} where ${inOrder ?? sql`true`}
    order by ${order} limit ${sql.raw(String(most))}`;
  // Named like the table, for conditions that name its columns.
  return sql`select ${sort.id} as found_id, ${sort.by} as found_place from (${rows}) ${table} ${join}
    where ${and(filter, found)} order by ${order} limit ${sql.raw(String(limit + 1))}`;
}

/**
 * Finds them by the trigram index. Where the newest rows have one of their own, the others are looked
 * for only if those do not fill the page.
 */
function findByIndex(
  { table, sort, join, filter }: Listed,
  inOrder: SQL | undefined,
  { found, limit, since }: Asked,
): SQL {
  const { id, by, direction } = sort;
  const best = sql.raw(`found_place ${direction}, found_id ${direction} limit ${limit + 1}`);
  // Materialized: otherwise the planner may still prefer the order's index.
  const matches = (where?: SQL) => sql`materialized (
      select ${id} as found_id, ${by} as found_place from ${table} ${join}
      where ${and(filter, inOrder, found, where)}
    )`;
  if (since === undefined) return sql`with far as ${matches()} select * from far order by ${best}`;
  const isRecent = isSince(sort, since);
  const isShort = sql`(select count(*) from recent) <= ${sql.raw(String(limit))}`;
  return sql`with recent as ${matches(isRecent)}, far as ${matches(sql`not ${isRecent} and ${isShort}`)}
    select * from (select * from recent union all select * from far) found order by ${best}`;
}

/** The rows that were found, named like the table. */
function rowsOfFound({ table, sort }: Listed, found: SQL): Subquery {
  const rows = sql`select ${table}.*, found.found_place
    from (${found}) found join ${table} on ${sort.id} = found.found_id`;
  return new Subquery(rows, {}, getTableName(table));
}

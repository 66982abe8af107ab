import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { matchesSearch } from '#db/search.ts';
import type { PageRequest } from '#shared/paging.ts';
import { afterCursor, orderOf, type Sort } from './keyset.ts';

/**
 * How many rows a search reads in the list's order before it asks the trigram index: enough to fill
 * a page with a word that every twentieth row has.
 */
const READ_IN_ORDER = 500;
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
 * The rows on a page of a list, and one row more. Without a search these are conditions. With one,
 * the page's ids come from the first rows of the order, where a common word soon fills a page, from
 * further ones if those had some of them, or else from the trigram index. Left to itself, the
 * planner walks along the order as far as it takes: through every newer row that does not match.
 */
export function onPage(
  { table, sort, place, join, filter }: Listed,
  search: string | undefined,
  { cursor, limit }: PageRequest,
): SQL | undefined {
  const inOrder = and(place, afterCursor(sort, cursor));
  const found = matchesSearch(table, search);
  if (!found) return and(filter, inOrder);
  const { id, by } = sort;
  const order = sql.join(orderOf(sort), sql`, `);
  const rows = limit + 1;
  /**
   * The matches among the first rows of the order, as many as the page has. The rows are named like
   * the table, for conditions that name its columns.
   */
  const firstOf = (most: number, condition?: SQL) => sql`
    select ${id} as id from (
      select * from ${table} where ${and(condition, inOrder) ?? sql`true`}
      order by ${order} limit ${most}
    ) as ${sql.identifier(getTableName(table))} ${join}
    where ${and(filter, found)} order by ${order} limit ${rows}`;
  const isNotRare = sql`(select count(*) from near) between ${NOT_RARE} and ${limit}`;
  return sql`${id} in (
    with near as materialized (${firstOf(READ_IN_ORDER)}),
    further as materialized (${firstOf(READ_ON, isNotRare)}),
    far as materialized (
      select ${id} as id, ${by} as place from ${table} ${join}
      where (select count(*) from near) < ${rows} and (select count(*) from further) < ${rows}
        and ${and(filter, inOrder, found)}
    )
    (select id from near where (select count(*) from near) = ${rows})
    union all
    (select id from further where (select count(*) from further) = ${rows})
    union all
    (select id from far order by ${sql.raw(`place ${sort.direction}, id ${sort.direction}`)} limit ${rows})
  )`;
}

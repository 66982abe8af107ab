import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { matchesSearch, matchesWords, type Searched } from '#db/search.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { afterCursor, orderOf, type Sort } from './keyset.ts';

/**
 * How many rows a search reads in the list's order before it uses the trigram index. A word in
 * every fiftieth row fills a page of 25 with them.
 */
const READ_IN_ORDER = 2_000;

type List = {
  table: PgTable;
  sort: Sort;
  /** A condition that is part of the order's index, such as 'is not null'. */
  place?: SQL | undefined;
  /** Conditions other than the search; they name no columns of other tables. */
  filter?: SQL | undefined;
  /** What a search looks through; the table's own `search_text` unless it is given. */
  searched?: Searched | undefined;
};

/**
 * Restricts a list to the rows of a page and one more. A search first reads the first rows of the
 * order, where a common word fills the page, and otherwise takes all matches from the trigram
 * index. Both are subqueries that the planner cannot flatten; it would otherwise scan the order
 * past every newer row that does not match: docs/decisions/0145-a-search-is-one-statement.md.
 */
export function isOnPage(
  { table, sort, place, filter, searched }: List,
  search: string | Placeholder | undefined,
  { cursor, limit }: PageRequest,
): SQL | undefined {
  const inOrder = and(place, afterCursor(sort, cursor));
  const found =
    searched && typeof search !== 'object'
      ? matchesWords(searched, search)
      : matchesSearch(table, search);
  if (!found) return and(filter, inOrder);
  const order = sql.join(orderOf(sort), sql`, `);
  const rows = sql.raw(String(limit + 1));
  const match = sql`select ${sort.id} as id, ${sort.by} as place`;
  const way = sql.raw(sort.direction);
  // The subquery has the table's name, because the conditions name its columns.
  return sql`${sort.id} in (
    with near as materialized (
      ${match} from (
        select * from ${table} where ${inOrder ?? sql`true`}
        order by ${order} limit ${sql.raw(String(READ_IN_ORDER))}
      ) as ${table} where ${and(filter, found)} order by ${order} limit ${rows}
    ), far as materialized (
      ${match} from ${table}
      where ${and(filter, inOrder, found)} and (select count(*) from near) < ${rows}
    )
    select id from (select * from near union select * from far) as found
    order by place ${way}, id ${way} limit ${rows}
  )`;
}

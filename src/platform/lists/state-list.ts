import { and, count, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { matchesWords, type Searched } from '#db/search.ts';
import type { Page, PageRequest, StateSums, SummedPage } from '#shared/api/paging.ts';
import type { Sort } from './keyset.ts';
import { pageInParts, tablePart } from './page-in-parts.ts';

/** Consecutive parts of a list, the most urgent first, each with its states and its own order. */
type StatePart = {
  sort: Sort;
  states: readonly string[];
  /** Written as in the partial index of the order. */
  place: SQL | undefined;
};

/** A list whose rows have states: what the desk searches, filters, adds up and pages through. */
export type StateList<Table extends PgTable> = {
  table: Table;
  /** The state as it is listed, and the names that are shown for it, by which it is found too. */
  state: SQLWrapper;
  names: () => Readonly<Record<string, string>>;
  /** The words of a search in the row's text. */
  text: Searched['text'];
  /** The money that is added up. */
  cents: SQLWrapper;
  /** What is read of a row, with its `id`; all columns unless given. */
  columns?: SelectedFields;
  parts: readonly StatePart[];
};

export type StateListFilter = {
  search?: string | undefined;
  state?: string | undefined;
  /** What always holds, such as the running mode. */
  always?: SQL | undefined;
};

export const searchedIn = <T extends PgTable>({ text, state, names }: StateList<T>): Searched => ({
  text,
  states: { of: state, names: names() },
});

/** A page of the rows that match; with a state, only of the parts that have it. */
export function findStatePage<Table extends PgTable>(
  db: Executor,
  list: StateList<Table>,
  { search, state, always }: StateListFilter,
  request: PageRequest,
): Promise<Page<Table['$inferSelect'] & { id: string; place: string }>> {
  const searched = searchedIn(list);
  const parts = list.parts
    .filter(({ states }) => state === undefined || states.includes(state))
    .map(({ sort, states, place }) => {
      const isWhole = state === undefined || states.length === 1;
      const filter = isWhole ? undefined : isOneOf(list.state, [state]);
      const { columns } = list;
      const narrowing = { search, searched, filter, columns };
      return tablePart(db, list.table, sort, and(always, place), narrowing);
    });
  return pageInParts(parts as never, request);
}

/** How many rows match in each state, whichever is shown, and the sum of their money. */
export async function sumStateList<Table extends PgTable>(
  db: Executor,
  list: StateList<Table>,
  { search, always }: StateListFilter,
): Promise<StateSums> {
  const listed = list.parts.flatMap(({ states }) => states);
  const rows = await db
    .select({
      state: sql<string>`${list.state}`,
      count: count(),
      cents: sql<number>`coalesce(sum(${list.cents}), 0)::float8`,
    })
    .from(list.table as PgTable)
    .where(and(always, isOneOf(list.state, listed), matchesWords(searchedIn(list), search)))
    // By position: an expression with parameters would not be recognised as the same.
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map(({ state, ...sum }) => [state, sum]));
}

/** Adds the sums to the first page of a list; later pages do not need them. */
export async function withSums<Item>(
  page: Promise<Page<Item>>,
  { cursor }: PageRequest,
  readSums: () => Promise<StateSums>,
): Promise<SummedPage<Item>> {
  return { ...(await page), sums: cursor === undefined ? await readSums() : null };
}

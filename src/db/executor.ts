import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What queries run on: the database or an open transaction, PostgreSQL or embedded. */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Rows of a hand-written statement; both drivers return `rows`. */
export async function selectRows<Row extends Record<string, unknown>>(
  executor: Executor,
  statement: SQL,
): Promise<Row[]> {
  const result = (await executor.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

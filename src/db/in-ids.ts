import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A column of ids is one of many: a single array parameter, however many there are. The planner sees
 * how many, which it cannot with a function that returns rows: few ids then use the index.
 */
export function inIds(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}

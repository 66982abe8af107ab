import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column of ids is one of many: a single array parameter, however many there are. */
export function inIds(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}

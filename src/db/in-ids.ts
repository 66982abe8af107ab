import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column of ids is one of many: one parameter, however many they are. */
export function inIds(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}

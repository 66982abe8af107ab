import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A check constraint: the column has one of the values that the code defines. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

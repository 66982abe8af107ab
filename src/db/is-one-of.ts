import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The column has one of the values that the code defines. They are written into the SQL, because
 * constraints and partial indexes need literals, and so does a read that should use such an index.
 */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

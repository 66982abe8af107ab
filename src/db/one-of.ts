import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A check that a column has one of the values the code knows, so that the list stands once. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

import { type SQL, sql } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';

const zone = sql.raw(`'${brand.timeZone}'`);

/** The date of a stored moment in the cooperative's time zone, as text, for grouping in SQL. */
export function dayOf(moment: SQL.Aliased | SQL | { getSQL(): SQL }): SQL<string> {
  return sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD')`;
}

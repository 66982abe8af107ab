import { type SQL, sql } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';

const zone = sql.raw(`'${brand.timeZone}'`);

/** When a day such as '2026-11-15' begins where the cooperative is. */
export function dayStart(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${zone})`;
}

/** When the day after it begins. */
export function dayAfter(day: string): SQL {
  return sql`((${day}::date + 1)::timestamp at time zone ${zone})`;
}

/** The day of a moment there, as text. */
export function dayOf(moment: SQL.Aliased | SQL | { getSQL(): SQL }): SQL<string> {
  return sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD')`;
}

import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a public page was opened on a day. Counts only, no personal data. */
export const pageVisits = pgTable(
  'page_visits',
  {
    /** The date in the cooperative's time zone. */
    day: date().notNull(),
    path: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a public page was opened on a day. Counts only; nothing about who. */
export const pageVisits = pgTable(
  'page_visits',
  {
    /** A day where the cooperative is. */
    day: date().notNull(),
    path: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

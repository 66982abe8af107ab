import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits, shared by all processes. Rows are worthless once they expire. */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    /** Rule, subject (hashed) and window. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limit_windows_expires_at_idx').on(table.expiresAt)],
);

import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Answers already given, by the caller's key. Written with what they answer for, or not at all. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Call and key, hashed. */
    key: text().primaryKey(),
    /** What was asked, hashed: a key stands for one request only. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
);

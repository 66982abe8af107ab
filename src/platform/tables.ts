import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits, shared by all processes. Expired rows are deleted. */
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

/** Stored responses by idempotency key, written in the transaction of their request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Call and key, hashed. */
    key: text().primaryKey(),
    /** A hash of the request: a key may be used for one request only. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
);

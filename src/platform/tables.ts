import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

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
    /** A hash of the request: a key is valid for one request only. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
);

const counted = {
  name: text().notNull(),
  /** The year 1 where days do not matter. */
  day: date().notNull(),
  key: text().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  /** Sums of money, for counters that have them. */
  leftCents: bigint('left_cents', { mode: 'number' }).notNull(),
  refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull(),
};

/**
 * Counters that would otherwise need to read every row; together with their changes they are exact.
 */
export const tallies = pgTable('tallies', counted, (table) => [
  primaryKey({ columns: [table.name, table.day, table.key] }),
]);

/** Increments that triggers add. Insert only, so that no transaction waits for a shared row. */
export const tallyChanges = pgTable('tally_changes', counted, (table) => [
  index('tally_changes_name_idx').on(table.name, table.day),
]);

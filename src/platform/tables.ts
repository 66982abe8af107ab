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
    /** A hash of the request: a key may be used for one request only. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
);

const counted = {
  /** What is counted, such as 'applications by status'. */
  name: text().notNull(),
  /** The day it belongs to; the year 1 where days do not matter. */
  day: date().notNull(),
  key: text().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  /** Sums that go with the count, where there is money. */
  leftCents: bigint('left_cents', { mode: 'number' }).notNull(),
  refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull(),
};

/** Counts and sums that would otherwise read every row; together with their changes they are exact. */
export const tallies = pgTable('tallies', counted, (table) => [
  primaryKey({ columns: [table.name, table.day, table.key] }),
]);

/** What triggers add to the tallies. Only ever added to, so that nobody waits for a shared row. */
export const tallyChanges = pgTable('tally_changes', counted, (table) => [
  index('tally_changes_name_idx').on(table.name, table.day),
]);

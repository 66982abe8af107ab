import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How far the sandbox's clock is ahead of the machine's, for all processes. One row. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: text().primaryKey(),
  /** Where a clock that pauses while nothing runs continues; null for one that never pauses. */
  standsAt: timestamp('stands_at', { withTimezone: true }),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

import { pgTable, text } from 'drizzle-orm/pg-core';

/** The key of the sandbox's beacon, for all processes. One row. */
export const sandboxBeacon = pgTable('sandbox_beacon', {
  id: text().primaryKey(),
  secretKey: text('secret_key').notNull(),
});

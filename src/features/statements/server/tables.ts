import { pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/server/tables.ts';

/**
 * The calendar address of a member. The address contains `feedId` and its signature, so that nobody
 * can make one from the database alone; a new address is a new id.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    feedId: uuid('feed_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_feed_id_key').on(table.feedId)],
);

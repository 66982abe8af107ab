import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { users } from '#features/accounts/server/tables.ts';

/** Requested deletions of accounts, and when they are due. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('account_deletions_due_idx').on(table.dueAt)],
);

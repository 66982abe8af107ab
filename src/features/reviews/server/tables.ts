import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { applications } from '#features/applications/server/tables.ts';

/** Which admin has taken an application to decide about it; at most one at a time. */
export const reviewClaims = pgTable('review_claims', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  userId: text('user_id').notNull(),
  /** As it was then: the account may be deleted since. */
  email: text().notNull(),
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
});

/** The history an admin writes, oldest first. */
export const applicationHistoryNotes = pgTable(
  'application_history_notes',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    entry: text().notNull(),
    authorId: text('author_id'),
    /** As it was then: the account may be deleted since. */
    authorEmail: text('author_email'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('application_history_notes_application_idx').on(table.applicationId, table.createdAt),
    check('application_history_notes_entry_check', sql`btrim(${table.entry}) <> ''`),
  ],
);

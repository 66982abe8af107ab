import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { users } from '#features/accounts/server/tables.ts';
import { applications } from '#features/applications/server/tables.ts';

/** What the staff notes about a person; deleted with the account or application it is about. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of somebody who has no account. */
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'cascade',
    }),
    note: text().notNull(),
    authorId: uuid('author_id').notNull(),
    /** As it was then: the account may be deleted since. */
    authorEmail: text('author_email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('person_notes_user_idx').on(table.userId, table.createdAt),
    index('person_notes_application_idx').on(table.applicationId, table.createdAt),
    check('person_notes_note_check', sql`btrim(${table.note}) <> ''`),
    check(
      'person_notes_about_check',
      sql`num_nonnulls(${table.userId}, ${table.applicationId}) = 1`,
    ),
  ],
);

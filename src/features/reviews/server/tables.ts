import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { applications } from '#features/applications/server/tables.ts';
import { OUTCOMES, type Outcome } from '../rules.ts';

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

/** A decision that can still be undone; nothing has followed from it. One for each application. */
export const pendingDecisions = pgTable(
  'pending_decisions',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    notes: text(),
    /** The version of the record it is about: another one is not decided by it. */
    version: integer().notNull(),
    isMissingPaperAccepted: boolean('is_missing_paper_accepted').notNull(),
    userId: text('user_id').notNull(),
    /** As it was then: the account may be deleted since. */
    email: text().notNull(),
    appliesAt: instant('applies_at').notNull(),
  },
  (table) => [
    index('pending_decisions_due_idx').on(table.appliesAt),
    check('pending_decisions_outcome_check', isOneOf(table.outcome, OUTCOMES)),
    check(
      'pending_decisions_notes_check',
      sql`${table.outcome} = 'approved' or ${table.notes} is not null`,
    ),
  ],
);

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

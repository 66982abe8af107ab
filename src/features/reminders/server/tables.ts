import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Every reminder that was sent: of one kind, about one subject, each step once. */
export const reminders = pgTable(
  'reminders',
  {
    kind: text().notNull(),
    /** What it was about, as the kind names it. */
    subjectId: text('subject_id').notNull(),
    /** The day of the schedule. */
    step: integer().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.step] }),
    index('reminders_sent_at_idx').on(table.sentAt),
  ],
);

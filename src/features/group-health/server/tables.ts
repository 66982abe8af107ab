import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { groups } from '#features/groups/server/tables.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import type { GroupReport } from '../contract.ts';

/** The report that a group sent its members about a month. Never changed. */
export const groupReports = pgTable(
  'group_reports',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    month: integer().notNull(),
    report: jsonb().$type<GroupReport>().notNull(),
    madeAt: instant('made_at').notNull(),
    /** When the last mail about it was queued. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    unique('group_reports_month_key').on(table.groupId, table.month),
    check('group_reports_month_check', sql`${table.month} between 1 and 240`),
  ],
);

export const shownNames = pgTable('shown_names', {
  membershipId: uuid('membership_id')
    .primaryKey()
    .references(() => memberships.id),
  isShown: boolean('is_shown').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export type ReportRow = typeof groupReports.$inferSelect;

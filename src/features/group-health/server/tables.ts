import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { groups } from '#features/groups/server/tables.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import type { GroupReport } from '../contract.ts';

/** What a group told its members about a month. It stays as it was sent. */
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

/** Members who let their group read their name. */
export const shownNames = pgTable('shown_names', {
  membershipId: uuid('membership_id')
    .primaryKey()
    .references(() => memberships.id),
  isShown: boolean('is_shown').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export type ReportRow = typeof groupReports.$inferSelect;

import { sql } from 'drizzle-orm';
import {
  check,
  index,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchableText } from '#db/search.ts';
import type { WaitlistName } from '../rules.ts';

type SearchedColumns = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'list', PgColumn>;

/** What admins search the waitlist by. */
export function searchedText({ firstName, lastName, email, phone, list }: SearchedColumns) {
  return searchableText([firstName, lastName, email, list], [phone]);
}

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid().primaryKey(),
    list: text().$type<WaitlistName>().notNull(),
    /** Normalised; one entry per list. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    preferredPlan: text('preferred_plan'),
    applicantProfile: text('applicant_profile').notNull(),
    message: text(),
    source: text().notNull(),
    eventTag: text('event_tag'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('waitlist_entries_list_email_key').on(table.list, table.email),
    index('waitlist_entries_created_at_idx').on(table.createdAt, table.id),
    index('waitlist_entries_search_idx').using('gin', sql`(${searchedText(table)}) gin_trgm_ops`),
    check('waitlist_entries_email_check', sql`${table.email} = lower(btrim(${table.email}))`),
    check(
      'waitlist_entries_list_check',
      sql`${table.list} in ('english', 'imovelnoseua', 'event')`,
    ),
  ],
);

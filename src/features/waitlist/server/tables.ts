import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WaitlistName } from '../rules.ts';

/** What a person enters in a form. */
export type EntryDetails = {
  firstName: string;
  lastName: string;
  phone: string | null;
  preferredPlan: string | null;
  applicantProfile: string;
  message: string | null;
};

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
    /** Asked to be notified of the next event, and not notified yet. */
    wantsNextEvent: boolean('wants_next_event').notNull().default(false),
    /** What a repeated sign-up would change; its mail's link applies it. */
    pending: jsonb().$type<EntryDetails>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('waitlist_entries_list_email_key').on(table.list, table.email),
    // The index on the creation time includes the search text: migrations/0001_guards.sql.
    check('waitlist_entries_email_check', sql`${table.email} = lower(btrim(${table.email}))`),
    check(
      'waitlist_entries_list_check',
      sql`${table.list} in ('english', 'imovelnoseua', 'event')`,
    ),
  ],
);

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    tag: text().notNull().unique('events_tag_key'),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    city: text().notNull(),
    /** Shown only in the mail; when empty, the setting EVENT_ADDRESS is used. */
    address: text().notNull(),
    seats: integer().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('events_ends_at_idx').on(table.endsAt),
    check('events_times_check', sql`${table.endsAt} > ${table.startsAt}`),
    check('events_seats_check', sql`${table.seats} between 1 and 5000`),
  ],
);

/** Who registered for which event; kept as history. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.entryId] }),
    index('event_registrations_entry_id_idx').on(table.entryId),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#shared/text/locale.ts';

/** People we may still write to after their application was deleted. */
export const marketingContacts = pgTable(
  'marketing_contacts',
  {
    id: uuid().primaryKey(),
    /** Normalised; one contact per address. */
    email: text().notNull().unique('marketing_contacts_email_key'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    source: text().notNull(),
    language: text().$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('marketing_contacts_updated_at_idx').on(table.updatedAt, table.id),
    check('marketing_contacts_email_check', sql`${table.email} = lower(btrim(${table.email}))`),
    check('marketing_contacts_language_check', sql`${table.language} in ('en', 'pt-BR')`),
  ],
);

/** People who object to marketing: stored, so that they are not stored as a contact again. */
export const marketingObjections = pgTable(
  'marketing_objections',
  {
    id: uuid().primaryKey(),
    /** Normalised. */
    email: text().notNull().unique('marketing_objections_email_key'),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('marketing_objections_recorded_at_idx').on(table.recordedAt, table.id),
    check('marketing_objections_email_check', sql`${table.email} = lower(btrim(${table.email}))`),
  ],
);

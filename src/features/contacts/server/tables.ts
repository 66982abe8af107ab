import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#shared/locale.ts';

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
    check('marketing_contacts_email_check', sql`${table.email} = lower(btrim(${table.email}))`),
    check('marketing_contacts_language_check', sql`${table.language} in ('en', 'pt-BR')`),
  ],
);

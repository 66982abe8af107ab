import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identityUsers } from '#providers/identity/tables.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Role } from '../rules.ts';

/**
 * The product's record of a person. It is created by the first sign-in, or before that by a paid
 * place.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Null until the owner of the address signs in: only a verified address claims the record. */
    identityId: text('identity_id')
      .unique('users_identity_id_unique')
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    /** Normalised, as the identity provider has it. */
    email: text().notNull(),
    displayName: text('display_name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    role: text().$type<Role>().notNull().default('member'),
    /** A new admin may not confirm anything for some days. */
    adminSince: timestamp('admin_since', { withTimezone: true }),
    mailLocale: text('mail_locale').$type<Locale>().notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSyncedAt: timestamp('last_synced_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email).where(sql`${table.identityId} is not null`),
    uniqueIndex('users_unclaimed_email_unique')
      .on(table.email)
      .where(sql`${table.identityId} is null`),
    // Both unique indexes are partial; this one serves lookups of either kind of record.
    index('users_email_idx').on(table.email),
    index('users_created_at_idx').on(table.createdAt, table.id),
    check('users_role_check', sql`${table.role} in ('member', 'admin')`),
    check('users_mail_locale_check', sql`${table.mailLocale} in ('en', 'pt-BR')`),
    check('users_email_check', sql`${table.email} = lower(trim(${table.email}))`),
  ],
);

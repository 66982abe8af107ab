import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '#db/is-one-of.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import type { Role } from '#shared/staff-roles.ts';
import type { Locale } from '#shared/text/locale.ts';
import { MAIL_CHOICES, type MailChoice } from '../mail-choices.ts';

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
    /** Since when they have what they may confirm; who is new may not confirm for some days. */
    adminSince: timestamp('admin_since', { withTimezone: true }),
    mailLocale: text('mail_locale').$type<Locale>().notNull().default('en'),
    mailChoice: text('mail_choice').$type<MailChoice>().notNull().default('digest'),
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
    check(
      'users_role_check',
      sql`${table.role} in ('member', 'admin', 'treasurer', 'reviewer', 'support', 'editor')`,
    ),
    check('users_mail_locale_check', sql`${table.mailLocale} in ('en', 'pt-BR')`),
    check('users_mail_choice_check', isOneOf(table.mailChoice, MAIL_CHOICES)),
    check('users_email_check', sql`${table.email} = lower(trim(${table.email}))`),
  ],
);

/** An invitation of an address to a role of the staff; its link in the mail names the row. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text().$type<Exclude<Role, 'member'>>().notNull(),
    invitedById: uuid('invited_by_id').notNull(),
    invitedBy: text('invited_by').notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    // Of two concurrent invitations of an address one fails: its link would open nothing.
    uniqueIndex('staff_invitations_open_key')
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('staff_invitations_invited_at_idx').on(table.invitedAt, table.id),
    check(
      'staff_invitations_role_check',
      sql`${table.role} in ('admin', 'treasurer', 'reviewer', 'support', 'editor')`,
    ),
    check(
      'staff_invitations_end_check',
      sql`${table.acceptedAt} is null or ${table.revokedAt} is null`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { searchableText } from '#db/search.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import type { Role } from '../rules.ts';

/** What admins search users by. */
export function searchedText(table: Record<'displayName' | 'email' | 'role', PgColumn>) {
  return searchableText([table.displayName, table.email, table.role]);
}

/** The product's record of a person who signed in at least once. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    identityId: text('identity_id')
      .notNull()
      .unique('users_identity_id_unique')
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    /** Normalised, as the identity provider has it. */
    email: text().notNull().unique('users_email_unique'),
    displayName: text('display_name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    role: text().$type<Role>().notNull().default('member'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSyncedAt: timestamp('last_synced_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('users_created_at_idx').on(table.createdAt, table.id),
    index('users_search_idx').using('gin', sql`(${searchedText(table)}) gin_trgm_ops`),
    check('users_role_check', sql`${table.role} in ('member', 'admin')`),
    check('users_email_check', sql`${table.email} = lower(trim(${table.email}))`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { users } from '#features/accounts/server/tables.ts';
import { applications } from '#features/applications/server/tables.ts';
import { groups } from '#features/groups/server/tables.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import { FINISHED_STATES, OPEN_STATES, TRANSFER_STATES, type TransferState } from '../rules.ts';

/** Transfers of a seat to another person, signed by both sides. */
export const seatTransfers = pgTable(
  'seat_transfers',
  {
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    book: text().$type<Book>().notNull(),
    seat: integer().notNull(),
    fromUserId: uuid('from_user_id')
      .notNull()
      .references(() => users.id),
    toUserId: uuid('to_user_id')
      .notNull()
      .references(() => users.id),
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'set null',
    }),
    state: text().$type<TransferState>().notNull(),
    fromSignature: text('from_signature').notNull(),
    fromSignedAt: instant('from_signed_at').notNull(),
    toSignature: text('to_signature'),
    toSignedAt: instant('to_signed_at'),
    /** The price that the newcomer signed. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    newMembershipId: uuid('new_membership_id').references(() => memberships.id),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('seat_transfers_open_key')
      .on(table.membershipId)
      .where(isOneOf(table.state, OPEN_STATES)),
    index('seat_transfers_open_idx')
      .on(table.book, table.updatedAt, table.id)
      .where(isOneOf(table.state, OPEN_STATES)),
    index('seat_transfers_finished_idx')
      .on(table.book, table.updatedAt, table.id)
      .where(isOneOf(table.state, FINISHED_STATES)),
    index('seat_transfers_from_idx').on(table.fromUserId),
    index('seat_transfers_to_idx').on(table.toUserId),
    check('seat_transfers_state_check', isOneOf(table.state, TRANSFER_STATES)),
    check('seat_transfers_people_check', sql`${table.fromUserId} <> ${table.toUserId}`),
    check(
      'seat_transfers_signed_check',
      sql`num_nulls(${table.toSignature}, ${table.toSignedAt}, ${table.priceCents}) in (0, 3)
        and (${table.state} not in ('accepted', 'done') or ${table.toSignedAt} is not null)`,
    ),
    check(
      'seat_transfers_done_check',
      sql`(${table.state} = 'done') = (${table.newMembershipId} is not null)`,
    ),
  ],
);

/** Who takes over a seat after its holder's death. */
export const seatBeneficiaries = pgTable('seat_beneficiaries', {
  membershipId: uuid('membership_id')
    .primaryKey()
    .references(() => memberships.id),
  name: text().notNull(),
  relationship: text().notNull(),
  contact: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Estates that hold a seat, and their executors. The rules of the seat stay the same. */
export const seatEstates = pgTable('seat_estates', {
  membershipId: uuid('membership_id')
    .primaryKey()
    .references(() => memberships.id),
  name: text().notNull(),
  representative: text().notNull(),
  contact: text().notNull(),
  recordedBy: text('recorded_by').notNull(),
  recordedAt: instant('recorded_at').notNull(),
});

export type TransferRow = typeof seatTransfers.$inferSelect;

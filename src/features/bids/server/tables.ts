import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import type { BeaconChain } from '#shared/beacon-chain.ts';
import { MAX_BID_BYTES } from '../inspect-bid.ts';
import { MAX_BIDS_OF_SEAT } from '../rules.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
/** The bidding of an assembly; it has the assembly's id. */
export const biddings = pgTable(
  'biddings',
  {
    id: uuid().primaryKey(),
    groupCode: text('group_code').notNull(),
    month: integer().notNull(),
    chain: jsonb().$type<BeaconChain>().notNull(),
    round: integer().notNull(),
    closesAt: instant('closes_at').notNull(),
    /** Set once, when the list is frozen; from then on the database refuses bids. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    unique('biddings_group_month_key').on(table.groupCode, table.month),
    check('biddings_round_check', sql`${table.round} > 0`),
  ],
);

/** Sealed bids with their receipts. Append-only; the last bid of a seat counts. */
export const sealedBids = pgTable(
  'sealed_bids',
  {
    biddingId: uuid('bidding_id')
      .notNull()
      .references(() => biddings.id),
    /** Counts the receipts of an assembly from 1. */
    number: integer().notNull(),
    seat: integer().notNull(),
    /** Counts the bids of a seat in an assembly from 1. */
    attempt: integer().notNull(),
    membershipId: uuid('membership_id').notNull(),
    /** The round it is sealed to; a bid for a round before a postponement does not count. */
    round: integer().notNull(),
    file: bytes().notNull(),
    sha256: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    receipt: text().notNull(),
    receiptSha256: text('receipt_sha256').notNull(),
    previousReceipt: text('previous_receipt').notNull(),
    signature: text().notNull(),
    publicKey: text('public_key').notNull(),
  },
  (table) => [
    index('sealed_bids_membership_idx').on(table.membershipId, table.receivedAt),
    unique('sealed_bids_number_key').on(table.biddingId, table.number),
    unique('sealed_bids_attempt_key').on(table.biddingId, table.seat, table.attempt),
    // The same file is never accepted twice, not even for another seat or month.
    unique('sealed_bids_sha256_key').on(table.sha256),
    // Two receipts cannot have the same predecessor, so the chain cannot fork.
    unique('sealed_bids_previous_key').on(table.biddingId, table.previousReceipt),
    check(
      'sealed_bids_file_check',
      sql`octet_length(${table.file}) between 1 and ${sql.raw(String(MAX_BID_BYTES))}`,
    ),
    check('sealed_bids_sha256_check', sql`${table.sha256} = encode(sha256(${table.file}), 'hex')`),
    check(
      'sealed_bids_receipt_check',
      sql`${table.receiptSha256} = encode(sha256(convert_to(${table.receipt}, 'UTF8')), 'hex')`,
    ),
    check('sealed_bids_number_check', sql`${table.number} > 0`),
    check(
      'sealed_bids_attempt_check',
      sql`${table.attempt} between 1 and ${sql.raw(String(MAX_BIDS_OF_SEAT))}`,
    ),
  ],
);

/** The keys that signed receipts; each names its predecessor. */
export const receiptKeys = pgTable(
  'receipt_keys',
  {
    /** Ed25519, in hexadecimal. */
    publicKey: text('public_key').primaryKey(),
    since: instant('since').notNull(),
    /** The previous key; null for the first one. */
    former: text(),
    /** The former key's signature over the announcement of this one; null when it was lost. */
    signature: text(),
  },
  (table) => [
    // Two keys cannot have the same predecessor, and only one key has none.
    unique('receipt_keys_former_key').on(table.former).nullsNotDistinct(),
    check('receipt_keys_former_check', sql`${table.former} <> ${table.publicKey}`),
    check(
      'receipt_keys_signature_check',
      sql`${table.signature} is null or ${table.former} is not null`,
    ),
  ],
);

export type ReceiptKeyRow = typeof receiptKeys.$inferSelect;
export type BiddingRow = typeof biddings.$inferSelect;
export type SealedBidRow = typeof sealedBids.$inferSelect;

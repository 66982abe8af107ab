import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
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
import { approvals } from '#features/approvals/server/tables.ts';
import { groups } from '#features/groups/server/tables.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import {
  BANK_ACCOUNT_KINDS,
  type BankAccountKind,
  PAYEE_KINDS,
  PAYOUT_ACCOUNTS,
  PAYOUT_KINDS,
  PAYOUT_STATES,
  type PayeeKind,
  type PayoutAccount,
  type PayoutKind,
  type PayoutState,
} from '../rules.ts';

/**
 * Bank details. A change adds a row; earlier ones stay, so that a payout refers to what it used.
 */
export const bankDetails = pgTable(
  'bank_details',
  {
    id: uuid().primaryKey(),
    ownerKind: text('owner_kind').$type<PayeeKind>().notNull(),
    /** A member's user, or the award whose title company it is. */
    ownerId: uuid('owner_id').notNull(),
    /** Holder, routing and account number, encrypted. */
    sealed: text().notNull(),
    /** What people see of the account: its last four digits. */
    masked: text().notNull(),
    accountKind: text('account_kind').$type<BankAccountKind>().notNull(),
    /** The address that was notified of this change. */
    toldAddress: text('told_address').notNull(),
    enteredById: uuid('entered_by_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    usableFrom: instant('usable_from').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('bank_details_owner_key')
      .on(table.ownerKind, table.ownerId)
      .where(sql`${table.replacedAt} is null`),
    index('bank_details_owner_idx').on(table.ownerId, table.enteredAt),
    check('bank_details_owner_check', isOneOf(table.ownerKind, PAYEE_KINDS)),
    check('bank_details_kind_check', isOneOf(table.accountKind, BANK_ACCOUNT_KINDS)),
    check('bank_details_usable_check', sql`${table.usableFrom} > ${table.enteredAt}`),
  ],
);

/** Former addresses, which are notified of changed bank details too. */
export const earlierAddresses = pgTable(
  'earlier_addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [index('earlier_addresses_user_idx').on(table.userId, table.leftAt)],
);

/** Money a group owes to somebody outside its books, from when it is owed until it is paid. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    kind: text().$type<PayoutKind>().notNull(),
    /** The record it is owed for: one payout of a kind for each. */
    subjectId: uuid('subject_id').notNull(),
    book: text().$type<Book>().notNull(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    seat: integer().notNull(),
    /** Who benefits: they may neither request nor approve it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    account: text().$type<PayoutAccount>().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    payeeKind: text('payee_kind').$type<PayeeKind>().notNull(),
    /** Whose bank details are used: the member, or the award whose title company is paid. */
    payeeId: uuid('payee_id').notNull(),
    payeeName: text('payee_name').notNull(),
    state: text().$type<PayoutState>().notNull(),
    owedAt: instant('owed_at').notNull(),
    approvalId: uuid('approval_id').references(() => approvals.id),
    askedBy: text('asked_by'),
    bankDetailsId: uuid('bank_details_id').references(() => bankDetails.id),
    /** How often the bank returned it. */
    returnedTimes: integer('returned_times').notNull().default(0),
    /** Of the last return: when, why, the reference of the transfer, and where it had gone. */
    returnedAt: instant('returned_at'),
    returnReason: text('return_reason'),
    returnedReference: text('returned_reference'),
    returnedDetailsId: uuid('returned_details_id').references(() => bankDetails.id),
    bankReference: text('bank_reference'),
    paidOn: date('paid_on'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payouts_subject_key')
      .on(table.kind, table.subjectId)
      .where(sql`${table.state} <> 'void'`),
    // The bank gives each transfer a reference: the same reference is the same transfer.
    uniqueIndex('payouts_reference_key').on(table.book, table.bankReference),
    index('payouts_user_idx').on(table.userId, table.owedAt),
    index('payouts_payee_idx').on(table.payeeId),
    index('payouts_open_idx')
      .on(table.book, table.owedAt, table.id)
      .where(sql`${table.state} in ('owed', 'asked', 'approved')`),
    index('payouts_unsent_idx')
      .on(table.book, table.owedAt, table.id)
      .where(sql`${table.state} = 'approved'`),
    index('payouts_returned_idx')
      .on(table.book, table.owedAt, table.id)
      .where(sql`${table.state} = 'owed' and ${table.returnedTimes} > 0`),
    index('payouts_paid_idx')
      .on(table.book, table.paidOn, table.id)
      .where(sql`${table.state} = 'paid'`),
    index('payouts_membership_idx').on(table.membershipId),
    // The search for anything.
    index('payouts_cents_idx').on(table.cents, table.owedAt),
    check('payouts_kind_check', isOneOf(table.kind, PAYOUT_KINDS)),
    check('payouts_account_check', isOneOf(table.account, PAYOUT_ACCOUNTS)),
    check('payouts_state_check', isOneOf(table.state, PAYOUT_STATES)),
    check('payouts_payee_check', isOneOf(table.payeeKind, PAYEE_KINDS)),
    check('payouts_cents_check', sql`${table.cents} > 0 and ${table.returnedTimes} >= 0`),
    check(
      'payouts_asked_check',
      sql`(${table.state} in ('asked', 'approved', 'paid')) = (${table.bankDetailsId} is not null)
        and (${table.bankDetailsId} is null) = (${table.askedBy} is null)`,
    ),
    check(
      'payouts_paid_check',
      sql`(${table.state} = 'paid') = (${table.bankReference} is not null)
        and (${table.bankReference} is null) = (${table.paidOn} is null)`,
    ),
  ],
);

export type BankDetailsRow = typeof bankDetails.$inferSelect;
export type PayoutRow = typeof payouts.$inferSelect;

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CalendarMonth } from '#shared/calendar/months.ts';
import {
  type AccountKind,
  type AccountName,
  type Book,
  MEMBERSHIP_ACCOUNTS,
  type Scope,
} from '../accounts.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const cents = () => bigint({ mode: 'number' }).notNull();

/** A set of accounts with its own sequence and hash chain; posting locks its row until commit. */
export const ledgerScopes = pgTable(
  'ledger_scopes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    book: text().$type<Book>().notNull(),
    scope: text().$type<Scope>().notNull(),
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
    /** The hash of the last entry; 32 zero bytes before the first. */
    lastHash: bytea('last_hash').notNull().default(sql`decode(repeat('00', 32), 'hex')`),
  },
  (table) => [
    unique('ledger_scopes_book_scope_key').on(table.book, table.scope),
    check('ledger_scopes_book_check', sql`${table.book} in ('live', 'test', 'sandbox')`),
    check(
      'ledger_scopes_scope_check',
      sql`${table.scope} ~ '^(cooperative|group:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'`,
    ),
  ],
);

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    scopeId: integer('scope_id')
      .notNull()
      .references(() => ledgerScopes.id),
    name: text().$type<AccountName>().notNull(),
    kind: text().$type<AccountKind>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_accounts_pkey', columns: [table.scopeId, table.name] }),
    check('ledger_accounts_name_check', sql`${table.name} ~ '^[a-z]+(-[a-z]+)*$'`),
    check(
      'ledger_accounts_kind_check',
      sql`${table.kind} in ('asset', 'liability', 'income', 'expense', 'equity')`,
    ),
  ],
);

/**
 * One movement of money. Triggers (migrations/0001_guards.sql) keep entries and postings
 * append-only, balanced and chained.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    scopeId: integer('scope_id')
      .notNull()
      .references(() => ledgerScopes.id),
    /** 1, 2, 3 … within the scope, without gaps. */
    sequence: bigint({ mode: 'number' }).notNull(),
    key: text().notNull(),
    kind: text().notNull(),
    subjectId: uuid('subject_id').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /**
     * The date it would have, were its month still open. Not in the hash: it explains the date, and
     * a repeat of the key compares it.
     */
    originalOn: date('original_on', { mode: 'string' }),
    postingCount: integer('posting_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** SHA-256 over the hash before it and this entry's content. */
    hash: bytea().notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_entries_pkey', columns: [table.scopeId, table.sequence] }),
    unique('ledger_entries_scope_id_key_key').on(table.scopeId, table.key),
    index('ledger_entries_subject_id_idx').on(table.subjectId),
    // The order of the journal, of all books and of one.
    index('ledger_entries_journal_idx').on(table.effectiveOn, table.scopeId, table.sequence),
    index('ledger_entries_scope_journal_idx').on(table.scopeId, table.effectiveOn, table.sequence),
    check('ledger_entries_posting_count_check', sql`${table.postingCount} >= 2`),
    check(
      'ledger_entries_text_check',
      sql`${table.key} <> '' and ${table.kind} <> '' and ${table.key} !~ '[[:cntrl:]]' and ${table.kind} !~ '[[:cntrl:]]'`,
    ),
  ],
);

/**
 * One side of an entry, numbered from 1. It has no foreign keys, whose checks would take most of the
 * time of posting: its trigger finds the entry and writes a balance, which refers to the account,
 * and a position, which refers to the membership, so that each is checked once instead of for
 * every posting.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    scopeId: integer('scope_id').notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    leg: smallint().notNull(),
    account: text().$type<AccountName>().notNull(),
    /** US cents; debits are positive, credits negative. */
    cents: cents(),
    membershipId: uuid('membership_id'),
    /** The entry's date, repeated so that one index serves a member's statement. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ledger_postings_pkey',
      columns: [table.scopeId, table.sequence, table.leg],
    }),
    index('ledger_postings_statement_idx')
      .on(table.membershipId, table.effectiveOn, table.sequence, table.leg)
      .where(sql`${table.membershipId} is not null`),
    check('ledger_postings_cents_check', sql`${table.cents} <> 0`),
    // Ensures that members' positions add up to these accounts at every commit.
    check(
      'ledger_postings_membership_check',
      sql`${table.membershipId} is not null or ${table.account} not in (${sql.raw(MEMBERSHIP_ACCOUNTS.map((name) => `'${name}'`).join(', '))})`,
    ),
  ],
);

/** The sum of an account's postings; maintained by the postings' trigger only. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    scopeId: integer('scope_id').notNull(),
    account: text().$type<AccountName>().notNull(),
    cents: cents(),
  },
  (table) => [
    primaryKey({ name: 'ledger_balances_pkey', columns: [table.scopeId, table.account] }),
    foreignKey({
      name: 'ledger_balances_account_fk',
      columns: [table.scopeId, table.account],
      foreignColumns: [ledgerAccounts.scopeId, ledgerAccounts.name],
    }),
  ],
);

/** The sum of a membership's postings to an account; maintained by the same trigger. */
export const ledgerPositions = pgTable(
  'ledger_positions',
  {
    /** The ledger may not import memberships, so this foreign key is in the guards. */
    membershipId: uuid('membership_id').notNull(),
    scopeId: integer('scope_id').notNull(),
    account: text().$type<AccountName>().notNull(),
    cents: cents(),
  },
  (table) => [
    primaryKey({
      name: 'ledger_positions_pkey',
      columns: [table.membershipId, table.scopeId, table.account],
    }),
    index('ledger_positions_account_idx').on(table.scopeId, table.account),
  ],
);

/**
 * The closed months of a book. Everything before `opensOn` is closed: a trigger refuses an entry of
 * an earlier date, and `ledger_post` dates it on that day instead. Rows are only added, month after
 * month.
 */
export const ledgerCloses = pgTable(
  'ledger_closes',
  {
    book: text().$type<Book>().notNull(),
    month: text().$type<CalendarMonth>().notNull(),
    /** The first day that is open after it. */
    opensOn: date('opens_on', { mode: 'string' }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_closes_pkey', columns: [table.book, table.month] }),
    check('ledger_closes_book_check', sql`${table.book} in ('live', 'test', 'sandbox')`),
    check(
      'ledger_closes_month_check',
      sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and ${table.opensOn}
        = make_date(left(${table.month}, 4)::int, right(${table.month}, 2)::int, 1) + interval '1 month'`,
    ),
  ],
);

/**
 * Where the chain of each scope ended when a month was closed: every entry of the month is among
 * those. Written by a trigger.
 */
export const ledgerCloseHeads = pgTable(
  'ledger_close_heads',
  {
    book: text().$type<Book>().notNull(),
    month: text().$type<CalendarMonth>().notNull(),
    scopeId: integer('scope_id')
      .notNull()
      .references(() => ledgerScopes.id),
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull(),
    lastHash: bytea('last_hash').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ledger_close_heads_pkey',
      columns: [table.book, table.month, table.scopeId],
    }),
    foreignKey({
      name: 'ledger_close_heads_close_fk',
      columns: [table.book, table.month],
      foreignColumns: [ledgerCloses.book, ledgerCloses.month],
    }),
  ],
);

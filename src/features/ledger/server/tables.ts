import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountKind, AccountName, Book } from '../accounts.ts';

export const ledgerAccountRows = pgTable(
  'ledger_accounts',
  {
    /** Book and name. */
    id: text().primaryKey(),
    book: text().$type<Book>().notNull(),
    name: text().$type<AccountName>().notNull(),
    kind: text().$type<AccountKind>().notNull(),
  },
  (table) => [
    unique('ledger_accounts_book_name_key').on(table.book, table.name),
    check('ledger_accounts_book_check', sql`${table.book} in ('live', 'test', 'sandbox')`),
    check('ledger_accounts_kind_check', sql`${table.kind} in ('asset', 'liability')`),
  ],
);

/** One movement of money. Triggers (see the migration) keep entries and postings append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    /** What moved, said once: the same movement cannot be posted again. */
    key: text().notNull(),
    kind: text().notNull(),
    /** The record the movement is about, such as a deposit. */
    subjectId: uuid('subject_id').notNull(),
    /** How many postings belong to it; none can be added afterwards. */
    postingCount: integer('posting_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ledger_entries_key_key').on(table.key),
    index('ledger_entries_subject_id_idx').on(table.subjectId),
    check('ledger_entries_posting_count_check', sql`${table.postingCount} >= 2`),
  ],
);

/** One side of an entry. At commit the sides of an entry sum to zero, or the commit fails. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: uuid().primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccountRows.id),
    /** Debit above zero, credit below. */
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<'USD'>().notNull(),
  },
  (table) => [
    index('ledger_postings_entry_id_idx').on(table.entryId),
    index('ledger_postings_account_id_idx').on(table.accountId),
    check('ledger_postings_cents_check', sql`${table.cents} <> 0`),
    check('ledger_postings_currency_check', sql`${table.currency} = 'USD'`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import {
  type PaymentMode,
  PROVIDER_PAYOUT_STATUSES,
  type ProviderPayout,
} from '#providers/payments/payment-provider.ts';
import { EXPLAINED_ACCOUNTS, type ExplainedAccount, MATCHES, type Match } from '../rules.ts';

const mode = () => text().$type<PaymentMode>().notNull();
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The moment from which everything at the provider is read; one for each mode. */
export const providerOpenings = pgTable('provider_openings', {
  mode: mode().primaryKey(),
  openedAt: instant('opened_at').notNull(),
  /** What the provider held, without what our books do not have yet. */
  providerCents: cents('provider_cents'),
  /** What the books said was there; the rest had gone to the bank. */
  ledgerCents: cents('ledger_cents'),
  onTheWayCents: cents('on_the_way_cents'),
  /** The last entry of each scope of the ledger then. */
  lastEntries: jsonb('last_entries').$type<Readonly<Record<string, number>>>().notNull(),
  subjectId: uuid('subject_id').notNull(),
});

/** Who reads a mode's provider now: one run at a time; a run that died is over after a while. */
export const providerRuns = pgTable('provider_runs', {
  mode: mode().primaryKey(),
  runId: uuid('run_id').notNull(),
  until: instant('until').notNull(),
});

/** Every payout to our bank, in its current state, by the provider's id. */
export const providerPayouts = pgTable(
  'provider_payouts',
  {
    id: text().primaryKey(),
    mode: mode(),
    /** What its ledger entries are about. */
    subjectId: uuid('subject_id').notNull(),
    amountCents: cents('amount_cents'),
    currency: text().notNull(),
    status: text().$type<ProviderPayout['status']>().notNull(),
    createdAt: instant('created_at').notNull(),
    arrivesOn: date('arrives_on').notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
    failure: text(),
    /** Its arrival is in the books, or was before we began to read. */
    hasArrived: boolean('has_arrived').notNull(),
    /** How often it arrived and was sent back. */
    returnedTimes: integer('returned_times').notNull().default(0),
    /** Its transactions were read. */
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [
    unique('provider_payouts_subject_id_key').on(table.subjectId),
    index('provider_payouts_created_idx').on(table.mode, table.createdAt, table.subjectId),
    check('provider_payouts_status_check', isOneOf(table.status, PROVIDER_PAYOUT_STATUSES)),
  ],
);

/** Every movement on our balance at the provider, by its id there. */
export const providerTransactions = pgTable(
  'provider_transactions',
  {
    id: text().primaryKey(),
    mode: mode(),
    /** What its ledger entries are about. */
    subjectId: uuid('subject_id').notNull(),
    type: text().notNull(),
    sourceId: text('source_id'),
    providerPaymentId: text('provider_payment_id'),
    payoutId: text('payout_id'),
    amountCents: cents('amount_cents'),
    feeCents: cents('fee_cents'),
    currency: text().notNull(),
    description: text(),
    createdAt: instant('created_at').notNull(),
    availableAt: instant('available_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** The opening has it: it is shown, and neither posted nor added up. */
    isBeforeOpening: boolean('is_before_opening').notNull(),
    matchedAs: text('matched_as').$type<Match>(),
    /** Our payment that it belongs to, once that is known. */
    paymentId: uuid('payment_id'),
    explainedAccount: text('explained_account').$type<ExplainedAccount>(),
    explainedNote: text('explained_note'),
    explainedBy: text('explained_by'),
    explainedAt: instant('explained_at'),
  },
  (table) => [
    unique('provider_transactions_subject_id_key').on(table.subjectId),
    index('provider_transactions_created_idx').on(table.mode, table.createdAt, table.subjectId),
    index('provider_transactions_payout_idx').on(table.payoutId),
    index('provider_transactions_unmatched_idx')
      .on(table.mode, table.createdAt, table.subjectId)
      .where(sql`${table.matchedAs} is null`),
    check(
      'provider_transactions_matched_check',
      sql`${table.matchedAs} is null or ${isOneOf(table.matchedAs, MATCHES)}`,
    ),
    check(
      'provider_transactions_explained_check',
      sql`(${table.matchedAs} is not distinct from 'explained') = (${table.explainedAt} is not null)
        and (${table.explainedAt} is null) = (${table.explainedBy} is null)
        and (${table.explainedAt} is null) = (${table.explainedNote} is null)
        and (${table.explainedAccount} is null or ${isOneOf(table.explainedAccount, EXPLAINED_ACCOUNTS)})`,
    ),
  ],
);

/** What a day's check found; a later check of the same day replaces it. */
export const providerChecks = pgTable(
  'provider_checks',
  {
    mode: mode(),
    day: date().notNull(),
    checkedAt: instant('checked_at').notNull(),
    /** What the provider says that it holds. */
    providerCents: cents('provider_cents'),
    /** What the transactions that we read add up to. */
    recordedCents: cents('recorded_cents'),
    /** What the books say, over all scopes. */
    ledgerCents: cents('ledger_cents'),
    /** Refunds that left the provider, and that banks have not confirmed. */
    inProgressCents: cents('in_progress_cents'),
    /** What is left: zero when everything agrees. */
    differenceCents: cents('difference_cents'),
    /** Since when it has differed without a break; null while it agrees. */
    differsSince: instant('differs_since'),
  },
  (table) => [primaryKey({ name: 'provider_checks_pkey', columns: [table.mode, table.day] })],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import type { MethodKind } from './payment-provider.ts';
import type { SandboxAccount } from './sandbox/methods/test-accounts.ts';
import type { SandboxCard, SandboxCardError } from './sandbox/methods/test-cards.ts';

// The payment sandbox's state, which Stripe would store. Empty when Stripe is configured.

export const sandboxPaymentIntents = pgTable(
  'sandbox_payment_intents',
  {
    id: text().primaryKey(),
    clientSecret: text('client_secret').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text()
      .$type<
        'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
      >()
      .notNull(),
    description: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    methodTypes: text('method_types').array().$type<MethodKind[]>().notNull().default(['card']),
    customer: text(),
    paymentMethod: text('payment_method'),
    /** When the bank answers a debit; when it returns a paid one. */
    settlesAt: instant('settles_at'),
    returnsAt: instant('returns_at'),
    latestCharge: text('latest_charge'),
    /** The card that waits for the cardholder's confirmation. */
    pendingCard: jsonb('pending_card').$type<SandboxCard>(),
    lastError: jsonb('last_error').$type<SandboxCardError>(),
    canceledAt: instant('canceled_at'),
    cancellationReason: text('cancellation_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_payment_intents_created_at_idx').on(table.createdAt),
    index('sandbox_payment_intents_customer_idx').on(table.customer),
    index('sandbox_payment_intents_settles_at_idx').on(table.settlesAt),
    index('sandbox_payment_intents_returns_at_idx').on(table.returnsAt),
    index('sandbox_payment_intents_reference_idx').on(sql`(${table.metadata} ->> 'reference')`),
    check('sandbox_payment_intents_amount_check', sql`${table.amount} > 0`),
  ],
);

export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: text().primaryKey(),
    paymentIntent: text('payment_intent').notNull(),
    amount: integer().notNull(),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    currency: text().notNull(),
    status: text().$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    disputed: boolean().notNull().default(false),
    /** Brand, last four digits and expiry; the number itself is never stored. */
    card: jsonb().$type<SandboxCard>(),
    account: jsonb().$type<SandboxAccount>(),
    paymentMethod: text('payment_method'),
    error: jsonb().$type<SandboxCardError>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_charges_payment_intent_idx').on(table.paymentIntent),
    check(
      'sandbox_charges_refunded_check',
      sql`${table.amountRefunded} >= 0 and ${table.amountRefunded} <= ${table.amount}`,
    ),
  ],
);

export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  email: text(),
  name: text(),
  metadata: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A card or bank account that was set up; it has no customer once it was detached. */
export const sandboxPaymentMethods = pgTable('sandbox_payment_methods', {
  id: text().primaryKey(),
  customer: text(),
  card: jsonb().$type<SandboxCard>(),
  account: jsonb().$type<SandboxAccount>(),
  /** The mandate of a bank account, and whether it is still valid. */
  mandate: text(),
  isMandateActive: boolean('is_mandate_active').notNull().default(true),
  createdAt: instant('created_at').notNull(),
});

export const sandboxSetupIntents = pgTable('sandbox_setup_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull(),
  customer: text().notNull(),
  methodTypes: text('method_types').array().$type<MethodKind[]>().notNull(),
  status: text().$type<'requires_payment_method' | 'succeeded' | 'canceled'>().notNull(),
  paymentMethod: text('payment_method'),
  lastError: jsonb('last_error').$type<SandboxCardError>(),
  metadata: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    charge: text().notNull(),
    paymentIntent: text('payment_intent').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<'succeeded' | 'failed'>().notNull(),
    reason: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_refunds_payment_intent_idx').on(table.paymentIntent),
    index('sandbox_refunds_created_at_idx').on(table.createdAt),
  ],
);

export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    id: text().primaryKey(),
    charge: text().notNull(),
    paymentIntent: text('payment_intent').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<'needs_response' | 'won' | 'lost'>().notNull(),
    reason: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_disputes_payment_intent_idx').on(table.paymentIntent),
    index('sandbox_disputes_created_at_idx').on(table.createdAt),
  ],
);

/** Every movement on the balance; `payout` is the one that paid it out. */
export const sandboxBalanceTransactions = pgTable(
  'sandbox_balance_transactions',
  {
    id: text().primaryKey(),
    type: text()
      .$type<
        | 'charge'
        | 'payment'
        | 'refund'
        | 'payment_refund'
        | 'refund_failure'
        | 'adjustment'
        | 'stripe_fee'
        | 'payout'
        | 'payout_failure'
      >()
      .notNull(),
    source: text(),
    paymentIntent: text('payment_intent'),
    amount: bigint({ mode: 'number' }).notNull(),
    fee: integer().notNull(),
    currency: text().notNull(),
    payout: text(),
    description: text(),
    createdAt: instant('created_at').notNull(),
    availableAt: instant('available_at').notNull(),
  },
  (table) => [
    index('sandbox_balance_transactions_created_at_idx').on(table.createdAt),
    index('sandbox_balance_transactions_payout_idx').on(table.payout),
    index('sandbox_balance_transactions_unpaid_idx')
      .on(table.availableAt)
      .where(sql`${table.payout} is null`),
  ],
);

/** Money sent to the bank, one payout for each working day. */
export const sandboxPayouts = pgTable(
  'sandbox_payouts',
  {
    id: text().primaryKey(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** When the bank has it. */
    arrivesAt: instant('arrives_at').notNull(),
    failedAt: instant('failed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('sandbox_payouts_created_at_key').on(table.createdAt)],
);

export const sandboxPaymentEvents = pgTable(
  'sandbox_payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    paymentIntent: text('payment_intent').notNull(),
    /** The whole event as it is delivered. */
    payload: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_payment_events_payment_intent_idx').on(table.paymentIntent)],
);

/** A pending delivery of an event; a resent or duplicated one has several rows. */
export const sandboxWebhookDeliveries = pgTable(
  'sandbox_webhook_deliveries',
  {
    id: text().primaryKey(),
    eventId: text('event_id').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Requested by a person: delivered even while webhooks are paused. */
    isForced: boolean('is_forced').notNull().default(false),
    lastStatus: integer('last_status'),
    deliveredAt: instant('delivered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_webhook_deliveries_event_id_idx').on(table.eventId),
    index('sandbox_webhook_deliveries_due_idx')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

export const sandboxIdempotencyKeys = pgTable(
  'sandbox_payment_keys',
  {
    key: text().primaryKey(),
    /** Method, path and body, hashed. */
    fingerprint: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_payment_keys_created_at_idx').on(table.createdAt)],
);

/** One row: how the sandbox behaves, for all processes. */
export const sandboxPaymentSettings = pgTable('sandbox_payment_settings', {
  id: text().primaryKey(),
  webhookSecret: text('webhook_secret').notNull(),
  holdsWebhooks: boolean('holds_webhooks').notNull().default(false),
});

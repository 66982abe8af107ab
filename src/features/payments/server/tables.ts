import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import type { MethodKind, PaymentMode } from '#providers/payments/payment-provider.ts';
import type { DisputeStatus, MethodStatus, PaymentStatus, UnexpectedReason } from '../rules.ts';

/** A payment that a feature requests from somebody. The id is our reference at the provider. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /** Which feature requested it: changes are dispatched to that feature's handler. */
    purpose: text().notNull(),
    /** The record of that feature which the payment is for. */
    subjectId: uuid('subject_id').notNull(),
    mode: text().$type<PaymentMode>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().$type<'USD'>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** Charged to a saved method without the payer being present. */
    isOffSession: boolean('is_off_session').notNull().default(false),
    /** The payer, if they are a customer at the provider. */
    ownerId: uuid('owner_id'),
    /** The allowed payment methods. */
    methodKinds: text('method_kinds').array().$type<MethodKind[]>().notNull().default(['card']),
    /** The saved method that an off-session payment is charged to. */
    savedMethodId: uuid('saved_method_id').references((): AnyPgColumn => savedPaymentMethods.id),
    /**
     * What it was paid with, as far as a receipt shows it: kind, last four digits, brand or bank.
     */
    paidKind: text('paid_kind').$type<MethodKind>(),
    paidLast4: text('paid_last4'),
    paidName: text('paid_name'),
    /** Shown at the provider. */
    description: text().notNull(),
    /** Why the last attempt failed, as the provider says. */
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** The provider's id of the payment, once it was created there. */
    providerId: text('provider_id'),
    clientSecret: text('client_secret'),
    /** When we first tried to create it at the provider: from then on it may exist there. */
    attemptedAt: instant('attempted_at'),
    /**
     * Everything that was refunded or lost; above the amount if it was both refunded and lost in a
     * dispute.
     */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** When a full refund was requested. */
    refundRequestedAt: instant('refund_requested_at'),
    /** When an unpaid payment expires; null when it does not. */
    expiresAt: instant('expires_at'),
    /** When to ask the provider next; null when there is nothing to ask. */
    nextCheckAt: instant('next_check_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    succeededAt: instant('succeeded_at'),
  },
  (table) => [
    unique('payments_provider_id_key').on(table.providerId),
    index('payments_subject_idx').on(table.purpose, table.subjectId),
    // The search for anything.
    index('payments_last4_idx').on(table.paidLast4, table.createdAt),
    index('payments_succeeded_idx')
      .on(table.mode, table.createdAt)
      .where(sql`${table.succeededAt} is not null`),
    index('payments_next_check_idx')
      .on(table.mode, table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    check('payments_purpose_check', sql`${table.purpose} ~ '^[a-z]+(-[a-z]+)*$'`),
    check(
      'payments_status_check',
      sql`${table.status} in ('pending', 'processing', 'succeeded', 'failed', 'expired')`,
    ),
    check('payments_mode_check', sql`${table.mode} in ('live', 'test', 'sandbox')`),
    check('payments_amount_check', sql`${table.amountCents} > 0 and ${table.currency} = 'USD'`),
    index('payments_saved_method_idx').on(table.savedMethodId),
    // An off-session charge needs an owner and a saved method.
    check(
      'payments_off_session_check',
      sql`${table.isOffSession} = (${table.savedMethodId} is not null)`,
    ),
    check('payments_refunded_check', sql`${table.refundedCents} >= 0`),
    check(
      'payments_succeeded_at_check',
      sql`(${table.status} = 'succeeded') = (${table.succeededAt} is not null)`,
    ),
    check(
      'payments_succeeded_provider_check',
      sql`${table.succeededAt} is null or ${table.providerId} is not null`,
    ),
  ],
);

/** Every refund of a payment and every loss in a dispute, by the provider's id. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: text().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountCents: integer('amount_cents').notNull(),
    /** A refund can fail after it succeeded, when the bank sends it back; that is final. */
    status: text().$type<'succeeded' | 'failed'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_refunds_payment_id_idx').on(table.paymentId),
    index('payment_refunds_failed_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'failed'`),
    check('payment_refunds_amount_check', sql`${table.amountCents} > 0`),
    check('payment_refunds_status_check', sql`${table.status} in ('succeeded', 'failed')`),
  ],
);

/** Every dispute about a payment, by the provider's id. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: text().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    /** Until when the bank takes our answer, as the provider says. */
    respondBy: instant('respond_by'),
    /** Counts its status changes, since a bank may reverse its decision. */
    revision: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payment_disputes_payment_id_idx').on(table.paymentId),
    index('payment_disputes_undecided_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('inquiry', 'open')`),
    index('payment_disputes_open_idx').on(table.paymentId).where(sql`${table.status} = 'open'`),
    check('payment_disputes_amount_check', sql`${table.amountCents} > 0`),
    check(
      'payment_disputes_status_check',
      sql`${table.status} in ('inquiry', 'open', 'won', 'lost')`,
    ),
  ],
);

/**
 * Successful payments that we did not request: they are returned. Their postings follow what moved at the provider.
 */
export const unexpectedPayments = pgTable(
  'unexpected_payments',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'set null' }),
    /** In the smallest unit of its currency. */
    cents: integer().notNull(),
    currency: text().notNull(),
    reason: text().$type<UnexpectedReason>().notNull(),
    /** How often it was returned; more than once when a refund failed. */
    attempt: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the provider accepted the refund of the last attempt. */
    returnedAt: instant('returned_at'),
  },
  (table) => [
    index('unexpected_payments_payment_id_idx').on(table.paymentId),
    check(
      'unexpected_payments_reason_check',
      sql`${table.reason} in ('wrong_amount', 'second_payment')`,
    ),
  ],
);

/**
 * Events of the payment provider, each once. Their content is not stored: the provider is asked for
 * the current state.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    about: text().$type<'payment' | 'setup'>().notNull().default('payment'),
    /** The provider's id of the payment or setup it is about. */
    providerId: text('provider_id').notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [
    index('payment_events_provider_id_idx').on(table.providerId),
    index('payment_events_received_idx').on(table.receivedAt),
  ],
);

/** Fees of the provider that are posted to the cooperative's books, each once. */
export const providerFees = pgTable(
  'provider_fees',
  {
    /** The provider's id of the balance transaction. */
    id: text().primaryKey(),
    mode: text().$type<PaymentMode>().notNull(),
    /** What the ledger entry is about. */
    subjectId: uuid('subject_id').notNull(),
    /** Negative when the provider refunded it. */
    cents: integer().notNull(),
    chargedAt: instant('charged_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('provider_fees_charged_idx').on(table.mode, table.chargedAt),
    check('provider_fees_cents_check', sql`${table.cents} <> 0`),
    check('provider_fees_mode_check', sql`${table.mode} in ('live', 'test', 'sandbox')`),
  ],
);

/** People who are customers at the provider. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    ownerId: uuid('owner_id').notNull(),
    mode: text().$type<PaymentMode>().notNull(),
    providerId: text('provider_id').notNull().unique('payment_customers_provider_id_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.mode] })],
);

/** Cards and bank accounts that their owners allowed us to charge off-session. */
export const savedPaymentMethods = pgTable(
  'saved_payment_methods',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    mode: text().$type<PaymentMode>().notNull(),
    status: text().$type<MethodStatus>().notNull(),
    /**
     * The provider's id of the setup, and the client secret with which the owner's browser finishes
     * it.
     */
    setupId: text('setup_id').unique('saved_payment_methods_setup_id_key'),
    clientSecret: text('client_secret'),
    /** The provider's id of the method, once it is set up. */
    providerId: text('provider_id').unique('saved_payment_methods_provider_id_key'),
    kind: text().$type<MethodKind>(),
    last4: text(),
    /** The bank's name, or the card's brand. */
    name: text(),
    mandateId: text('mandate_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('saved_payment_methods_owner_idx').on(table.ownerId, table.mode),
    // The search for anything.
    index('saved_payment_methods_last4_idx').on(table.last4, table.createdAt),
    check(
      'saved_payment_methods_status_check',
      sql`${table.status} in ('pending', 'active', 'failed', 'revoked', 'detached')`,
    ),
    check('saved_payment_methods_mode_check', sql`${table.mode} in ('live', 'test', 'sandbox')`),
    check(
      'saved_payment_methods_active_check',
      sql`${table.status} <> 'active' or (${table.providerId} is not null and ${table.kind} is not null)`,
    ),
    // A bank account needs its owner's mandate.
    check(
      'saved_payment_methods_mandate_check',
      sql`${table.status} <> 'active' or ${table.kind} <> 'us_bank_account' or ${table.mandateId} is not null`,
    ),
  ],
);

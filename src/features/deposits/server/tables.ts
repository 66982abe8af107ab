import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchableText } from '#db/search.ts';
import { applications } from '#features/applications/server/tables.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { DepositStatus, DisputeStatus, RefundReason, UnexpectedReason } from '../rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What admins search deposits by. */
export function searchedText(table: Record<'fullName' | 'email' | 'status' | 'mode', PgColumn>) {
  return searchableText([table.fullName, table.email, table.status, table.mode]);
}

/** One payment of one application. Money is never deleted: these rows outlive their application. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'set null',
    }),
    /** Whose money it is, for as long as the money's record is kept. Normalised. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    fullName: text('full_name').notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    mode: text().$type<PaymentMode>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().$type<'USD'>().notNull(),
    status: text().$type<DepositStatus>().notNull(),
    /** The provider's name for the payment, once it was made there. */
    paymentId: text('payment_id'),
    clientSecret: text('client_secret'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundReason: text('refund_reason').$type<RefundReason>(),
    refundRequestedAt: moment('refund_requested_at'),
    /** When it became credit on the first contribution. */
    creditedAt: moment('credited_at'),
    /** When to ask the provider about it; empty when there is nothing to ask. */
    nextCheckAt: moment('next_check_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    completedAt: moment('completed_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    unique('deposits_payment_id_key').on(table.paymentId),
    // An application has one deposit that is open or paid: nobody can pay twice. One that is to be
    // given back does not count: it may wait for its bank while the person begins anew.
    uniqueIndex('deposits_open_key')
      .on(table.applicationId, table.mode)
      .where(
        sql`${table.status} in ('pending', 'completed') and ${table.refundRequestedAt} is null`,
      ),
    index('deposits_application_id_idx').on(table.applicationId),
    index('deposits_email_idx').on(table.email),
    index('deposits_created_at_idx').on(table.createdAt, table.id),
    index('deposits_status_idx').on(table.status, table.createdAt, table.id),
    index('deposits_search_idx').using('gin', sql`(${searchedText(table)}) gin_trgm_ops`),
    index('deposits_next_check_idx')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    check(
      'deposits_status_check',
      sql`${table.status} in ('pending', 'completed', 'refunded', 'failed', 'expired')`,
    ),
    check('deposits_mode_check', sql`${table.mode} in ('live', 'test', 'sandbox')`),
    check('deposits_amount_check', sql`${table.amountCents} = 20000 and ${table.currency} = 'USD'`),
    check(
      'deposits_refunded_check',
      sql`${table.refundedCents} >= 0 and ${table.refundedCents} <= ${table.amountCents}`,
    ),
    check(
      'deposits_completed_at_check',
      sql`(${table.status} in ('completed', 'refunded')) = (${table.completedAt} is not null)`,
    ),
    check(
      'deposits_refunded_at_check',
      sql`(${table.status} = 'refunded') = (${table.refundedAt} is not null)
        and (${table.status} = 'refunded') = (${table.refundedCents} = ${table.amountCents})`,
    ),
    check(
      'deposits_paid_payment_check',
      sql`${table.completedAt} is null or ${table.paymentId} is not null`,
    ),
  ],
);

export type DepositRow = typeof deposits.$inferSelect;

/** Every refund of a deposit, under the provider's name for it. */
export const depositRefunds = pgTable(
  'deposit_refunds',
  {
    id: text().primaryKey(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id),
    amountCents: integer('amount_cents').notNull(),
    /** A refund that the bank sent back fails after it succeeded; that is final. */
    status: text().$type<'succeeded' | 'failed'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('deposit_refunds_deposit_id_idx').on(table.depositId),
    check('deposit_refunds_amount_check', sql`${table.amountCents} > 0`),
    check('deposit_refunds_status_check', sql`${table.status} in ('succeeded', 'failed')`),
  ],
);

/** Every dispute about a deposit, under the provider's name for it. */
export const depositDisputes = pgTable(
  'deposit_disputes',
  {
    id: text().primaryKey(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    /** Counts the states it was in: a bank that decided may decide otherwise. */
    turn: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('deposit_disputes_deposit_id_idx').on(table.depositId),
    check('deposit_disputes_amount_check', sql`${table.amountCents} > 0`),
    check(
      'deposit_disputes_status_check',
      sql`${table.status} in ('inquiry', 'open', 'won', 'lost')`,
    ),
  ],
);

/** Payments that succeeded and are no deposit: they are in no book, and go back as they came. */
export const unexpectedPayments = pgTable(
  'unexpected_payments',
  {
    /** The provider's name for it. */
    id: text().primaryKey(),
    depositId: uuid('deposit_id').references(() => deposits.id, { onDelete: 'set null' }),
    /** In the smallest unit of its currency. */
    cents: integer().notNull(),
    currency: text().notNull(),
    reason: text().$type<UnexpectedReason>().notNull(),
    /** How often it was sent back; more than once when a bank returned the refund. */
    attempt: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('unexpected_payments_deposit_id_idx').on(table.depositId),
    check(
      'unexpected_payments_reason_check',
      sql`${table.reason} in ('wrong_amount', 'second_payment')`,
    ),
  ],
);

/** Events of the payment provider, each once. Their content is not kept: the truth is asked for. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    paymentId: text('payment_id').notNull(),
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [index('payment_events_payment_id_idx').on(table.paymentId)],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { applications } from '#features/applications/server/tables.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { DepositStatus, RefundReason } from '../rules.ts';

/**
 * The deposit of one application; its payment has the same id. Records of money are never deleted:
 * these rows outlive their application.
 */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'set null',
    }),
    /** Whose money it is, kept as long as the record. Normalised. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    fullName: text('full_name').notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    mode: text().$type<PaymentMode>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().$type<'USD'>().notNull(),
    status: text().$type<DepositStatus>().notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundReason: text('refund_reason').$type<RefundReason>(),
    refundRequestedAt: instant('refund_requested_at'),
    /** When it was credited to the first contribution. */
    creditedAt: instant('credited_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    completedAt: instant('completed_at'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    // An application has one open or paid deposit: nobody can pay twice. One whose refund was
    // requested does not count: the refund may wait for a bank while the person starts another.
    uniqueIndex('deposits_open_key')
      .on(table.applicationId, table.mode)
      .where(
        sql`${table.status} in ('pending', 'completed') and ${table.refundRequestedAt} is null`,
      ),
    index('deposits_application_id_idx').on(table.applicationId),
    index('deposits_email_idx').on(table.email),
    // The search for anything.
    index('deposits_amount_idx').on(table.amountCents, table.createdAt),
    index('deposits_created_at_idx').on(table.createdAt, table.id),
    index('deposits_owed_back_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'completed' and ${table.refundRequestedAt} is not null`),
    index('deposits_status_idx').on(table.status, table.createdAt, table.id),
    check(
      'deposits_status_check',
      sql`${table.status} in ('pending', 'completed', 'refunded', 'failed', 'expired')`,
    ),
    check('deposits_mode_check', sql`${table.mode} in ('live', 'test', 'sandbox')`),
    check('deposits_amount_check', sql`${table.amountCents} > 0 and ${table.currency} = 'USD'`),
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
  ],
);

export type DepositRow = typeof deposits.$inferSelect;

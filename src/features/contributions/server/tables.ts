import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { users } from '#features/accounts/server/tables.ts';
import { groups } from '#features/groups/server/tables.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import { savedPaymentMethods } from '#features/payments/server/tables.ts';
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import { END_STEP } from '../arrears/arrears.ts';
import {
  AUTOMATIC_STATES,
  type AutomaticState,
  PAYMENT_KINDS,
  PAYMENT_STATES,
  type PaymentKind,
  type PaymentState,
} from '../states.ts';

/**
 * How far each membership has paid: one row, so that the daily run, the arrears list and the list of
 * an assembly are index reads. The schedule itself is a pure function of the plan and the start.
 */
export const contributionAccounts = pgTable(
  'contribution_accounts',
  {
    membershipId: uuid('membership_id')
      .primaryKey()
      .references(() => memberships.id),
    /** Immutable terms of the membership, copied so that one index serves a group. */
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    seat: integer().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    planId: text('plan_id').$type<PlanId>().notNull(),
    startMonth: text('start_month').notNull(),
    book: text().$type<Book>().notNull(),
    paid: smallint().notNull(),
    prepaid: smallint().notNull(),
    unappliedCents: bigint('unapplied_cents', { mode: 'number' }).notNull(),
    /** When the newest unapplied money counted. */
    unappliedCountedAt: instant('unapplied_counted_at'),
    /** When the oldest unpaid instalment is due; empty when all are paid. */
    dueOn: date('due_on'),
    /** The next step of rule 11 about that instalment, and its date; no date when there is none. */
    nextStep: smallint('next_step').notNull(),
    nextStepOn: date('next_step_on'),
    pausedUntil: date('paused_until'),
    pauseReason: text('pause_reason'),
    /** What automatic payments charge; empty when the member pays manually. */
    savedMethodId: uuid('saved_method_id').references(() => savedPaymentMethods.id),
    /** When the next automatic payment is to be checked. */
    chargeOn: date('charge_on'),
    /** From then on nothing is paid into it. */
    closedAt: instant('closed_at'),
    /** When all its money was settled with the member: what is returned later, the member owes. */
    settledAt: instant('settled_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('contribution_accounts_group_idx').on(table.groupId, table.seat),
    index('contribution_accounts_user_idx').on(table.userId),
    index('contribution_accounts_step_idx')
      .on(table.book, table.nextStepOn, table.membershipId)
      .where(sql`${table.closedAt} is null and ${table.nextStepOn} is not null`),
    index('contribution_accounts_due_idx')
      .on(table.book, table.dueOn, table.membershipId)
      .where(sql`${table.closedAt} is null and ${table.dueOn} is not null`),
    index('contribution_accounts_charge_idx')
      .on(table.book, table.chargeOn, table.membershipId)
      .where(sql`${table.closedAt} is null and ${table.chargeOn} is not null`),
    check('contribution_accounts_plan_check', isOneOf(table.planId, PLAN_IDS)),
    check(
      'contribution_accounts_paid_check',
      sql`${table.paid} >= 0 and ${table.prepaid} >= 0 and ${table.paid} + ${table.prepaid} <= 240
        and ${table.unappliedCents} >= 0`,
    ),
    check(
      'contribution_accounts_due_check',
      sql`(${table.dueOn} is null) = (${table.paid} + ${table.prepaid} = 240)`,
    ),
    check(
      'contribution_accounts_step_check',
      sql`${table.nextStep} between 0 and ${sql.raw(String(END_STEP))}
        and (${table.nextStepOn} is null or ${table.dueOn} is not null)`,
    ),
    check(
      'contribution_accounts_pause_check',
      sql`(${table.pausedUntil} is null) = (${table.pauseReason} is null)`,
    ),
    // Nobody is charged automatically without a method they set up for it.
    check(
      'contribution_accounts_charge_check',
      sql`${table.chargeOn} is null or ${table.savedMethodId} is not null`,
    ),
  ],
);

/** Money that a membership pays or paid, however it came. */
export const contributionPayments = pgTable(
  'contribution_payments',
  {
    /** The payment's id, the deposit's, or that of the approval by two admins. */
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => contributionAccounts.membershipId),
    kind: text().$type<PaymentKind>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** How many instalments it was to complete; from the end for a prepayment. */
    instalments: smallint().notNull(),
    method: text().notNull(),
    /** Why it failed, as the provider says. */
    failure: text(),
    /** The record of another feature that a prepayment is made for, such as a bid. */
    reference: uuid(),
    /** It came too late for what it was to pay: it never counts and is refunded in full. */
    isRefused: boolean('is_refused').notNull().default(false),
    /** When it succeeded, as far as we know from the provider. */
    countedAt: instant('counted_at'),
    /** How much of it was returned, and how often that changed. */
    returnedCents: bigint('returned_cents', { mode: 'number' }).notNull().default(0),
    returnedTimes: integer('returned_times').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('contribution_payments_membership_idx').on(table.membershipId, table.createdAt),
    index('contribution_payments_reference_idx').on(table.reference),
    // The search for anything.
    index('contribution_payments_amount_idx').on(table.amountCents, table.createdAt),
    // No instalment is charged twice: at most one payment is in flight at each end of the schedule.
    uniqueIndex('contribution_payments_open_key')
      .on(table.membershipId, sql`(${table.kind} = 'prepayment')`)
      .where(sql`${table.state} in ('open', 'processing')`),
    check('contribution_payments_kind_check', isOneOf(table.kind, PAYMENT_KINDS)),
    check('contribution_payments_state_check', isOneOf(table.state, PAYMENT_STATES)),
    check(
      'contribution_payments_amount_check',
      sql`${table.amountCents} > 0 and ${table.returnedCents} between 0 and ${table.amountCents}`,
    ),
    check(
      'contribution_payments_counted_check',
      sql`(${table.state} in ('succeeded', 'returned')) = (${table.countedAt} is not null)`,
    ),
  ],
);

/** Each instalment that was completed, with the payment that completed it. */
export const contributionInstalments = pgTable(
  'contribution_instalments',
  {
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => contributionAccounts.membershipId),
    groupId: uuid('group_id').notNull(),
    book: text().$type<Book>().notNull(),
    k: smallint().notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => contributionPayments.id),
    amountCents: integer('amount_cents').notNull(),
    administrationCents: integer('administration_cents').notNull(),
    isPrepaid: boolean('is_prepaid').notNull(),
    /** When its money counted at the provider, and when it was settled here. */
    countedAt: instant('counted_at').notNull(),
    settledAt: instant('settled_at').notNull(),
    /** When its administration is earned; empty once it is. */
    earnOn: date('earn_on'),
    /** When its money was returned. */
    reopenedAt: instant('reopened_at'),
  },
  (table) => [
    // No instalment is paid twice.
    uniqueIndex('contribution_instalments_paid_key')
      .on(table.membershipId, table.k)
      .where(sql`${table.reopenedAt} is null`),
    index('contribution_instalments_payment_idx').on(table.paymentId),
    index('contribution_instalments_group_idx').on(table.groupId, table.k),
    index('contribution_instalments_earn_idx')
      .on(table.book, table.earnOn, table.id)
      .where(sql`${table.earnOn} is not null and ${table.reopenedAt} is null`),
    check('contribution_instalments_k_check', sql`${table.k} between 1 and 240`),
    check(
      'contribution_instalments_amount_check',
      // No administration: it was given back, or an earlier holder of the seat paid it.
      sql`${table.amountCents} > ${table.administrationCents} and ${table.administrationCents} >= 0`,
    ),
  ],
);

/** The steps of rule 11 that were taken, each once for an instalment. */
export const contributionSteps = pgTable(
  'contribution_steps',
  {
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => contributionAccounts.membershipId),
    k: smallint().notNull(),
    step: smallint().notNull(),
    /** What was owed then. */
    owedCents: bigint('owed_cents', { mode: 'number' }).notNull(),
    hasMail: boolean('has_mail').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    uniqueIndex('contribution_steps_key').on(table.membershipId, table.k, table.step),
    check(
      'contribution_steps_step_check',
      sql`${table.step} between 0 and ${sql.raw(String(END_STEP))}`,
    ),
  ],
);

/** Automatic payments, each announced by mail before it is charged; at most three for a month. */
export const automaticCharges = pgTable(
  'automatic_charges',
  {
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => contributionAccounts.membershipId),
    /** The program's month whose instalment it charges, with all that is owed from before. */
    month: smallint().notNull(),
    attempt: smallint().notNull(),
    chargeOn: date('charge_on').notNull(),
    state: text().$type<AutomaticState>().notNull(),
    paymentId: uuid('payment_id').references(() => contributionPayments.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('automatic_charges_key').on(table.membershipId, table.month, table.attempt),
    uniqueIndex('automatic_charges_payment_key').on(table.paymentId),
    index('automatic_charges_due_idx')
      .on(table.chargeOn, table.id)
      .where(sql`${table.state} = 'announced'`),
    check('automatic_charges_state_check', isOneOf(table.state, AUTOMATIC_STATES)),
    check('automatic_charges_attempt_check', sql`${table.attempt} between 1 and 3`),
    check(
      'automatic_charges_payment_check',
      sql`(${table.state} in ('announced', 'skipped')) = (${table.paymentId} is null)`,
    ),
  ],
);

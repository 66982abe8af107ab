import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf } from '#db/is-one-of.ts';
import { users } from '#features/accounts/server/tables.ts';
import type { ConsentKey } from '#features/legal/consents.ts';
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { IncomeStatus } from '../rules.ts';

type YesNo = 'yes' | 'no';
const yesNo = (name: string) => text(name).$type<YesNo>().notNull().default('no');
const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** One application per address. Documents and deposits have their own tables and refer to it. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    /** The account, once its address is verified. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Normalised. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    fullName: text('full_name')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`first_name || ' ' || last_name`),
    phone: text(),
    dateOfBirth: date('date_of_birth'),
    profession: text(),
    hasSsnOrItin: boolean('has_ssn_or_itin'),
    streetAddress: text('street_address'),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text('zip_code'),
    ageGroup: text('age_group').notNull(),
    /** As declared: a range of the form, or a figure. */
    monthlyIncome: text('monthly_income').notNull(),
    monthlyDebtCents: integer('monthly_debt_cents'),
    /** What they pay for their home now. */
    monthlyRentCents: integer('monthly_rent_cents'),
    /** When they confirmed figures that leave little; null when those left enough. */
    affordabilityConfirmedAt: timestamp('affordability_confirmed_at', { withTimezone: true }),
    applicantProfile: text('applicant_profile').notNull(),
    preferredPlan: text('preferred_plan').$type<PlanId>().notNull(),
    understandsNotLoan: yesNo('understands_not_loan'),
    understandsCooperative: yesNo('understands_cooperative'),
    agreesToContact: yesNo('agrees_to_contact'),
    acceptsPrivacyPolicy: yesNo('accepts_privacy_policy'),
    acceptsTermsOfUse: yesNo('accepts_terms_of_use'),
    understandsDeposit: yesNo('understands_deposit'),
    wantsEarlyReservation: yesNo('wants_early_reservation'),
    incomeVerificationStatus: text('income_verification_status')
      .$type<IncomeStatus>()
      .notNull()
      .default('pending'),
    /** Derived from the status, so that the two always agree. */
    adminApprovedIncome: boolean('admin_approved_income')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`income_verification_status = 'approved'`),
    adminNotes: text('admin_notes'),
    /** Since when its papers await a decision; null when they do not. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    source: text().notNull(),
    /**
     * Incremented by each change, for optimistic locking: a change names the version it is based
     * on.
     */
    version: integer().notNull().default(1),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [
    unique('applications_email_key').on(table.email),
    index('applications_user_id_idx').on(table.userId),
    // The index on the creation time includes the search text: migrations/0001_guards.sql.
    index('applications_updated_at_idx').on(table.updatedAt, table.id),
    index('applications_name_idx').on(table.lastName, table.id),
    index('applications_status_idx').on(table.incomeVerificationStatus, table.createdAt, table.id),
    index('applications_waiting_idx')
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('applications_state_idx').on(table.state, table.createdAt, table.id),
    index('applications_source_idx').on(table.source.op('text_pattern_ops')),
    check('applications_email_check', sql`${table.email} = lower(btrim(${table.email}))`),
    check('applications_state_check', sql`${table.state} ~ '^[A-Z]{2}$'`),
    check('applications_plan_check', isOneOf(table.preferredPlan, PLAN_IDS)),
    check('applications_debt_check', sql`${table.monthlyDebtCents} >= 0`),
    check('applications_rent_check', sql`${table.monthlyRentCents} >= 0`),
    check(
      'applications_income_status_check',
      sql`${table.incomeVerificationStatus} in ('pending', 'uploaded', 'approved', 'rejected')`,
    ),
    check(
      'applications_waiting_check',
      sql`(${table.incomeVerificationStatus} = 'uploaded') = (${table.waitingSince} is not null)`,
    ),
  ],
);

/** A text that a person agreed to. */
export type AcceptedText = {
  readonly consent: ConsentKey | 'acceptsDepositAgreement';
  /** Version of the sentence beside the box. */
  readonly textVersion: string;
  /** Version of the document that the sentence names. */
  readonly documentVersion: string | null;
  /** Version of the translation in which both were read. */
  readonly translationVersion?: string;
};

/**
 * What a person agreed to when they applied: which texts in which versions and language, when, and
 * from which network address. Never changed.
 */
export const applicationConsents = pgTable('application_consents', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  texts: jsonb().$type<readonly AcceptedText[]>().notNull(),
  acceptedAt: instant('accepted_at'),
  ipAddress: text('ip_address').notNull(),
  language: text().$type<Locale>().notNull().default('en'),
});

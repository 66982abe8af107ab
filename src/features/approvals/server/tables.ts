import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { APPROVAL_STATES, type ApprovalState } from '../rules.ts';

/** What one admin enters and another confirms before it takes effect. */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid().primaryKey(),
    /** Which feature's handler makes it take effect. */
    kind: text().notNull(),
    /** The record of that feature it is about. */
    subjectId: uuid('subject_id').notNull(),
    /** Who benefits: they may neither enter nor confirm it. */
    beneficiaryId: uuid('beneficiary_id').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    summary: text().notNull(),
    details: jsonb().$type<Record<string, string>>().notNull(),
    state: text().$type<ApprovalState>().notNull(),
    enteredById: uuid('entered_by_id').notNull(),
    enteredBy: text('entered_by').notNull(),
    enteredAt: instant('entered_at').notNull(),
    decidedById: uuid('decided_by_id'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text(),
  },
  (table) => [
    index('approvals_state_idx').on(table.state, table.enteredAt),
    index('approvals_decided_idx')
      .on(table.enteredAt, table.id)
      .where(sql`${table.state} <> 'waiting'`),
    index('approvals_subject_idx').on(table.kind, table.subjectId),
    // As `findRepeated` compares references.
    index('approvals_reference_idx')
      .on(sql`lower(regexp_replace(${table.details}->>'reference', '[^[:alnum:]]+', '', 'g'))`)
      .where(sql`${table.state} <> 'rejected'`),
    // The search for anything.
    index('approvals_amount_idx').on(table.amountCents, table.enteredAt),
    index('approvals_search_reference_idx').on(sql`(${table.details} ->> 'reference')`),
    check('approvals_state_check', isOneOf(table.state, APPROVAL_STATES)),
    check('approvals_amount_check', sql`${table.amountCents} > 0`),
    check(
      'approvals_decided_check',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)
        and (${table.decidedAt} is null) = (${table.decidedById} is null)`,
    ),
    // Two different people, neither of whom benefits.
    check(
      'approvals_people_check',
      sql`${table.enteredById} <> ${table.beneficiaryId} and (${table.state} <> 'confirmed'
        or (${table.decidedById} <> ${table.enteredById} and ${table.decidedById} <> ${table.beneficiaryId}))`,
    ),
  ],
);

import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { users } from '#features/accounts/server/tables.ts';
import { groups } from '#features/groups/server/tables.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import type { Happening } from '../contract.ts';
import {
  AWARD_ENDS,
  AWARD_STEPS,
  AWARD_TURNS,
  type AwardEnd,
  type AwardStep,
  type AwardTurn,
  PAPER_KINDS,
  type PaperKind,
  REST_SOURCES,
  type RestSource,
  STEP_DAYS,
} from '../rules.ts';

/** An awarded seat until its home is paid. Its credit is set aside in the books. */
export const awards = pgTable(
  'awards',
  {
    id: uuid().primaryKey(),
    /** A seat is awarded once. */
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id)
      .unique('awards_membership_key'),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    book: text().$type<Book>().notNull(),
    seat: integer().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    planId: text('plan_id').$type<PlanId>().notNull(),
    creditCents: bigint('credit_cents', { mode: 'number' }).notNull(),
    selectedOn: date('selected_on').notNull(),
    step: text().$type<AwardStep>().notNull(),
    turn: text().$type<AwardTurn>().notNull(),
    /** Since when it is their turn. */
    turnSince: instant('turn_since').notNull(),
    address: text(),
    priceCents: bigint('price_cents', { mode: 'number' }),
    seller: text(),
    titleCompany: text('title_company'),
    /** Who pays the part of the price above the credit, and from what; null without one. */
    restPayer: text('rest_payer'),
    restSource: text('rest_source').$type<RestSource>(),
    /** Expenses of the purchase that were documented. */
    expensesCents: bigint('expenses_cents', { mode: 'number' }).notNull().default(0),
    /** When the home was paid, and when the surplus was credited. */
    paidOn: date('paid_on'),
    surplusSettledAt: instant('surplus_settled_at'),
    end: text().$type<AwardEnd>(),
    endedAt: instant('ended_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('awards_user_idx').on(table.userId),
    index('awards_group_idx').on(table.groupId, table.selectedOn, table.id),
    index('awards_open_idx')
      .on(table.book, table.selectedOn, table.id)
      .where(sql`${table.step} <> 'paid' and ${table.end} is null`),
    // By when the step should be done: the most urgent are listed first.
    index('awards_target_idx')
      .on(table.book, targetOf(table), table.id)
      .where(sql`${table.step} <> 'paid' and ${table.end} is null`),
    index('awards_finished_idx')
      .on(table.book, table.updatedAt, table.id)
      .where(sql`${table.step} = 'paid' or ${table.end} is not null`),
    check('awards_plan_check', isOneOf(table.planId, PLAN_IDS)),
    check('awards_step_check', isOneOf(table.step, AWARD_STEPS)),
    check('awards_turn_check', isOneOf(table.turn, AWARD_TURNS)),
    check('awards_end_check', isOneOf(table.end, AWARD_ENDS)),
    check('awards_rest_source_check', isOneOf(table.restSource, REST_SOURCES)),
    check('awards_rest_check', sql`(${table.restPayer} is null) = (${table.restSource} is null)`),
    check('awards_ended_check', sql`(${table.end} is null) = (${table.endedAt} is null)`),
    check('awards_paid_check', sql`(${table.step} = 'paid') = (${table.paidOn} is not null)`),
    check(
      'awards_home_check',
      sql`num_nulls(${table.address}, ${table.priceCents}, ${table.seller}, ${table.titleCompany}) in (0, 4)
        and (${table.step} not in ('closing', 'paid') or ${table.priceCents} > 0)`,
    ),
  ],
);

/** When the step of an open award should be done; the days are literals, as the index needs. */
export function targetOf({ selectedOn, step }: { selectedOn: PgColumn; step: PgColumn }): SQL {
  const days = Object.entries(STEP_DAYS).map(([name, days]) => `when '${name}' then ${days}`);
  return sql`(${selectedOn} + case ${step} ${sql.raw(days.join(' '))} end)`;
}

/** Every step of an award. Append-only. */
export const awardChanges = pgTable(
  'award_changes',
  {
    id: uuid().primaryKey(),
    awardId: uuid('award_id')
      .notNull()
      .references(() => awards.id),
    step: text().$type<AwardStep>().notNull(),
    turn: text().$type<AwardTurn>().notNull(),
    by: text().$type<'member' | 'admin' | 'system'>().notNull(),
    actor: text(),
    reason: text().notNull(),
    /** What happened, unless an admin wrote the reason; `reason` then says it to the member. */
    happening: jsonb().$type<Happening>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('award_changes_award_idx').on(table.awardId, table.at),
    check('award_changes_by_check', sql`${table.by} in ('member', 'admin', 'system')`),
  ],
);

/** Papers of a purchase; their content is encrypted in the file store. */
export const awardPapers = pgTable(
  'award_papers',
  {
    id: uuid().primaryKey(),
    awardId: uuid('award_id')
      .notNull()
      .references(() => awards.id),
    /** Chosen by the browser: the same upload again is the same paper. */
    uploadId: uuid('upload_id').notNull(),
    kind: text().$type<PaperKind>().notNull(),
    storageKey: text('storage_key').notNull().unique('award_papers_storage_key'),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    scan: text().$type<'clean' | 'not_scanned'>().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    unique('award_papers_upload_key').on(table.awardId, table.uploadId),
    check('award_papers_kind_check', isOneOf(table.kind, PAPER_KINDS)),
  ],
);

export type AwardRow = typeof awards.$inferSelect;
export type AwardChangeRow = typeof awardChanges.$inferSelect;
export type PaperRow = typeof awardPapers.$inferSelect;

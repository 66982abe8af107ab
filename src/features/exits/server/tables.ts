import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
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
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import {
  EXIT_KINDS,
  type ExitKind,
  type Line,
  WISH_OPTIONS,
  WISH_STATES,
  type WishOption,
  type WishState,
} from '../rules.ts';

/** How a membership ended, with the calculation that its member was shown. */
export const exits = pgTable(
  'exits',
  {
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id)
      .unique('exits_membership_key'),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    book: text().$type<Book>().notNull(),
    seat: integer().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    planId: text('plan_id').$type<PlanId>().notNull(),
    kind: text().$type<ExitKind>().notNull(),
    lines: jsonb().$type<Line[]>().notNull(),
    payoutCents: bigint('payout_cents', { mode: 'number' }).notNull(),
    refundCents: bigint('refund_cents', { mode: 'number' }).notNull(),
    owesCents: bigint('owes_cents', { mode: 'number' }).notNull(),
    /** Unapplied money of an instalment reopened since that makes up for its fund part. */
    countedCents: bigint('counted_cents', { mode: 'number' }).notNull().default(0),
    /** What was returned since of the money it ended with; negative where more came back. */
    returnedCents: bigint('returned_cents', { mode: 'number' }).notNull().default(0),
    /** Of a terminated seat: what the reserve paid and has not recovered. */
    toppedUpCents: bigint('topped_up_cents', { mode: 'number' }).notNull().default(0),
    /** The last program month for which the seat was topped up. */
    toppedUpMonth: integer('topped_up_month').notNull().default(0),
    /**
     * What was recovered from the home of a terminated seat, or paid by another former member of what
     * they owe; and the part that counts as the seat's fund part.
     */
    recoveredCents: bigint('recovered_cents', { mode: 'number' }).notNull().default(0),
    recoveredFundCents: bigint('recovered_fund_cents', { mode: 'number' }).notNull().default(0),
    /** What is still expected from the home. */
    expectedCents: bigint('expected_cents', { mode: 'number' }).notNull().default(0),
    madeAt: instant('made_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('exits_group_idx').on(table.groupId, table.kind),
    index('exits_user_idx').on(table.userId),
    index('exits_terminated_idx')
      .on(table.book, table.madeAt, table.id)
      .where(sql`${table.kind} = 'terminated'`),
    index('exits_debts_idx')
      .on(table.book, table.madeAt, table.id)
      .where(sql`${table.kind} <> 'terminated' and ${table.owesCents} > ${table.recoveredCents}`),
    check('exits_kind_check', isOneOf(table.kind, EXIT_KINDS)),
    check('exits_plan_check', isOneOf(table.planId, PLAN_IDS)),
    check(
      'exits_cents_check',
      sql`${table.payoutCents} >= 0 and ${table.refundCents} >= 0 and ${table.owesCents} >= 0
        and ${table.countedCents} >= 0`,
    ),
    check(
      'exits_recovery_check',
      sql`${table.toppedUpCents} >= 0 and ${table.recoveredCents} >= 0 and ${table.expectedCents} >= 0
        and ${table.recoveredFundCents} >= 0
        and (${table.kind} = 'terminated' or ${table.toppedUpCents} + ${table.expectedCents} = 0)`,
    ),
  ],
);

export type ExitRow = typeof exits.$inferSelect;

/** Members' wishes to leave a seat or hand its award back; they take effect after 72 hours. */
export const leavingWishes = pgTable(
  'leaving_wishes',
  {
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    book: text().$type<Book>().notNull(),
    seat: integer().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    option: text().$type<WishOption>().notNull(),
    /** The figures that the member agreed to. */
    payoutCents: bigint('payout_cents', { mode: 'number' }).notNull(),
    refundCents: bigint('refund_cents', { mode: 'number' }).notNull(),
    owesCents: bigint('owes_cents', { mode: 'number' }).notNull().default(0),
    state: text().$type<WishState>().notNull().default('open'),
    wishedAt: instant('wished_at').notNull(),
    takesEffectAt: instant('takes_effect_at').notNull(),
    /** Set while the wish waits for the member to confirm worse figures. */
    unconfirmedSince: instant('unconfirmed_since'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    // One open wish per seat, also under concurrent requests.
    uniqueIndex('leaving_wishes_open_key')
      .on(table.membershipId)
      .where(sql`${table.state} = 'open'`),
    index('leaving_wishes_due_idx')
      .on(table.book, table.takesEffectAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('leaving_wishes_membership_idx').on(table.membershipId, table.wishedAt),
    index('leaving_wishes_user_idx').on(table.userId),
    check('leaving_wishes_option_check', isOneOf(table.option, WISH_OPTIONS)),
    check('leaving_wishes_state_check', isOneOf(table.state, WISH_STATES)),
    check(
      'leaving_wishes_ended_check',
      sql`(${table.state} = 'open') = (${table.endedAt} is null)`,
    ),
    check(
      'leaving_wishes_cents_check',
      sql`${table.payoutCents} >= 0 and ${table.refundCents} >= 0 and ${table.owesCents} >= 0`,
    ),
  ],
);

export type WishRow = typeof leavingWishes.$inferSelect;

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { groups } from '#features/groups/server/tables.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { memberships } from '#features/memberships/server/tables.ts';
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import type { PickKind } from '#features/program-rules/selection.ts';
import type { BeaconChain } from '#shared/beacon-chain.ts';
import type { Books } from '../holding/books.ts';
import type { Decision } from '../holding/decide-assembly.ts';
import type { Postponement } from '../holding/postpone.ts';
import type { OpenedBid } from '../holding/rank-bids.ts';
import {
  ALARM_KINDS,
  type AlarmKind,
  ASSEMBLY_STATUSES,
  type AssemblyStatus,
  MADE_STATUSES,
  PICK_KINDS,
  PICK_STATUSES,
  type PickStatus,
} from '../rules.ts';

/** The monthly selection of a group. No later step changes what an earlier one wrote. */
export const assemblies = pgTable(
  'assemblies',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    /** The group's public name, as in the list. */
    groupCode: text('group_code').notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    book: text().$type<Book>().notNull(),
    month: integer().notNull(),
    ruleVersion: integer('rule_version').notNull(),
    status: text().$type<AssemblyStatus>().notNull(),
    chain: jsonb().$type<BeaconChain>().notNull(),
    round: integer().notNull(),
    opensAt: instant('opens_at').notNull(),
    cutOffAt: instant('cut_off_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    heldAt: instant('held_at').notNull(),
    /** Earlier schedules and rounds, when the list could not be closed before the round. */
    postponements: jsonb().$type<Postponement[]>().notNull().default([]),
    /** When the list was frozen, its bytes and hash, and the books at that time. */
    closedAt: instant('closed_at'),
    listText: text('list_text'),
    listSha256: text('list_sha256'),
    books: jsonb().$type<Books>(),
    /** The beacon of the round, the opened bids, and the decision. */
    drawnAt: instant('drawn_at'),
    signature: text(),
    randomness: text(),
    opened: jsonb().$type<OpenedBid[]>(),
    decision: jsonb().$type<Decision>(),
    /** When the last held bid was settled. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('assemblies_group_month_key').on(table.groupId, table.month),
    unique('assemblies_code_month_key').on(table.groupCode, table.month),
    index('assemblies_unfinished_idx').on(table.heldAt).where(sql`${table.status} <> 'finished'`),
    check('assemblies_status_check', isOneOf(table.status, ASSEMBLY_STATUSES)),
    check('assemblies_plan_check', isOneOf(table.planId, PLAN_IDS)),
    check('assemblies_month_check', sql`${table.month} between 1 and 240`),
    check(
      'assemblies_calendar_check',
      sql`${table.opensAt} < ${table.closesAt} and ${table.cutOffAt} < ${table.closesAt} and ${table.closesAt} < ${table.heldAt}`,
    ),
    check(
      'assemblies_closed_check',
      sql`(${table.status} = 'open') = (${table.closedAt} is null) and (${table.closedAt} is null) = (${table.listText} is null)
        and (${table.closedAt} is null) = (${table.listSha256} is null) and (${table.closedAt} is null) = (${table.books} is null)`,
    ),
    check(
      'assemblies_list_check',
      sql`${table.listSha256} = encode(sha256(convert_to(${table.listText}, 'UTF8')), 'hex')`,
    ),
    check(
      'assemblies_drawn_check',
      sql`(${table.status} in ('open', 'closed')) = (${table.drawnAt} is null) and (${table.drawnAt} is null) = (${table.signature} is null)
        and (${table.drawnAt} is null) = (${table.randomness} is null) and (${table.drawnAt} is null) = (${table.opened} is null)
        and (${table.drawnAt} is null) = (${table.decision} is null)`,
    ),
    check(
      'assemblies_randomness_check',
      sql`${table.randomness} = encode(sha256(decode(${table.signature}, 'hex')), 'hex')`,
    ),
    check(
      'assemblies_finished_check',
      sql`(${table.status} = 'finished') = (${table.finishedAt} is not null)`,
    ),
  ],
);

/** Selected seats, in the order of the picks; a pick that replaces an unpaid bid is appended. */
export const assemblyPicks = pgTable(
  'assembly_picks',
  {
    id: uuid().primaryKey(),
    assemblyId: uuid('assembly_id')
      .notNull()
      .references(() => assemblies.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    number: integer().notNull(),
    kind: text().$type<PickKind>().notNull(),
    seat: integer().notNull(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    status: text().$type<PickStatus>().notNull(),
    /** Of a bid: the number of last instalments, and their fund part in cents. */
    instalments: integer(),
    bidFundCents: bigint('bid_fund_cents', { mode: 'number' }),
    startBy: instant('start_by'),
    payBy: instant('pay_by'),
    paymentStartedAt: instant('payment_started_at'),
    decidedAt: instant('decided_at').notNull(),
    /** Inputs of the decision: money in the fund, and places passed in the lottery's order. */
    availableCents: bigint('available_cents', { mode: 'number' }).notNull(),
    passed: integer().notNull(),
    /** Of a later pick: listed seats that had left by then and were skipped. */
    leftSeats: jsonb('left_seats').$type<number[]>().notNull().default([]),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('assembly_picks_number_key').on(table.assemblyId, table.number),
    // A seat is selected at most once in its group.
    uniqueIndex('assembly_picks_seat_key')
      .on(table.groupId, table.seat)
      .where(isOneOf(table.status, MADE_STATUSES)),
    index('assembly_picks_held_idx').on(table.assemblyId).where(sql`${table.status} = 'held'`),
    index('assembly_picks_membership_idx').on(table.membershipId),
    check('assembly_picks_kind_check', isOneOf(table.kind, PICK_KINDS)),
    check('assembly_picks_status_check', isOneOf(table.status, PICK_STATUSES)),
    check(
      'assembly_picks_bid_check',
      sql`(${table.kind} = 'bid') = (${table.instalments} is not null) and (${table.kind} = 'bid') = (${table.bidFundCents} is not null)
        and (${table.kind} = 'bid') = (${table.startBy} is not null) and (${table.kind} = 'bid') = (${table.payBy} is not null)`,
    ),
    check(
      'assembly_picks_held_check',
      sql`${table.kind} = 'bid' or ${table.status} in ('awarded', 'left')`,
    ),
    check(
      'assembly_picks_settled_check',
      sql`(${table.status} = 'held') = (${table.settledAt} is null)`,
    ),
  ],
);

/** Drawn refunds of cancelled seats, in the order drawn, and when the fund covered them. */
export const assemblyRefunds = pgTable(
  'assembly_refunds',
  {
    id: uuid().primaryKey(),
    assemblyId: uuid('assembly_id')
      .notNull()
      .references(() => assemblies.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    /** The order in which all refunds of a group were drawn. */
    number: integer().notNull(),
    seat: integer().notNull(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    cents: bigint({ mode: 'number' }).notNull(),
    /** When the fund part moved to the refunds owed; paying it out is a later step. */
    fundedAt: instant('funded_at'),
    fundedBy: uuid('funded_by').references(() => assemblies.id),
  },
  (table) => [
    unique('assembly_refunds_number_key').on(table.groupId, table.number),
    unique('assembly_refunds_membership_key').on(table.membershipId),
    check('assembly_refunds_cents_check', sql`${table.cents} >= 0`),
    check(
      'assembly_refunds_funded_check',
      sql`(${table.fundedAt} is null) = (${table.fundedBy} is null)`,
    ),
  ],
);

/** Awards whose bid's payment was returned: the credit is held until it is made good (rule 8). */
export const bidCreditHolds = pgTable(
  'bid_credit_holds',
  {
    pickId: uuid('pick_id')
      .primaryKey()
      .references(() => assemblyPicks.id),
    /** How much of the bid's fund part was returned; 0 once it is made good. */
    heldCents: bigint('held_cents', { mode: 'number' }).notNull(),
    /** Counts the changes, so that each posting has its own key. */
    times: integer().notNull(),
    since: instant('since').notNull(),
    makeGoodBy: instant('make_good_by').notNull(),
    /** When the award was handed back. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('bid_credit_holds_open_idx')
      .on(table.makeGoodBy)
      .where(sql`${table.heldCents} > 0 and ${table.endedAt} is null`),
    check('bid_credit_holds_cents_check', sql`${table.heldCents} >= 0 and ${table.times} > 0`),
  ],
);

/** Steps that failed or were late, for admins to see. */
export const assemblyAlarms = pgTable(
  'assembly_alarms',
  {
    id: uuid().primaryKey(),
    assemblyId: uuid('assembly_id')
      .notNull()
      .references(() => assemblies.id),
    kind: text().$type<AlarmKind>().notNull(),
    detail: text().notNull(),
    raisedAt: instant('raised_at').notNull(),
    /** When the step happened after all. */
    clearedAt: instant('cleared_at'),
  },
  (table) => [
    uniqueIndex('assembly_alarms_open_key')
      .on(table.assemblyId, table.kind)
      .where(sql`${table.clearedAt} is null`),
    check('assembly_alarms_kind_check', isOneOf(table.kind, ALARM_KINDS)),
  ],
);

export type AssemblyRow = typeof assemblies.$inferSelect;
export type PickRow = typeof assemblyPicks.$inferSelect;
export type CreditHoldRow = typeof bidCreditHolds.$inferSelect;
export type RefundRow = typeof assemblyRefunds.$inferSelect;
export type AlarmRow = typeof assemblyAlarms.$inferSelect;

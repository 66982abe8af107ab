import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '#db/is-one-of.ts';
import { applications } from '#features/applications/server/tables.ts';
import { deposits } from '#features/deposits/server/tables.ts';
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { GROUP_STATUSES, type GroupStatus, MOVE_REASONS, type MoveReason } from '../rules.ts';

/** A group of households, forming or formed. */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey(),
    /** The payment mode of its deposits: test money never fills a group of real households. */
    mode: text().$type<PaymentMode>().notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    /** Numbers the groups of a plan. */
    number: integer().notNull(),
    status: text().$type<GroupStatus>().notNull(),
    capacity: integer().notNull(),
    /** The number of active places, stored so that a check constraint refuses one too many. */
    memberCount: integer('member_count').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    extendedAt: timestamp('extended_at', { withTimezone: true }),
    formedAt: timestamp('formed_at', { withTimezone: true }),
    /**
     * When all its places were taken for the first time: from then on the window no longer ends it.
     */
    filledAt: timestamp('filled_at', { withTimezone: true }),
    /** The calendar month, 'YYYY-MM', that is month 1 of the program; fixed at formation. */
    startMonth: text('start_month'),
    startedAt: timestamp('started_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** When it ended without forming, or was cancelled. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('groups_plan_number_key').on(table.mode, table.planId, table.number),
    index('groups_forming_idx')
      .on(table.mode, table.planId, table.number)
      .where(sql`${table.status} = 'forming'`),
    check('groups_mode_check', sql`${table.mode} in ('live', 'test', 'sandbox')`),
    check('groups_plan_check', isOneOf(table.planId, PLAN_IDS)),
    check('groups_status_check', isOneOf(table.status, GROUP_STATUSES)),
    check(
      'groups_member_count_check',
      sql`${table.memberCount} >= 0 and ${table.memberCount} <= ${table.capacity}`,
    ),
    check(
      'groups_formed_check',
      sql`(${table.status} in ('formed', 'running', 'completed')) = (${table.formedAt} is not null)
        and (${table.formedAt} is null or ${table.filledAt} is not null)
        and (${table.formedAt} is null) = (${table.startMonth} is null)`,
    ),
    check(
      'groups_started_check',
      sql`(${table.status} in ('running', 'completed')) = (${table.startedAt} is not null)
        and (${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
    check(
      'groups_start_month_check',
      sql`${table.startMonth} is null or ${table.startMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`,
    ),
    check(
      'groups_ended_check',
      sql`(${table.status} in ('not_formed', 'cancelled')) = (${table.endedAt} is not null)`,
    ),
    check('groups_window_check', sql`${table.closesAt} > ${table.openedAt}`),
  ],
);

/** A household's place in a group, bought by one deposit. */
export const groupPlaces = pgTable(
  'group_places',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    /** Unique: a deposit takes one place, even if it is reported as paid repeatedly. */
    depositId: uuid('deposit_id')
      .notNull()
      .unique('group_places_deposit_id_key')
      .references(() => deposits.id),
    /** Null once the application was deleted: the place and its money stay. */
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'set null',
    }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    /** When it entered its current group: later than `takenAt` once it has moved. */
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    /**
     * The deadline for its income's approval; set when its group is full and the income is not
     * approved.
     */
    approvalDueAt: timestamp('approval_due_at', { withTimezone: true }),
    /** When it was last moved to a later group because its income was not approved in time. */
    movedBackAt: timestamp('moved_back_at', { withTimezone: true }),
    /** When it was released: its deposit was refunded before the group formed. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    index('group_places_group_id_idx').on(table.groupId, table.takenAt),
    index('group_places_application_id_idx').on(table.applicationId),
  ],
);

/** The history of moves of places between groups. Append-only. */
export const groupPlaceMoves = pgTable(
  'group_place_moves',
  {
    id: uuid().primaryKey(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => groupPlaces.id),
    fromGroupId: uuid('from_group_id')
      .notNull()
      .references(() => groups.id),
    toGroupId: uuid('to_group_id')
      .notNull()
      .references(() => groups.id),
    reason: text().$type<MoveReason>().notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('group_place_moves_place_id_idx').on(table.placeId, table.movedAt),
    check('group_place_moves_reason_check', isOneOf(table.reason, MOVE_REASONS)),
    check('group_place_moves_groups_check', sql`${table.fromGroupId} <> ${table.toGroupId}`),
  ],
);

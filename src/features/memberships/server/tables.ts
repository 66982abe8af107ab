import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { users } from '#features/accounts/server/tables.ts';
import { applications } from '#features/applications/server/tables.ts';
import { deposits } from '#features/deposits/server/tables.ts';
import { groupPlaces, groups } from '#features/groups/server/tables.ts';
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { MEMBERSHIP_STATUSES, type MembershipStatus, PASSED_ON_STATUSES } from '../rules.ts';

/**
 * A person's seat in a group, with the terms frozen when it was made. A seat that changes hands
 * gets another membership; the earlier ones stay as its history.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    seat: integer().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** For the mail address and the declared figures; null once the application was deleted. */
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'set null',
    }),
    /** The place and deposit it was made from; null for a transferred seat. */
    placeId: uuid('place_id').references(() => groupPlaces.id),
    depositId: uuid('deposit_id').references(() => deposits.id),
    status: text().$type<MembershipStatus>().notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    /** The credit V and the printed total T, in cents, as they were when it was made. */
    creditCents: bigint('credit_cents', { mode: 'number' }).notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    ruleVersion: integer('rule_version').notNull(),
    /** The calendar month, 'YYYY-MM', that is month 1. */
    startMonth: text('start_month').notNull(),
    /** When the wish to leave before the first due date took effect, while nobody has replaced them. */
    leavingAt: instant('leaving_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the seat passed on to another membership. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    // One holder at a time; a member who left without a successor stays the seat's last holder.
    uniqueIndex('memberships_seat_key')
      .on(table.groupId, table.seat)
      .where(sql`${table.heldUntil} is null`),
    uniqueIndex('memberships_place_id_key').on(table.placeId),
    uniqueIndex('memberships_deposit_id_key').on(table.depositId),
    // All holders that a seat has had.
    index('memberships_seat_idx').on(table.groupId, table.seat),
    index('memberships_user_id_idx').on(table.userId),
    index('memberships_application_id_idx').on(table.applicationId),
    index('memberships_leaving_idx').on(table.leavingAt).where(sql`${table.leavingAt} is not null`),
    check(
      'memberships_seat_check',
      sql`${table.seat} between 1 and ${sql.raw(String(GROUP_CAPACITY))}`,
    ),
    check('memberships_status_check', isOneOf(table.status, MEMBERSHIP_STATUSES)),
    check('memberships_plan_check', isOneOf(table.planId, PLAN_IDS)),
    check(
      'memberships_held_until_check',
      sql`(${isOneOf(table.status, PASSED_ON_STATUSES)}) = (${table.heldUntil} is not null)`,
    ),
    check(
      'memberships_terms_check',
      sql`${table.creditCents} > 0 and ${table.totalCents} > ${table.creditCents}
        and ${table.ruleVersion} >= 1 and ${table.startMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`,
    ),
  ],
);

export type MembershipRow = typeof memberships.$inferSelect;
/** The state of a seat, and whose it is. */
export type HolderState = Pick<MembershipRow, 'id' | 'seat' | 'userId' | 'status' | 'startMonth'>;

/** Every change of a membership's status. Append-only. */
export const membershipChanges = pgTable(
  'membership_changes',
  {
    id: uuid().primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    fromStatus: text('from_status').$type<MembershipStatus>(),
    toStatus: text('to_status').$type<MembershipStatus>().notNull(),
    reason: text().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('membership_changes_membership_id_idx').on(table.membershipId, table.changedAt),
    check('membership_changes_status_check', isOneOf(table.toStatus, MEMBERSHIP_STATUSES)),
  ],
);

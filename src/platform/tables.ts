import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { MAINTENANCE_KINDS, type MaintenanceKind } from './maintenance/kinds.ts';
import { PROCESS_ROLES, type ProcessRole } from './processes/roles.ts';

/** Counters of the rate limits, shared by all processes. Expired rows are deleted. */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    /** Rule, subject (hashed) and window. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limit_windows_expires_at_idx').on(table.expiresAt)],
);

/** Stored responses by idempotency key, written in the transaction of their request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Call and key, hashed. */
    key: text().primaryKey(),
    /** A hash of the request: a key is valid for one request only. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
);

const counted = {
  name: text().notNull(),
  /** The year 1 where days do not matter. */
  day: date().notNull(),
  key: text().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  /** Sums of money, for counters that have them. */
  leftCents: bigint('left_cents', { mode: 'number' }).notNull(),
  refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull(),
};

/**
 * Counters that would otherwise need to read every row; together with their changes they are exact.
 */
export const tallies = pgTable('tallies', counted, (table) => [
  primaryKey({ columns: [table.name, table.day, table.key] }),
]);

/** Increments that triggers add. Insert only, so that no transaction waits for a shared row. */
export const tallyChanges = pgTable('tally_changes', counted, (table) => [
  index('tally_changes_name_idx').on(table.name, table.day),
]);

/** Every running process of the product, by the database's clock. A row ends with its process. */
export const processes = pgTable(
  'processes',
  {
    id: uuid().primaryKey(),
    role: text().$type<ProcessRole>().notNull(),
    version: text().notNull(),
    /** The last migration that its version has. */
    migration: text().notNull(),
    host: text().notNull(),
    pid: integer().notNull(),
    startedAt: instant('started_at').notNull(),
    beatAt: instant('beat_at').notNull(),
    /** When its dispatcher last looked for jobs; null where it runs none. */
    workedAt: instant('worked_at'),
  },
  (table) => [check('processes_role_check', isOneOf(table.role, PROCESS_ROLES))],
);

/** What operators' commands have done: backups, and checks of the ledger. */
export const maintenanceRuns = pgTable(
  'maintenance_runs',
  {
    id: uuid().primaryKey(),
    kind: text().$type<MaintenanceKind>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    hasSucceeded: boolean('has_succeeded').notNull(),
    /** Of a backup: whether it was restored elsewhere and compared. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Of a backup: the size of its file. */
    bytes: bigint({ mode: 'number' }),
    /** One sentence for operators, without personal data. */
    detail: text().notNull(),
  },
  (table) => [
    index('maintenance_runs_kind_idx').on(table.kind, table.endedAt),
    check('maintenance_runs_kind_check', isOneOf(table.kind, MAINTENANCE_KINDS)),
    check('maintenance_runs_time_check', sql`${table.startedAt} <= ${table.endedAt}`),
  ],
);

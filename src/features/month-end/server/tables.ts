import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { approvals } from '#features/approvals/server/tables.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';
import { CLOSE_STATES, type CloseState } from '../rules.ts';

/**
 * Closes of months, from when somebody asks until a second person decides. The ledger keeps what is
 * closed; this says who did it, and what was still open when they asked.
 */
export const monthCloses = pgTable(
  'month_closes',
  {
    id: uuid().primaryKey(),
    book: text().$type<Book>().notNull(),
    month: text().$type<CalendarMonth>().notNull(),
    state: text().$type<CloseState>().notNull(),
    approvalId: uuid('approval_id').references(() => approvals.id),
    askedById: uuid('asked_by_id').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    // Asked for once at a time, and closed once.
    uniqueIndex('month_closes_month_key')
      .on(table.book, table.month)
      .where(sql`${table.state} <> 'rejected'`),
    index('month_closes_approval_idx').on(table.approvalId),
    check('month_closes_state_check', isOneOf(table.state, CLOSE_STATES)),
    check(
      'month_closes_decided_check',
      sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`,
    ),
  ],
);

export type MonthCloseRow = typeof monthCloses.$inferSelect;

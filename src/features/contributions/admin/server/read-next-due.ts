import { and, count, eq, gte, min, sql } from 'drizzle-orm';
import { instalments } from '#features/program-rules/schedule.ts';
import type { Context } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { contributionAccounts } from '../../server/tables.ts';

type NextDue = { on: CalendarDate; seats: number; cents: number };

/** The next date on which instalments fall due, of how many seats, and what they come to. */
export async function readNextDue({
  db,
  clock,
  payments,
}: Pick<Context, 'db' | 'clock' | 'payments'>): Promise<NextDue | null> {
  const { book, closedAt, dueOn, planId, paid } = contributionAccounts;
  const isOpen = and(eq(book, payments.mode), sql`${closedAt} is null`);
  const [next] = await db
    .select({ on: min(dueOn) })
    .from(contributionAccounts)
    .where(and(isOpen, gte(dueOn, dateOf(clock.now()))));
  if (!next?.on) return null;
  const rows = await db
    .select({ planId, paid, seats: count() })
    .from(contributionAccounts)
    .where(and(isOpen, eq(dueOn, next.on)))
    .groupBy(planId, paid);
  return {
    on: next.on,
    seats: rows.reduce((sum, { seats }) => sum + seats, 0),
    cents: rows.reduce(
      (sum, row) => sum + row.seats * (instalments(row.planId)[row.paid]?.amount ?? 0),
      0,
    ),
  };
}

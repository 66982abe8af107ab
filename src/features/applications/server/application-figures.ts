import { count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { dayOf } from '#platform/days.ts';
import { startOfDate } from '#shared/calendar/dates.ts';
import { applications } from './tables.ts';

type Reader = Pick<Context, 'db'>;

/** How many applications came on each day since `from`; days without any are left out. */
export function countByDay({ db }: Reader, from: string) {
  const day = dayOf(applications.createdAt);
  return db
    .select({ day, applications: count() })
    .from(applications)
    .where(gte(applications.createdAt, startOfDate(from)))
    .groupBy(day);
}

/** How many applications came since a day, and how many of them are paid and approved. */
export async function countFunnel({ db }: Reader, from: string, hasPaid: SQL) {
  const [row] = await db
    .select({
      applications: count(),
      deposits: sql<number>`count(*) filter (where ${hasPaid})`.mapWith(Number),
      approved: sql`count(*) filter (where ${applications.adminApprovedIncome})`.mapWith(Number),
    })
    .from(applications)
    .where(gte(applications.createdAt, startOfDate(from)));
  return row ?? { applications: 0, deposits: 0, approved: 0 };
}

/** Applications by source: campaigns by their first parameter, ad clicks by their kind. */
export function countBySource({ db }: Reader, from: string) {
  const prefix = sql<string>`case
    when ${applications.source} like 'gclid=%' then 'gclid='
    when ${applications.source} like 'fbclid=%' then 'fbclid='
    else split_part(${applications.source}, '&', 1) end`;
  return db
    .select({ prefix, applications: count() })
    .from(applications)
    .where(gte(applications.createdAt, startOfDate(from)))
    .groupBy(prefix)
    .orderBy(desc(count()));
}

export async function countWaitingForReview({ db }: Reader): Promise<number> {
  return db.$count(applications, eq(applications.incomeVerificationStatus, 'uploaded'));
}

import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import type { GroupReport } from '../contract.ts';
import { groupReports, type ReportRow, shownNames } from './tables.ts';

export function findReports(db: Executor, groupId: string): Promise<ReportRow[]> {
  return db
    .select()
    .from(groupReports)
    .where(eq(groupReports.groupId, groupId))
    .orderBy(desc(groupReports.month));
}

/** The months of a group's newest reports, without their content. */
export function findReportMonths(
  db: Executor,
  groupId: string,
  limit: number,
): Promise<{ month: number; calendarMonth: string }[]> {
  return db
    .select({
      month: groupReports.month,
      calendarMonth: sql<string>`${groupReports.report} ->> 'calendarMonth'`,
    })
    .from(groupReports)
    .where(eq(groupReports.groupId, groupId))
    .orderBy(desc(groupReports.month))
    .limit(limit);
}

export const findReport = (db: Executor, id: string) =>
  findRow(db, groupReports, eq(groupReports.id, id));

/** The newest report of each of these groups. */
export async function findNewestReports(
  db: Executor,
  groupIds: readonly string[],
): Promise<Map<string, GroupReport>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([groupReports.groupId], {
      groupId: groupReports.groupId,
      report: groupReports.report,
    })
    .from(groupReports)
    .where(inIds(groupReports.groupId, groupIds))
    .orderBy(groupReports.groupId, desc(groupReports.month));
  return new Map(rows.map(({ groupId, report }) => [groupId, report]));
}

/** Reports whose mails are not all queued. */
export function findUnsent(db: Executor): Promise<ReportRow[]> {
  return db.select().from(groupReports).where(isNull(groupReports.sentAt));
}

/** Adds a report, once for a month. */
export async function insertReport(
  db: Executor,
  row: typeof groupReports.$inferInsert,
): Promise<void> {
  await db.insert(groupReports).values(row).onConflictDoNothing();
}

export async function markSent(db: Executor, id: string, sentAt: Date): Promise<void> {
  await db.update(groupReports).set({ sentAt }).where(eq(groupReports.id, id));
}

/** Those of the memberships whose name may be read, and since when. */
export async function findShown(
  db: Executor,
  membershipIds: readonly string[],
): Promise<Map<string, Date>> {
  if (membershipIds.length === 0) return new Map();
  const rows = await db
    .select({ id: shownNames.membershipId, changedAt: shownNames.changedAt })
    .from(shownNames)
    .where(and(inArray(shownNames.membershipId, [...membershipIds]), eq(shownNames.isShown, true)));
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]));
}

export async function putShown(db: Executor, row: typeof shownNames.$inferInsert): Promise<void> {
  await db
    .insert(shownNames)
    .values(row)
    .onConflictDoUpdate({ target: shownNames.membershipId, set: row });
}

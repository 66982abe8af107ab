import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  sql,
} from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import { isActiveMembership } from '#features/memberships/server/membership-conditions.ts';
import { eventSort } from '#platform/lists/events.ts';
import { afterCursor, orderOf, placeOf, rowsOf } from '#platform/lists/keyset.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { AlarmKind } from '../rules.ts';
import {
  type AlarmRow,
  type AssemblyRow,
  assemblies,
  assemblyAlarms,
  assemblyPicks,
} from './tables.ts';

/** The books of assemblies that are closed and not drawn yet. */
export async function findClosedBooks(
  db: Executor,
  groupIds: readonly string[],
): Promise<Pick<AssemblyRow, 'groupId' | 'books'>[]> {
  if (groupIds.length === 0) return [];
  const { groupId, books, status } = assemblies;
  return db
    .select({ groupId, books })
    .from(assemblies)
    .where(and(eq(status, 'closed'), inIds(groupId, groupIds)));
}

/** The closed lists of a group, the oldest first. */
export function findLists(
  db: Executor,
  code: string,
): Promise<Pick<AssemblyRow, 'id' | 'groupId' | 'month' | 'listText'>[]> {
  const { id, groupId, month, listText, groupCode } = assemblies;
  return db
    .select({ id, groupId, month, listText })
    .from(assemblies)
    .where(and(eq(groupCode, code), isNotNull(listText)))
    .orderBy(asc(month));
}

/** The last month for which each group has an assembly. */
export async function findLastMonths(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .select({ groupId: assemblies.groupId, month: max(assemblies.month) })
    .from(assemblies)
    .groupBy(assemblies.groupId);
  return new Map(rows.map(({ groupId, month }) => [groupId, month ?? 0]));
}

export type Unfinished = Pick<
  AssemblyRow,
  'id' | 'groupId' | 'month' | 'status' | 'closesAt' | 'heldAt' | 'chain' | 'round'
> & { overdueFrom: Date | null };

/** Unfinished assemblies, oldest first, with the next deadline of a held bid. */
export async function findUnfinished(db: Executor): Promise<Unfinished[]> {
  const deadline = sql<
    string | null
  >`(select min(case when not ${isActiveMembership(sql`p.membership_id`)} then p.decided_at when p.payment_started_at is null then least(p.start_by, p.pay_by) else p.pay_by end)
    from ${assemblyPicks} p where p.assembly_id = assemblies.id and p.status = 'held')`;
  const rows = await db
    .select({
      id: assemblies.id,
      groupId: assemblies.groupId,
      month: assemblies.month,
      status: assemblies.status,
      closesAt: assemblies.closesAt,
      heldAt: assemblies.heldAt,
      chain: assemblies.chain,
      round: assemblies.round,
      overdueFrom: deadline,
    })
    .from(assemblies)
    .where(ne(assemblies.status, 'finished'))
    .orderBy(asc(assemblies.month));
  return rows.map((row) => ({
    ...row,
    overdueFrom: row.overdueFrom === null ? null : new Date(row.overdueFrom),
  }));
}

export async function insertAssembly(
  db: Executor,
  row: typeof assemblies.$inferInsert,
): Promise<boolean> {
  const made = await db
    .insert(assemblies)
    .values(row)
    .onConflictDoNothing({ target: [assemblies.groupId, assemblies.month] })
    .returning({ id: assemblies.id });
  return made.length === 1;
}

export const lockAssembly = (db: Executor, id: string) =>
  lockRow(db, assemblies, eq(assemblies.id, id));

export const findAssembly = (db: Executor, id: string) =>
  findRow(db, assemblies, eq(assemblies.id, id));

/** An assembly by the group's public name and the month. */
export async function findByName(
  db: Executor,
  { groupCode, month }: { groupCode: string; month: number },
): Promise<AssemblyRow | undefined> {
  const [row] = await db
    .select()
    .from(assemblies)
    .where(and(eq(assemblies.groupCode, groupCode), eq(assemblies.month, month)));
  return row;
}

/** The status of an assembly, without its large columns. */
export async function findStatusByName(
  db: Executor,
  { groupCode, month }: { groupCode: string; month: number },
): Promise<Pick<AssemblyRow, 'status' | 'heldAt'> | undefined> {
  const [row] = await db
    .select({ status: assemblies.status, heldAt: assemblies.heldAt })
    .from(assemblies)
    .where(and(eq(assemblies.groupCode, groupCode), eq(assemblies.month, month)));
  return row;
}

export type AssemblySummary = Omit<AssemblyRow, 'listText' | 'books' | 'opened' | 'decision'>;

/** Every assembly of a group, the newest first, without the large columns. */
export function findOfGroup(db: Executor, groupId: string): Promise<AssemblySummary[]> {
  const { listText, books, opened, decision, ...short } = getTableColumns(assemblies);
  return db
    .select(short)
    .from(assemblies)
    .where(eq(assemblies.groupId, groupId))
    .orderBy(desc(assemblies.month));
}

/** What the last assemblies published about their bids, the newest first. */
export async function findPastDecisions(
  db: Executor,
  groupId: string,
  limit: number,
): Promise<Pick<AssemblyRow, 'month' | 'books' | 'decision' | 'listText'>[]> {
  const { month, books, decision, listText, drawnAt } = assemblies;
  return db
    .select({ month, books, decision, listText })
    .from(assemblies)
    .where(and(eq(assemblies.groupId, groupId), isNotNull(drawnAt)))
    .orderBy(desc(month))
    .limit(limit);
}

/** The month of a group's newest assembly, and the number of unfinished ones. */
export async function findProgress(
  db: Executor,
  groupId: string,
): Promise<{ latest: number; unfinished: number }> {
  const [row] = await db
    .select({
      latest: max(assemblies.month),
      unfinished: sql<number>`count(*) filter (where ${assemblies.status} <> 'finished')`.mapWith(
        Number,
      ),
    })
    .from(assemblies)
    .where(eq(assemblies.groupId, groupId));
  return { latest: row?.latest ?? 0, unfinished: row?.unfinished ?? 0 };
}

/** Locks the unfinished assemblies of a group in the order of their months. */
export function lockUnfinishedOfGroup(db: Executor, groupId: string): Promise<AssemblyRow[]> {
  return db
    .select()
    .from(assemblies)
    .where(and(eq(assemblies.groupId, groupId), ne(assemblies.status, 'finished')))
    .orderBy(asc(assemblies.month))
    .for('update');
}

export const lockPrevious = (
  db: Executor,
  { groupId, month }: Pick<AssemblyRow, 'groupId' | 'month'>,
) => lockRow(db, assemblies, and(eq(assemblies.groupId, groupId), eq(assemblies.month, month - 1)));

export async function updateAssembly(
  db: Executor,
  id: string,
  change: Partial<AssemblyRow>,
): Promise<void> {
  await db.update(assemblies).set(change).where(eq(assemblies.id, id));
}

/** An assembly of the group that is past its cut-off and not settled yet. */
export async function findBusyAssembly(
  db: Executor,
  groupId: string,
  now: Date,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: assemblies.id })
    .from(assemblies)
    .where(
      and(
        eq(assemblies.groupId, groupId),
        lte(assemblies.cutOffAt, now),
        ne(assemblies.status, 'finished'),
      ),
    )
    .limit(1);
  return row;
}

export async function insertAlarm(db: Executor, row: typeof assemblyAlarms.$inferInsert) {
  const made = await db
    .insert(assemblyAlarms)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: assemblyAlarms.id });
  return made.length === 1;
}

export async function clearAlarms(
  db: Executor,
  assemblyId: string,
  kinds: readonly AlarmKind[],
  clearedAt: Date,
): Promise<void> {
  await db
    .update(assemblyAlarms)
    .set({ clearedAt })
    .where(
      and(
        eq(assemblyAlarms.assemblyId, assemblyId),
        inArray(assemblyAlarms.kind, [...kinds]),
        isNull(assemblyAlarms.clearedAt),
      ),
    );
}

/** Alarms of assemblies, the newest first. */
export function findAlarms(db: Executor, assemblyIds: readonly string[]): Promise<AlarmRow[]> {
  if (assemblyIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(assemblyAlarms)
    .where(inArray(assemblyAlarms.assemblyId, [...assemblyIds]))
    .orderBy(desc(assemblyAlarms.raisedAt));
}

/** The id of each group's last assembly. A loose index scan, so history does not slow it down. */
export const lastOfGroups = sql`(with recursive last_of_group as (
    (select group_id, id from assemblies order by group_id desc, month desc limit 1)
    union all
    select next.group_id, next.id from last_of_group last, lateral (select group_id, id from assemblies a
      where a.group_id < last.group_id order by a.group_id desc, a.month desc limit 1) next
  )
  select id from last_of_group)`;

/** Assemblies that are unfinished or the last of their group, by the time they are held. */
export function findCurrent(
  db: Executor,
): Promise<Pick<AssemblyRow, 'groupCode' | 'month' | 'status' | 'heldAt'>[]> {
  return db
    .select({
      groupCode: assemblies.groupCode,
      month: assemblies.month,
      status: assemblies.status,
      heldAt: assemblies.heldAt,
    })
    .from(assemblies)
    .where(
      sql`${assemblies.id} in (select id from assemblies where status <> 'finished' union ${lastOfGroups})`,
    )
    .orderBy(asc(assemblies.heldAt), asc(assemblies.groupCode))
    .limit(1_000);
}

const EVENTS = eventSort(assemblies.drawnAt, assemblies.id);

/** Assemblies of a group drawn while somebody held a seat, newest first: a page plus one row. */
export function findDrawEvents(
  db: Executor,
  { groupId, since, until }: { groupId: string; since: Date; until: Date | null },
  { cursor, limit }: PageRequest,
) {
  const { id, groupCode, month } = assemblies;
  return db
    .select({ id, groupCode, month, place: placeOf(EVENTS) })
    .from(assemblies)
    .where(
      and(
        eq(assemblies.groupId, groupId),
        gte(assemblies.drawnAt, since),
        until ? lte(assemblies.drawnAt, until) : undefined,
        afterCursor(EVENTS, cursor),
      ),
    )
    .orderBy(...orderOf(EVENTS))
    .limit(rowsOf({ limit }));
}

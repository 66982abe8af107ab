import { and, asc, count, desc, eq, getTableColumns, inArray, lt, max, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { MADE_STATUSES } from '../../rules.ts';
import { type AssemblyRow, assemblies, assemblyPicks, type PickRow } from '../../server/tables.ts';

/** Awards of all earlier months, including held bids. */
export async function countAwards(
  db: Executor,
  { groupId, month }: Pick<AssemblyRow, 'groupId' | 'month'>,
): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(assemblyPicks)
    .innerJoin(assemblies, eq(assemblies.id, assemblyPicks.assemblyId))
    .where(
      and(
        eq(assemblyPicks.groupId, groupId),
        lt(assemblies.month, month),
        inArray(assemblyPicks.status, [...MADE_STATUSES]),
      ),
    );
  return row?.made ?? 0;
}

export async function insertPicks(
  db: Executor,
  rows: readonly (typeof assemblyPicks.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(assemblyPicks).values([...rows]);
}

export function findPicks(db: Executor, assemblyId: string): Promise<PickRow[]> {
  return db
    .select()
    .from(assemblyPicks)
    .where(eq(assemblyPicks.assemblyId, assemblyId))
    .orderBy(asc(assemblyPicks.number));
}

/** The picks of many assemblies, in the order made. */
export function findPicksIn(db: Executor, assemblyIds: readonly string[]): Promise<PickRow[]> {
  if (assemblyIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(assemblyPicks)
    .where(inArray(assemblyPicks.assemblyId, [...assemblyIds]))
    .orderBy(asc(assemblyPicks.number));
}

export const findPick = (db: Executor, id: string) =>
  findRow(db, assemblyPicks, eq(assemblyPicks.id, id));

export const lockPick = (db: Executor, id: string) =>
  lockRow(db, assemblyPicks, eq(assemblyPicks.id, id));

export function lockHeldPicks(db: Executor, assemblyId: string): Promise<PickRow[]> {
  return db
    .select()
    .from(assemblyPicks)
    .where(and(eq(assemblyPicks.assemblyId, assemblyId), eq(assemblyPicks.status, 'held')))
    .orderBy(asc(assemblyPicks.number))
    .for('update');
}

export async function updatePick(
  db: Executor,
  id: string,
  change: Partial<Pick<PickRow, 'status' | 'settledAt' | 'paymentStartedAt'>>,
): Promise<void> {
  await db.update(assemblyPicks).set(change).where(eq(assemblyPicks.id, id));
}

/** The picks of a membership with their months, newest first. */
export function findPicksOf(db: Executor, membershipId: string) {
  return db
    .select({ pick: assemblyPicks, month: assemblies.month, groupCode: assemblies.groupCode })
    .from(assemblyPicks)
    .innerJoin(assemblies, eq(assemblies.id, assemblyPicks.assemblyId))
    .where(eq(assemblyPicks.membershipId, membershipId))
    .orderBy(desc(assemblies.month), desc(assemblyPicks.number));
}

/** The last month in which a membership did not pay a bid that was held, or 0. */
export async function findLastUnpaidBid(db: Executor, membershipId: string): Promise<number> {
  const [row] = await db
    .select({ month: max(assemblies.month) })
    .from(assemblyPicks)
    .innerJoin(assemblies, eq(assemblies.id, assemblyPicks.assemblyId))
    .where(and(eq(assemblyPicks.membershipId, membershipId), eq(assemblyPicks.status, 'unpaid')));
  return row?.month ?? 0;
}

/** Every pick of a group, in the order made. Joins assemblies to use their index. */
export function findPicksOfGroup(db: Executor, groupId: string): Promise<PickRow[]> {
  return db
    .select(getTableColumns(assemblyPicks))
    .from(assemblies)
    .innerJoin(assemblyPicks, eq(assemblyPicks.assemblyId, assemblies.id))
    .where(eq(assemblies.groupId, groupId))
    .orderBy(asc(assemblyPicks.decidedAt), asc(assemblyPicks.number));
}

/** A pick with its month and status. */
export type PickState = Pick<PickRow, 'membershipId' | 'seat' | 'kind' | 'status'> & {
  month: number;
};

/** Every pick of a group with the month of its assembly, in the order made. */
export function findPickStates(db: Executor, groupId: string): Promise<PickState[]> {
  const { membershipId, seat, kind, status } = assemblyPicks;
  return db
    .select({ membershipId, seat, kind, status, month: assemblies.month })
    .from(assemblies)
    .innerJoin(assemblyPicks, eq(assemblyPicks.assemblyId, assemblies.id))
    .where(eq(assemblies.groupId, groupId))
    .orderBy(asc(assemblyPicks.decidedAt), asc(assemblyPicks.number));
}

/** The last held assembly of each of these groups, and the seats whose picks count as made. */
export async function findLatestResults(
  db: Executor,
  groupIds: readonly string[],
): Promise<Map<string, { month: number; seats: number[] }>> {
  if (groupIds.length === 0) return new Map();
  const rows = await selectRows<{ groupId: string; month: number; seats: number[] }>(
    db,
    sql`with last as (
        select distinct on (group_id) id, group_id, month from assemblies
        where ${inIds(assemblies.groupId, groupIds)} and drawn_at is not null
        order by group_id, month desc
      )
      select last.group_id as "groupId", last.month,
        coalesce(json_agg(p.seat order by p.number) filter (where p.id is not null), '[]'::json) as seats
      from last left join assembly_picks p
        on p.assembly_id = last.id and ${isOneOf(sql`p.status`, MADE_STATUSES)}
      group by last.group_id, last.month`,
  );
  return new Map(rows.map(({ groupId, ...result }) => [groupId, result]));
}

export async function findAssembliesOfPicks(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: assemblyPicks.id, group: assemblies.groupCode, month: assemblies.month })
    .from(assemblyPicks)
    .innerJoin(assemblies, eq(assemblies.id, assemblyPicks.assemblyId))
    .where(inIds(assemblyPicks.id, ids));
}

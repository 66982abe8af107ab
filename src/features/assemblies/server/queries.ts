import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  sql,
} from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { isActiveMembership } from '#features/memberships/server/membership-conditions.ts';
import { type AlarmKind, MADE_STATUSES } from '../rules.ts';
import {
  type AlarmRow,
  type AssemblyRow,
  assemblies,
  assemblyAlarms,
  assemblyPicks,
  assemblyRefunds,
  type PickRow,
  type RefundRow,
} from './tables.ts';

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

/** Assemblies that have a step before them, oldest first, with the next deadline of a held bid. */
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

export async function lockAssembly(db: Executor, id: string): Promise<AssemblyRow | undefined> {
  const [row] = await db.select().from(assemblies).where(eq(assemblies.id, id)).for('update');
  return row;
}

export async function findAssembly(db: Executor, id: string): Promise<AssemblyRow | undefined> {
  const [row] = await db.select().from(assemblies).where(eq(assemblies.id, id));
  return row;
}

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

export type AssemblySummary = Omit<AssemblyRow, 'listText' | 'books' | 'opened' | 'decision'>;

/** Every assembly of a group, the newest first, without its long texts. */
export function findOfGroup(db: Executor, groupId: string): Promise<AssemblySummary[]> {
  const { listText, books, opened, decision, ...short } = getTableColumns(assemblies);
  return db
    .select(short)
    .from(assemblies)
    .where(eq(assemblies.groupId, groupId))
    .orderBy(desc(assemblies.month));
}

/** The assemblies of a group that have a step before them, locked in the order of their months. */
export function lockUnfinishedOfGroup(db: Executor, groupId: string): Promise<AssemblyRow[]> {
  return db
    .select()
    .from(assemblies)
    .where(and(eq(assemblies.groupId, groupId), ne(assemblies.status, 'finished')))
    .orderBy(asc(assemblies.month))
    .for('update');
}

export async function lockPrevious(
  db: Executor,
  { groupId, month }: Pick<AssemblyRow, 'groupId' | 'month'>,
): Promise<AssemblyRow | undefined> {
  const [row] = await db
    .select()
    .from(assemblies)
    .where(and(eq(assemblies.groupId, groupId), eq(assemblies.month, month - 1)))
    .for('update');
  return row;
}

export async function updateAssembly(
  db: Executor,
  id: string,
  change: Partial<AssemblyRow>,
): Promise<void> {
  await db.update(assemblies).set(change).where(eq(assemblies.id, id));
}

/** Awards of all months before, bids that are held included. */
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

export async function findPick(db: Executor, id: string): Promise<PickRow | undefined> {
  const [row] = await db.select().from(assemblyPicks).where(eq(assemblyPicks.id, id));
  return row;
}

export async function lockPick(db: Executor, id: string): Promise<PickRow | undefined> {
  const [row] = await db.select().from(assemblyPicks).where(eq(assemblyPicks.id, id)).for('update');
  return row;
}

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
    .select({ pick: assemblyPicks, month: assemblies.month })
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

/** Refunds that stand in the refunds owed, in the order drawn. */
export async function findFundedRefunds(
  db: Executor,
  { groupId, membershipId }: { groupId?: string; membershipId?: string },
) {
  const rows = await db
    .select({
      id: assemblyRefunds.id,
      groupId: assemblyRefunds.groupId,
      membershipId: assemblyRefunds.membershipId,
      seat: assemblyRefunds.seat,
      cents: assemblyRefunds.cents,
      month: assemblies.month,
      fundedAt: assemblyRefunds.fundedAt,
    })
    .from(assemblyRefunds)
    .innerJoin(assemblies, eq(assemblies.id, assemblyRefunds.assemblyId))
    .where(
      and(
        isNotNull(assemblyRefunds.fundedAt),
        gt(assemblyRefunds.cents, 0),
        groupId ? eq(assemblyRefunds.groupId, groupId) : undefined,
        membershipId ? eq(assemblyRefunds.membershipId, membershipId) : undefined,
      ),
    )
    .orderBy(
      asc(assemblyRefunds.fundedAt),
      asc(assemblyRefunds.groupId),
      asc(assemblyRefunds.number),
    );
  return rows.flatMap(({ fundedAt, ...row }) => (fundedAt ? { ...row, fundedAt } : []));
}

/** The refunds drawn in one assembly, later picks included, in the order drawn. */
export function findRefundsOf(db: Executor, assemblyId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(assemblyRefunds)
    .where(eq(assemblyRefunds.assemblyId, assemblyId))
    .orderBy(asc(assemblyRefunds.number));
}

/** Every refund drawn in a group, in the order drawn. */
export function findRefunds(db: Executor, groupId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(assemblyRefunds)
    .where(eq(assemblyRefunds.groupId, groupId))
    .orderBy(asc(assemblyRefunds.number));
}

export async function insertRefunds(
  db: Executor,
  rows: readonly (typeof assemblyRefunds.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(assemblyRefunds).values([...rows]);
}

export async function markFunded(
  db: Executor,
  ids: readonly string[],
  { fundedAt, fundedBy }: { fundedAt: Date; fundedBy: string },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(assemblyRefunds)
    .set({ fundedAt, fundedBy })
    .where(and(inArray(assemblyRefunds.id, [...ids]), isNull(assemblyRefunds.fundedAt)));
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

/** Every pick of a group, in the order made. */
export function findPicksOfGroup(db: Executor, groupId: string): Promise<PickRow[]> {
  return db
    .select()
    .from(assemblyPicks)
    .where(eq(assemblyPicks.groupId, groupId))
    .orderBy(asc(assemblyPicks.decidedAt), asc(assemblyPicks.number));
}

/** Assemblies that are not finished, have an open alarm, or are the last of their group. */
export function findCurrent(db: Executor): Promise<AssemblyRow[]> {
  const isLast = sql`not exists (select 1 from assemblies later where later.group_id = ${assemblies.groupId} and later.month > ${assemblies.month})`;
  const hasAlarm = sql`exists (select 1 from ${assemblyAlarms} a where a.assembly_id = ${assemblies.id} and a.cleared_at is null)`;
  return db
    .select()
    .from(assemblies)
    .where(sql`${assemblies.status} <> 'finished' or ${isLast} or ${hasAlarm}`)
    .orderBy(asc(assemblies.heldAt), asc(assemblies.groupCode))
    .limit(1_000);
}

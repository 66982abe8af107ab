import { and, asc, eq, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { groupPlaces, groups } from './tables.ts';

export type GroupRow = typeof groups.$inferSelect;
export type PlaceRow = typeof groupPlaces.$inferSelect;

/** Lets one transaction at a time look for a place in a plan's groups, until it ends. */
export async function lockPlan(db: Executor, planId: PlanId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`groups:${planId}`}))`);
}

/** The oldest group of the plan that still takes members, locked until the transaction ends. */
export async function lockOpenGroup(
  db: Executor,
  planId: PlanId,
  now: Date,
): Promise<GroupRow | undefined> {
  const [group] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.planId, planId), eq(groups.status, 'forming'), gt(groups.closesAt, now)))
    .orderBy(asc(groups.number))
    .limit(1)
    .for('update');
  return group;
}

export async function lockGroup(db: Executor, id: string): Promise<GroupRow | undefined> {
  const [group] = await db.select().from(groups).where(eq(groups.id, id)).for('update');
  return group;
}

export async function findGroup(db: Executor, id: string): Promise<GroupRow | undefined> {
  const [group] = await db.select().from(groups).where(eq(groups.id, id));
  return group;
}

/** Opens the next group of a plan, whose lock the caller holds. */
export async function insertNextGroup(
  db: Executor,
  group: Pick<GroupRow, 'id' | 'planId' | 'capacity' | 'openedAt' | 'closesAt'>,
): Promise<GroupRow> {
  const [last] = await db
    .select({ number: max(groups.number) })
    .from(groups)
    .where(eq(groups.planId, group.planId));
  const [opened] = await db
    .insert(groups)
    .values({ ...group, number: (last?.number ?? 0) + 1, status: 'forming', memberCount: 0 })
    .returning();
  if (!opened) throw new Error('the group was not returned');
  return opened;
}

export async function findPlace(db: Executor, depositId: string): Promise<PlaceRow | undefined> {
  const [place] = await db.select().from(groupPlaces).where(eq(groupPlaces.depositId, depositId));
  return place;
}

/** Adds a place; false when the deposit has one already. */
export async function insertPlace(
  db: Executor,
  place: typeof groupPlaces.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(groupPlaces)
    .values(place)
    .onConflictDoNothing({ target: groupPlaces.depositId })
    .returning({ id: groupPlaces.id });
  return inserted.length === 1;
}

/** Marks a place as given back; false when it was before. */
export async function markReleased(db: Executor, id: string, releasedAt: Date): Promise<boolean> {
  const released = await db
    .update(groupPlaces)
    .set({ releasedAt })
    .where(and(eq(groupPlaces.id, id), isNull(groupPlaces.releasedAt)))
    .returning({ id: groupPlaces.id });
  return released.length === 1;
}

export async function changeMemberCount(db: Executor, id: string, by: 1 | -1): Promise<GroupRow> {
  const [group] = await db
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} + ${by}` })
    .where(eq(groups.id, id))
    .returning();
  if (!group) throw new Error('the group was not returned');
  return group;
}

export async function updateGroup(
  db: Executor,
  id: string,
  change: Partial<Pick<GroupRow, 'status' | 'formedAt' | 'endedAt' | 'closesAt' | 'extendedAt'>>,
): Promise<void> {
  await db.update(groups).set(change).where(eq(groups.id, id));
}

/** Groups whose window ended without their being full. */
export async function findExpiredGroupIds(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.status, 'forming'), lte(groups.closesAt, now)))
    .orderBy(asc(groups.closesAt));
  return rows.map(({ id }) => id);
}

/** The places of a group that were not given back, in the order they were taken. */
export function findActivePlaces(db: Executor, groupId: string): Promise<PlaceRow[]> {
  return db
    .select()
    .from(groupPlaces)
    .where(and(eq(groupPlaces.groupId, groupId), isNull(groupPlaces.releasedAt)))
    .orderBy(asc(groupPlaces.takenAt), asc(groupPlaces.id));
}

/** The places of an applicant that were not given back. */
export function findPlacesOf(db: Executor, applicationId: string): Promise<PlaceRow[]> {
  return db
    .select()
    .from(groupPlaces)
    .where(and(eq(groupPlaces.applicationId, applicationId), isNull(groupPlaces.releasedAt)));
}

/** Places whose application was deleted go to the one that took over their deposit. */
export async function adoptPlaces(
  db: Executor,
  depositIds: readonly string[],
  applicationId: string,
): Promise<void> {
  await db
    .update(groupPlaces)
    .set({ applicationId })
    .where(and(inArray(groupPlaces.depositId, [...depositIds]), isNull(groupPlaces.applicationId)));
}

export async function movePlaceTo(db: Executor, id: string, groupId: string): Promise<void> {
  await db.update(groupPlaces).set({ groupId }).where(eq(groupPlaces.id, id));
}

/** The groups in which somebody holds a place, newest place first. */
export async function findGroupsOf(
  db: Executor,
  applicationIds: readonly string[],
): Promise<GroupRow[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .select({ group: groups, takenAt: groupPlaces.takenAt })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .where(
      and(inArray(groupPlaces.applicationId, [...applicationIds]), isNull(groupPlaces.releasedAt)),
    )
    .orderBy(sql`${groupPlaces.takenAt} desc`);
  return [...new Map(rows.map(({ group }) => [group.id, group])).values()];
}

/** Every group, the forming ones first, then the newest. */
export function findAllGroups(db: Executor): Promise<GroupRow[]> {
  return db
    .select()
    .from(groups)
    .orderBy(sql`${groups.status} <> 'forming'`, sql`${groups.openedAt} desc`, asc(groups.planId));
}

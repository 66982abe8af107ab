import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { PlaceRow } from './places/place-queries.ts';
import { groupPlaces, groups } from './tables.ts';

export type GroupRow = typeof groups.$inferSelect;

/** The groups a household may enter: those of its plan, and of its kind of money. */
export type GroupKind = { planId: PlanId; mode: PaymentMode };

/**
 * Advisory lock: one transaction at a time opens a group of a kind or moves places between them.
 */
export async function lockPlan(db: Executor, { planId, mode }: GroupKind): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`groups:${mode}:${planId}`}))`);
}

const isForming = ({ planId, mode }: GroupKind) =>
  and(eq(groups.mode, mode), eq(groups.planId, planId), eq(groups.status, 'forming'));

/** Has room, and its window is open, or it was full before a place became free again. */
const isOpen = (kind: GroupKind, now: Date) =>
  and(
    isForming(kind),
    lt(groups.memberCount, groups.capacity),
    or(gt(groups.closesAt, now), isNotNull(groups.filledAt)),
  );

type NewPlace = Pick<PlaceRow, 'id' | 'depositId' | 'applicationId' | 'takenAt'>;

/**
 * Takes a place in the oldest open group, counts it, and marks the group full with the last one, in
 * one statement: the group's row lock is held only for it and the commit. Undefined when there is
 * no open group, when others filled it while we waited, or when the deposit has a place.
 */
export async function enterOpenGroup(
  db: Executor,
  kind: GroupKind,
  place: NewPlace,
): Promise<{ groupId: string; isFull: boolean } | undefined> {
  const takenAt = place.takenAt.toISOString();
  const open = db
    .select({ id: groups.id })
    .from(groups)
    .where(isOpen(kind, place.takenAt))
    .orderBy(asc(groups.number))
    .limit(1)
    .for('update');
  const [entered] = await selectRows<{ groupId: string; isFull: boolean }>(
    db,
    sql`with chosen as (${open}), placed as (
        insert into ${groupPlaces} (id, group_id, deposit_id, application_id, taken_at, entered_at)
        select ${place.id}::uuid, id, ${place.depositId}::uuid, ${place.applicationId}::uuid,
          ${takenAt}::timestamptz, ${takenAt}::timestamptz
        from chosen on conflict (deposit_id) do nothing returning group_id
      )
      update ${groups} g set member_count = member_count + 1,
        filled_at = case when member_count + 1 = capacity
          then coalesce(filled_at, ${takenAt}::timestamptz) else filled_at end
      from placed where g.id = placed.group_id
      returning g.id as "groupId", g.member_count = g.capacity as "isFull"`,
  );
  return entered;
}

/** The first of these groups that was opened. */
const oldest = (db: Executor, where: SQL | undefined) =>
  db.select().from(groups).where(where).orderBy(asc(groups.number)).limit(1);

/** The oldest group of the plan that still takes members, locked until the transaction ends. */
export async function lockOpenGroup(
  db: Executor,
  kind: GroupKind,
  now: Date,
): Promise<GroupRow | undefined> {
  const [group] = await oldest(db, isOpen(kind, now)).for('update');
  return group;
}

/** The oldest group after another one that is not full yet, locked: where a place moves back to. */
export async function lockLaterGroup(
  db: Executor,
  group: GroupRow,
  now: Date,
): Promise<GroupRow | undefined> {
  const isLater = and(isNull(groups.filledAt), gt(groups.number, group.number));
  const [later] = await oldest(db, and(isOpen(group, now), isLater)).for('update');
  return later;
}

/** The oldest group of a kind that has room, without a lock. */
export async function findOpenGroup(
  db: Executor,
  kind: GroupKind,
  now: Date,
): Promise<GroupRow | undefined> {
  const [group] = await oldest(db, isOpen(kind, now));
  return group;
}

/** The groups that are full, or were, and wait for incomes to be approved. */
export async function findFilledGroupIds(
  db: Executor,
  where: { mode: PaymentMode; planId?: PlanId },
): Promise<string[]> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        eq(groups.mode, where.mode),
        eq(groups.status, 'forming'),
        isNotNull(groups.filledAt),
        where.planId ? eq(groups.planId, where.planId) : undefined,
      ),
    )
    .orderBy(asc(groups.planId), asc(groups.number));
  return rows.map(({ id }) => id);
}

/** Formed groups whose month 1 has begun. */
export async function findStartingGroupIds(db: Executor, month: string): Promise<string[]> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.status, 'formed'), lte(groups.startMonth, month)));
  return rows.map(({ id }) => id);
}

export const lockGroup = (db: Executor, id: string) => lockRow(db, groups, eq(groups.id, id));

export const findGroup = (db: Executor, id: string) => findRow(db, groups, eq(groups.id, id));

export async function findGroupsByIds(db: Executor, ids: readonly string[]): Promise<GroupRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(groups)
    .where(inArray(groups.id, [...new Set(ids)]));
}

/** Opens the next group of a kind, whose lock the caller holds. */
export async function insertNextGroup(
  db: Executor,
  group: Pick<GroupRow, 'id' | 'mode' | 'planId' | 'capacity' | 'openedAt' | 'closesAt'>,
): Promise<GroupRow> {
  const [last] = await db
    .select({ number: max(groups.number) })
    .from(groups)
    .where(and(eq(groups.mode, group.mode), eq(groups.planId, group.planId)));
  const [opened] = await db
    .insert(groups)
    .values({ ...group, number: (last?.number ?? 0) + 1, status: 'forming', memberCount: 0 })
    .returning();
  if (!opened) throw new Error('the group was not returned');
  return opened;
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
  change: Partial<Omit<GroupRow, 'id' | 'mode' | 'planId' | 'number' | 'memberCount'>>,
): Promise<void> {
  await db.update(groups).set(change).where(eq(groups.id, id));
}

/** Groups that were not full when their window ended. */
export async function findExpiredGroupIds(
  db: Executor,
  mode: PaymentMode,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        eq(groups.mode, mode),
        eq(groups.status, 'forming'),
        isNull(groups.filledAt),
        lte(groups.closesAt, now),
      ),
    )
    .orderBy(asc(groups.closesAt));
  return rows.map(({ id }) => id);
}

/** The groups in which somebody holds a place, newest place first. */
export async function findGroupsOf(
  db: Executor,
  mode: PaymentMode,
  applicationIds: readonly string[],
): Promise<{ group: GroupRow; movedBackAt: Date | null }[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .select({ group: groups, movedBackAt: groupPlaces.movedBackAt })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .where(
      and(
        eq(groups.mode, mode),
        inArray(groupPlaces.applicationId, [...applicationIds]),
        isNull(groupPlaces.releasedAt),
      ),
    )
    .orderBy(sql`${groupPlaces.takenAt} desc`);
  return [...new Map(rows.map((row) => [row.group.id, row])).values()];
}

/** Every group, the forming ones first, then the newest. */
export function findAllGroups(
  db: Executor,
  { mode, status }: { mode: PaymentMode; status?: GroupRow['status'] | undefined },
): Promise<GroupRow[]> {
  return db
    .select()
    .from(groups)
    .where(and(eq(groups.mode, mode), status && eq(groups.status, status)))
    .orderBy(sql`${groups.status} <> 'forming'`, sql`${groups.openedAt} desc`, asc(groups.planId));
}

/** A page of the formed groups of a mode that are not complete, the oldest first. */
export function findFormedPage(
  db: Executor,
  { mode, after, limit }: { mode: PaymentMode; after: string | undefined; limit: number },
): Promise<GroupRow[]> {
  return db
    .select()
    .from(groups)
    .where(
      and(
        eq(groups.mode, mode),
        inArray(groups.status, ['formed', 'running']),
        after
          ? sql`(${groups.formedAt}, ${groups.id})
              > ((select formed_at from groups where id = ${after}), ${after}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(groups.formedAt), asc(groups.id))
    .limit(limit);
}

/** The groups that have formed and are not complete, the oldest first. */
export function findFormedGroups(db: Executor): Promise<GroupRow[]> {
  return db
    .select()
    .from(groups)
    .where(inArray(groups.status, ['formed', 'running']))
    .orderBy(asc(groups.formedAt), asc(groups.id));
}

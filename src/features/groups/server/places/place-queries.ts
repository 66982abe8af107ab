import { and, asc, count, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { isIncomeApproved } from '#features/applications/server/list/application-conditions.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { groupPlaceMoves, groupPlaces, groups } from '../tables.ts';

export type PlaceRow = typeof groupPlaces.$inferSelect;

export const findPlace = (db: Executor, depositId: string) =>
  findRow(db, groupPlaces, eq(groupPlaces.depositId, depositId));

export const findPlaceById = (db: Executor, id: string) =>
  findRow(db, groupPlaces, eq(groupPlaces.id, id));

/** Marks a place of a locked group as released; false when it was released before, or has moved. */
export async function markReleased(
  db: Executor,
  { id, groupId }: PlaceRow,
  releasedAt: Date,
): Promise<boolean> {
  const released = await db
    .update(groupPlaces)
    .set({ releasedAt })
    .where(isStillThere(id, groupId))
    .returning({ id: groupPlaces.id });
  return released.length === 1;
}

/** The places of a group that were not given back, in the order they were taken. */
export function findActivePlaces(db: Executor, groupId: string): Promise<PlaceRow[]> {
  return db
    .select()
    .from(groupPlaces)
    .where(and(eq(groupPlaces.groupId, groupId), isNull(groupPlaces.releasedAt)))
    .orderBy(asc(groupPlaces.takenAt), asc(groupPlaces.id));
}

/** The places of an applicant that were not given back, with the money their groups count. */
export function findPlacesOf(db: Executor, applicationId: string) {
  return db
    .select({ place: groupPlaces, mode: groups.mode, planId: groups.planId })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .where(and(eq(groupPlaces.applicationId, applicationId), isNull(groupPlaces.releasedAt)));
}

/** The groups of a mode in which an applicant holds a place. */
export function findPlaceGroups(db: Executor, applicationId: string, mode: PaymentMode) {
  return db
    .select({ id: groups.id, status: groups.status })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .where(
      and(
        eq(groupPlaces.applicationId, applicationId),
        isNull(groupPlaces.releasedAt),
        eq(groups.mode, mode),
      ),
    );
}

type Move = Omit<typeof groupPlaceMoves.$inferInsert, 'placeId' | 'fromGroupId'>;

/** Moves a place of a locked group; false when it was released or moved meanwhile. */
export async function movePlaceTo(db: Executor, place: PlaceRow, move: Move): Promise<boolean> {
  const { toGroupId, movedAt, reason } = move;
  const moved = await db
    .update(groupPlaces)
    .set({
      groupId: toGroupId,
      enteredAt: movedAt,
      approvalDueAt: null,
      // The right to have the deposit back outlasts a later move.
      ...(reason === 'not_approved' ? { movedBackAt: movedAt } : {}),
    })
    .where(isStillThere(place.id, place.groupId))
    .returning({ id: groupPlaces.id });
  if (moved.length === 0) return false;
  await db
    .insert(groupPlaceMoves)
    .values({ ...move, placeId: place.id, fromGroupId: place.groupId });
  return true;
}

export async function setApprovalDue(db: Executor, id: string, approvalDueAt: Date): Promise<void> {
  await db.update(groupPlaces).set({ approvalDueAt }).where(eq(groupPlaces.id, id));
}

/**
 * The places of later forming groups of the same kind: by group, then in the order they were taken.
 */
export async function findPlacesAfter(
  db: Executor,
  { mode, planId, number }: Pick<typeof groups.$inferSelect, 'mode' | 'planId' | 'number'>,
): Promise<PlaceRow[]> {
  const rows = await db
    .select({ place: groupPlaces })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .where(
      and(
        eq(groups.mode, mode),
        eq(groups.planId, planId),
        eq(groups.status, 'forming'),
        gt(groups.number, number),
        isNull(groupPlaces.releasedAt),
      ),
    )
    .orderBy(asc(groups.number), asc(groupPlaces.takenAt), asc(groupPlaces.id));
  return rows.map(({ place }) => place);
}

const isStillThere = (id: string, groupId: string) =>
  and(eq(groupPlaces.id, id), eq(groupPlaces.groupId, groupId), isNull(groupPlaces.releasedAt));

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

/** How many places of each group have an approved income. */
export async function countConfirmed(
  db: Executor,
  groupIds: readonly string[],
): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ groupId: groupPlaces.groupId, confirmed: count() })
    .from(groupPlaces)
    .where(
      and(
        inArray(groupPlaces.groupId, [...groupIds]),
        isNull(groupPlaces.releasedAt),
        isIncomeApproved(sql`${groupPlaces.applicationId}`),
      ),
    )
    .groupBy(groupPlaces.groupId);
  return new Map(rows.map(({ groupId, confirmed }) => [groupId, confirmed]));
}

type WindowScope = { from: Date; until: Date; after?: string; limit: number };

/** Places in forming groups that are not full and whose window ends in a span of time, by id. */
export function findPlacesByWindow(db: Executor, mode: PaymentMode, scope: WindowScope) {
  return db
    .select({ place: groupPlaces, group: groups })
    .from(groupPlaces)
    .innerJoin(groups, eq(groups.id, groupPlaces.groupId))
    .where(
      and(
        eq(groups.mode, mode),
        eq(groups.status, 'forming'),
        isNull(groups.filledAt),
        isNull(groupPlaces.releasedAt),
        gte(groups.closesAt, scope.from),
        lt(groups.closesAt, scope.until),
        scope.after ? gt(groupPlaces.id, scope.after) : undefined,
      ),
    )
    .orderBy(asc(groupPlaces.id))
    .limit(scope.limit);
}

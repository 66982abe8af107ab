import type { TransactionContext } from '#platform/context.ts';
import { type GroupRow, lockGroup, lockPlan } from '../queries.ts';
import { readApprovedAfter } from './move-between-groups.ts';
import { findPlaceById, markReleased, movePlaceTo, type PlaceRow } from './place-queries.ts';
import { leaveGroup } from './take-place.ts';

/** The oldest approved place of a later forming group, not locked. */
export async function readReplacement(
  tx: TransactionContext,
  group: GroupRow,
): Promise<PlaceRow | undefined> {
  const [place] = await readApprovedAfter(tx, group, 1);
  return place;
}

/**
 * Moves a place of a later group into a formed one, replacing a place that is given up. False when
 * it has moved meanwhile.
 */
export async function replacePlace(
  tx: TransactionContext,
  { group, leavingPlaceId, place }: { group: GroupRow; leavingPlaceId: string; place: PlaceRow },
): Promise<boolean> {
  const now = tx.clock.now();
  await lockPlan(tx.db, group);
  await lockGroup(tx.db, group.id);
  const from = await lockGroup(tx.db, place.groupId);
  if (from?.status !== 'forming') return false;
  const move = {
    id: tx.randomness.id(),
    toGroupId: group.id,
    reason: 'replacement' as const,
    movedAt: now,
  };
  if (!(await movePlaceTo(tx.db, place, move))) return false;
  await leaveGroup(tx, from.id);
  const leaving = await findPlaceById(tx.db, leavingPlaceId);
  if (leaving) await markReleased(tx.db, leaving, now);
  return true;
}

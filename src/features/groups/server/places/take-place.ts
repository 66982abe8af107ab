import type { TransactionContext } from '#platform/context.ts';
import { windowEnd } from '../../window.ts';
import { checkGroupJob, tellGroupOpenedJob } from '../jobs.ts';
import {
  changeMemberCount,
  enterOpenGroup,
  type GroupKind,
  type GroupRow,
  insertNextGroup,
  lockOpenGroup,
  lockPlan,
  updateGroup,
} from '../queries.ts';
import { findPlace } from './place-queries.ts';

type Place = GroupKind & { applicationId: string; depositId: string };

/**
 * Gives a paid deposit its place in the oldest forming group of its plan, and opens the next
 * group when there is none with room. The same deposit keeps the place it has.
 */
export async function takePlace(
  tx: TransactionContext,
  { planId, mode, applicationId, depositId }: Place,
): Promise<{ groupId: string }> {
  const kind = { planId, mode };
  const enter = async () => {
    const place = { id: tx.randomness.id(), depositId, applicationId, takenAt: tx.clock.now() };
    const entered = await enterOpenGroup(tx.db, kind, place);
    if (entered?.isFull) await tx.jobs.enqueue(checkGroupJob, { groupId: entered.groupId });
    return entered;
  };
  const entered = await enter();
  if (entered) return { groupId: entered.groupId };
  const existing = await findPlace(tx.db, depositId);
  if (existing) return { groupId: existing.groupId };
  // No group is open, or its last place was taken while we waited: now lock the plan and find or
  // open one.
  await openGroup(tx, kind);
  const place = (await enter()) ?? (await findPlace(tx.db, depositId));
  if (!place) throw new Error(`deposit ${depositId} did not get a place`);
  return { groupId: place.groupId };
}

/** Counts one more household in a locked group; the last one marks it full. */
export async function enterGroup(tx: TransactionContext, groupId: string): Promise<void> {
  const { memberCount, capacity, filledAt } = await changeMemberCount(tx.db, groupId, 1);
  if (memberCount < capacity) return;
  if (!filledAt) await updateGroup(tx.db, groupId, { filledAt: tx.clock.now() });
  await tx.jobs.enqueue(checkGroupJob, { groupId });
}

/** Counts one household less in a locked group; the place can be taken again at once. */
export async function leaveGroup(tx: TransactionContext, groupId: string): Promise<void> {
  const { filledAt } = await changeMemberCount(tx.db, groupId, -1);
  if (filledAt) await tx.jobs.enqueue(checkGroupJob, { groupId });
}

/** A group with room, locked; the next one is opened when there is none. */
export async function openGroup(tx: TransactionContext, kind: GroupKind): Promise<GroupRow> {
  await lockPlan(tx.db, kind);
  return (await lockOpenGroup(tx.db, kind, tx.clock.now())) ?? openNextGroup(tx, kind);
}

/** Opens the next group of a kind, whose lock the caller holds, and tells those who wait for it. */
export async function openNextGroup(
  tx: TransactionContext,
  { planId, mode }: GroupKind,
): Promise<GroupRow> {
  const now = tx.clock.now();
  await tx.jobs.enqueue(tellGroupOpenedJob, { planId, mode });
  return insertNextGroup(tx.db, {
    planId,
    mode,
    id: tx.randomness.id(),
    capacity: tx.config.GROUP_CAPACITY,
    openedAt: now,
    closesAt: windowEnd(now),
  });
}

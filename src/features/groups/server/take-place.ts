import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { windowEnd } from '../rules.ts';
import { announceGroupJob } from './jobs.ts';
import {
  changeMemberCount,
  findPlace,
  type GroupRow,
  insertNextGroup,
  insertPlace,
  lockOpenGroup,
  lockPlan,
  updateGroup,
} from './queries.ts';

type Place = { planId: PlanId; applicationId: string; depositId: string };

/**
 * Gives a paid deposit its place in the oldest forming group of its plan, and opens the next
 * group when there is none with room. The same deposit keeps the place it has.
 */
export async function takePlace(
  tx: TransactionContext,
  input: Place,
): Promise<{ groupId: string }> {
  const existing = await findPlace(tx.db, input.depositId);
  if (existing) return { groupId: existing.groupId };

  const group = await openGroup(tx, input.planId);
  const isNew = await insertPlace(tx.db, {
    id: tx.randomness.id(),
    groupId: group.id,
    depositId: input.depositId,
    applicationId: input.applicationId,
    takenAt: tx.clock.now(),
  });
  if (!isNew) {
    // The same deposit took its place in another transaction while we waited for the group.
    const place = await findPlace(tx.db, input.depositId);
    return { groupId: place?.groupId ?? group.id };
  }
  await enterGroup(tx, group.id);
  return { groupId: group.id };
}

/** Counts one more household in a group that is locked; the last one forms it. */
export async function enterGroup(tx: TransactionContext, groupId: string): Promise<void> {
  const { memberCount, capacity } = await changeMemberCount(tx.db, groupId, 1);
  if (memberCount === capacity) await formGroup(tx, groupId);
}

/** A group with room, locked; the next one is opened when there is none. */
export async function openGroup(tx: TransactionContext, planId: PlanId): Promise<GroupRow> {
  await lockPlan(tx.db, planId);
  const now = tx.clock.now();
  return (
    (await lockOpenGroup(tx.db, planId, now)) ??
    insertNextGroup(tx.db, {
      id: tx.randomness.id(),
      planId,
      capacity: tx.config.GROUP_CAPACITY,
      openedAt: now,
      closesAt: windowEnd(now),
    })
  );
}

/** The last place was taken: the group is formed, and its members hear of it. */
async function formGroup(tx: TransactionContext, groupId: string): Promise<void> {
  await updateGroup(tx.db, groupId, { status: 'formed', formedAt: tx.clock.now() });
  await tx.jobs.enqueue(announceGroupJob, { groupId });
}

import { readApprovedIncomes } from '#features/applications/server/income-approvals.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { MoveReason } from '../../rules.ts';
import { type GroupRow, lockGroup, lockLaterGroup } from '../queries.ts';
import { findPlacesAfter, movePlaceTo, type PlaceRow } from './place-queries.ts';
import { queueMovedMail } from './queue-moved-mail.ts';
import { enterGroup, leaveGroup, openNextGroup } from './take-place.ts';

// Callers hold the plan's advisory lock, so no other transaction moves places of the plan.

/** Moves a place that was not approved in time to the next forming group, with its deposit. */
export async function moveBack(
  tx: TransactionContext,
  from: GroupRow,
  place: PlaceRow,
): Promise<void> {
  const to = (await lockLaterGroup(tx.db, from, tx.clock.now())) ?? (await openNextGroup(tx, from));
  if (!(await move(tx, place, to, 'not_approved'))) return;
  await leaveGroup(tx, from.id);
  await enterGroup(tx, to.id);
  await queueMovedMail(tx, { place, from, to, reason: 'not_approved' });
}

/** Gives the free places of a locked group to the oldest approved places of later groups. */
export async function fillVacancies(tx: TransactionContext, group: GroupRow): Promise<void> {
  const current = await lockGroup(tx.db, group.id);
  const vacancies = current ? current.capacity - current.memberCount : 0;
  if (vacancies === 0) return;
  for (const place of await readApprovedAfter(tx, group, vacancies)) {
    const from = await lockGroup(tx.db, place.groupId);
    if (!from || !(await move(tx, place, group, 'moved_up'))) continue;
    await leaveGroup(tx, from.id);
    await enterGroup(tx, group.id);
    await queueMovedMail(tx, { place, from, to: group, reason: 'moved_up' });
  }
}

/** The oldest approved places of later forming groups of the plan. */
export async function readApprovedAfter(
  tx: TransactionContext,
  group: Pick<GroupRow, 'mode' | 'planId' | 'number'>,
  limit: number,
): Promise<PlaceRow[]> {
  const places = await findPlacesAfter(tx.db, group);
  const approved = await readApprovedIncomes(
    tx,
    places.flatMap(({ applicationId }) => applicationId ?? []),
  );
  return places
    .filter(({ applicationId }) => applicationId && approved.has(applicationId))
    .slice(0, limit);
}

function move(
  tx: TransactionContext,
  place: PlaceRow,
  to: GroupRow,
  reason: MoveReason,
): Promise<boolean> {
  return movePlaceTo(tx.db, place, {
    id: tx.randomness.id(),
    toGroupId: to.id,
    reason,
    movedAt: tx.clock.now(),
  });
}

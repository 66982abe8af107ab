import type { TransactionContext } from '#platform/context.ts';
import { groupErrors } from '../../errors.ts';
import { isWindowOver, windowEnd } from '../../window.ts';
import { type GroupRow, lockGroup, updateGroup } from '../queries.ts';

/** Gives a forming group its one extension of the window. */
export async function extendGroup(
  tx: TransactionContext,
  { groupId }: { groupId: string },
): Promise<{ before: GroupRow; closesAt: Date }> {
  const group = await lockGroup(tx.db, groupId);
  if (!group) throw groupErrors.GROUP_NOT_FOUND();
  if (group.status !== 'forming') throw groupErrors.GROUP_NOT_FORMING();
  if (group.filledAt) throw groupErrors.GROUP_FULL();
  if (group.extendedAt) throw groupErrors.GROUP_ALREADY_EXTENDED();
  const now = tx.clock.now();
  if (isWindowOver(group.closesAt, now)) throw groupErrors.GROUP_WINDOW_OVER();
  const closesAt = windowEnd(group.openedAt, true);
  await updateGroup(tx.db, groupId, { closesAt, extendedAt: now });
  return { before: group, closesAt };
}

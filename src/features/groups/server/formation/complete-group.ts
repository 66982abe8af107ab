import type { TransactionContext } from '#platform/context.ts';
import { groupErrors } from '../../errors.ts';
import { hasFormed } from '../../rules.ts';
import { lockGroup, updateGroup } from '../queries.ts';

/** A group that runs, locked until the transaction ends. */
export async function lockFormedGroup({ db }: TransactionContext, groupId: string): Promise<void> {
  const group = await lockGroup(db, groupId);
  if (!group || !hasFormed(group.status) || group.completedAt) throw groupErrors.GROUP_NOT_FOUND();
}

/** Marks a group as completed: its 240 months are over and everything is divided. */
export async function markCompleted(tx: TransactionContext, groupId: string): Promise<void> {
  const now = tx.clock.now();
  await updateGroup(tx.db, groupId, { status: 'completed', completedAt: now });
}

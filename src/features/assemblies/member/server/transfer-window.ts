import type { TransactionContext } from '#platform/context.ts';
import { lockUnfinishedOfGroup } from '../../server/queries.ts';

/**
 * Whether seats of a group can be transferred now: not from the cut-off until every bid of the
 * assembly is settled (rule 8). Locks the unfinished assemblies, so that none closes meanwhile.
 */
export async function lockTransferWindow(
  tx: TransactionContext,
  groupId: string,
): Promise<boolean> {
  const now = tx.clock.now();
  const assemblies = await lockUnfinishedOfGroup(tx.db, groupId);
  return assemblies.every(({ status, cutOffAt }) => status === 'open' && now < cutOffAt);
}

import type { Executor } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import { assemblyErrors } from '../../errors.ts';
import { findBusyAssembly } from '../../server/queries.ts';

/**
 * Refuses to transfer a seat between the cut-off and the settling of the bids (rule 8), because the
 * list and bids refer to the holder at the cut-off. Call it first in the transfer's transaction.
 */
export async function requireTransferAllowed(
  { db, clock }: Pick<TransactionContext, 'db' | 'clock'>,
  { groupId }: { groupId: string },
): Promise<void> {
  if (await isTransferBlocked(db, groupId, clock.now())) {
    throw assemblyErrors.SEAT_IN_ASSEMBLY();
  }
}

/** Whether an assembly of the group is past its cut-off and not settled yet. */
export async function isTransferBlocked(
  db: Executor,
  groupId: string,
  now: Date,
): Promise<boolean> {
  return (await findBusyAssembly(db, groupId, now)) !== undefined;
}

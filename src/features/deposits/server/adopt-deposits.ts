import type { ApplicationRow } from '#features/applications/server/tables.ts';
import { keepPlaces } from '#features/groups/server/keep-places.ts';
import type { TransactionContext } from '#platform/context.ts';
import { adoptOpenDeposits } from './queries.ts';

/**
 * Gives a new application the money of the one it follows. Deleting an application leaves its
 * deposit and place behind: whoever applies again with the same address must not pay twice.
 */
export async function adoptDeposits(
  tx: TransactionContext,
  { id: applicationId, email, preferredPlan }: ApplicationRow,
): Promise<void> {
  const depositIds = await adoptOpenDeposits(tx.db, { applicationId, email });
  if (depositIds.length === 0) return;
  await keepPlaces(tx, { applicationId, depositIds, planId: preferredPlan });
}

import type { ApplicationRow } from '#features/applications/server/tables.ts';
import { keepPlaces } from '#features/groups/server/keep-places.ts';
import type { TransactionContext } from '#platform/context.ts';
import { adoptPaidDeposits } from './queries.ts';

/**
 * Gives a new application the paid deposit of the one it follows. Deleting an application leaves
 * its deposit and place behind: whoever applies again with the same address must not pay twice.
 * A payment still open is not taken over, since its secret would show parts of a refused card.
 */
export async function adoptDeposits(
  tx: TransactionContext,
  { id: applicationId, email, preferredPlan }: ApplicationRow,
  { isProven }: { isProven: boolean },
): Promise<void> {
  const depositIds = await adoptPaidDeposits(tx.db, { applicationId, email });
  if (depositIds.length === 0) return;
  // Anybody can name an address; only its owner moves a place to another plan.
  const planId = isProven ? preferredPlan : undefined;
  await keepPlaces(tx, { applicationId, depositIds, planId });
}

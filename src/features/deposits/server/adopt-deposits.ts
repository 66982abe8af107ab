import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { placeHandler } from './place-handler.ts';
import { adoptPaidDeposits } from './queries.ts';

/**
 * Gives a new application the paid deposit of the one it follows, and answers the plan its place is
 * in. Deleting an application leaves its deposit and place behind: whoever applies again with the
 * same address must not pay twice. A payment still open is not taken over, since its secret would
 * show parts of a refused card. The place stays where it is: anybody can name an address, and only
 * its owner, signed in, moves a place to another plan.
 */
export async function adoptDeposits(
  tx: TransactionContext,
  { id: applicationId, email }: Pick<ApplicationRow, 'id' | 'email'>,
): Promise<PlanId | undefined> {
  const depositIds = await adoptPaidDeposits(tx.db, { applicationId, email });
  if (depositIds.length === 0) return undefined;
  return placeHandler().transferPlaces(tx, { applicationId, depositIds });
}

import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { placeHandler } from './place-handler.ts';
import { adoptPaidDeposits } from './queries.ts';

/**
 * Transfers the paid deposit of a deleted application to a new one with the same address, and
 * returns the plan of its place: nobody must pay twice. An open payment is not transferred, since
 * its secret would reveal parts of a refused card. The place stays in its plan: anybody can type an
 * address, so only its signed-in owner may move the place to another plan.
 */
export async function adoptDeposits(
  tx: TransactionContext,
  { id: applicationId, email }: Pick<ApplicationRow, 'id' | 'email'>,
): Promise<PlanId | undefined> {
  const depositIds = await adoptPaidDeposits(tx.db, { applicationId, email });
  if (depositIds.length === 0) return undefined;
  return placeHandler().transferPlaces(tx, { applicationId, depositIds });
}

import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { movePlaces } from './move-places.ts';
import { adoptPlaces } from './place-queries.ts';

/** Gives the places deposits bought to the application they belong to now; a plan moves them. */
export async function keepPlaces(
  tx: TransactionContext,
  given: { applicationId: string; depositIds: readonly string[]; planId: PlanId | undefined },
): Promise<void> {
  const { applicationId, depositIds, planId } = given;
  await adoptPlaces(tx.db, depositIds, applicationId);
  if (planId) await movePlaces(tx, { applicationId, planId });
}

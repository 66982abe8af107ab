import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { adoptPlaces, findPlacesOf } from './place-queries.ts';

/** Real money before test money, where somebody has places of both. */
const MODES = ['live', 'test', 'sandbox'];

/**
 * Transfers the places of deposits to the application that the deposits belong to now; returns the
 * plan of those places, if there are any.
 */
export async function transferPlaces(
  tx: TransactionContext,
  { applicationId, depositIds }: { applicationId: string; depositIds: readonly string[] },
): Promise<PlanId | undefined> {
  await adoptPlaces(tx.db, depositIds, applicationId);
  const places = await findPlacesOf(tx.db, applicationId);
  const [first] = places.sort((one, other) => MODES.indexOf(one.mode) - MODES.indexOf(other.mode));
  return first?.planId;
}

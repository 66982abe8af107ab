import { type PlanId, plans } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { hasFormed } from '../../rules.ts';
import { lockGroup, lockPlan } from '../queries.ts';
import { findPlacesOf, movePlaceTo } from './place-queries.ts';
import { enterGroup, leaveGroup, openGroup } from './take-place.ts';

/** Moves an applicant's place to a group of another plan. Places in formed groups do not move. */
export async function movePlaces(
  tx: TransactionContext,
  { applicationId, planId }: { applicationId: string; planId: PlanId },
): Promise<'moved' | 'formed'> {
  const places = await findPlacesOf(tx.db, applicationId);
  // Plans are locked in one order, so that two people who swap plans cause no deadlock.
  for (const mode of [...new Set(places.map(({ mode }) => mode))].sort()) {
    for (const plan of Object.keys(plans).sort() as PlanId[]) {
      await lockPlan(tx.db, { planId: plan, mode });
    }
  }
  for (const { place } of places) {
    const from = await lockGroup(tx.db, place.groupId);
    if (!from || from.planId === planId) continue;
    if (hasFormed(from.status)) return 'formed';
    if (from.status !== 'forming') continue;
    const to = await openGroup(tx, { planId, mode: from.mode });
    const move = {
      id: tx.randomness.id(),
      toGroupId: to.id,
      reason: 'plan_changed' as const,
      movedAt: tx.clock.now(),
    };
    if (!(await movePlaceTo(tx.db, place, move))) continue;
    await leaveGroup(tx, from.id);
    await enterGroup(tx, to.id);
  }
  return 'moved';
}

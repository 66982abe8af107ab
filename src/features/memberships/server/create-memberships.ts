import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { plans } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { RULE_VERSION } from '../rules.ts';
import { membershipHandlers } from './membership-handler.ts';
import { insertChanges, insertMemberships } from './queries.ts';

/** A place that becomes a membership, and its owner. */
export type Joining = {
  placeId: string;
  depositId: string;
  completedAt: Date;
  application: ApplicationRow;
  userId: string;
};

/** Creates the memberships of a formed group's seats, with the current terms. */
export async function createMemberships(
  tx: TransactionContext,
  group: Group,
  joining: readonly (Joining & { seat: number })[],
  reason: string,
): Promise<{ membershipId: string; depositId: string }[]> {
  const { db, clock, randomness } = tx;
  const { startMonth, planId } = group;
  if (!startMonth) throw new Error(`group ${group.id} has not formed`);
  const now = clock.now();
  const plan = plans[planId];
  const rows = joining.map(({ seat, placeId, depositId, application, userId }) => ({
    id: randomness.id(),
    groupId: group.id,
    seat,
    userId,
    applicationId: application.id,
    placeId,
    depositId,
    status: 'active' as const,
    planId,
    creditCents: plan.homeValue.cents,
    totalCents: plan.totalContributed.cents,
    ruleVersion: RULE_VERSION,
    startMonth,
    createdAt: now,
    updatedAt: now,
  }));
  const made = await insertMemberships(db, rows);
  await insertChanges(
    db,
    rows.map(({ id }) => ({
      id: randomness.id(),
      membershipId: id,
      fromStatus: null,
      toStatus: 'active' as const,
      reason,
      changedAt: now,
    })),
  );
  for (const handler of membershipHandlers.all()) await handler.onMade(tx, made);
  return rows.map(({ id, depositId }) => ({ membershipId: id, depositId }));
}

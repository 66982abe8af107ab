import type { TransactionContext } from '#platform/context.ts';
import { changeMembership } from './change-membership.ts';
import { membershipHandlers } from './membership-handler.ts';
import { insertChanges, insertMemberships } from './queries.ts';
import type { MembershipRow } from './tables.ts';

/**
 * Gives a seat to another person: the earlier membership ends as transferred and stays as history,
 * and a new one begins with the same terms.
 */
export async function transferSeat(
  tx: TransactionContext,
  from: MembershipRow,
  { userId, applicationId, reason }: { userId: string; applicationId: string; reason: string },
): Promise<MembershipRow> {
  await changeMembership(tx, { membershipId: from.id, to: 'transferred', reason });
  const now = tx.clock.now();
  const [made] = await insertMemberships(tx.db, [
    {
      id: tx.randomness.id(),
      groupId: from.groupId,
      seat: from.seat,
      userId,
      applicationId,
      status: 'active',
      planId: from.planId,
      creditCents: from.creditCents,
      totalCents: from.totalCents,
      ruleVersion: from.ruleVersion,
      startMonth: from.startMonth,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  if (!made) throw new Error('the membership was not returned');
  const change = { membershipId: made.id, fromStatus: null, toStatus: 'active' as const };
  await insertChanges(tx.db, [{ ...change, id: tx.randomness.id(), reason, changedAt: now }]);
  for (const handler of membershipHandlers.all()) await handler.onMade(tx, [made]);
  return made;
}

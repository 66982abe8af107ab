import type { TransactionContext } from '#platform/context.ts';
import { membershipErrors } from '../errors.ts';
import { canBecome, type MembershipStatus, PASSED_ON_STATUSES } from '../rules.ts';
import { membershipHandlers } from './membership-handler.ts';
import { insertChanges, lockMembershipRow, updateRow } from './queries.ts';
import type { MembershipRow } from './tables.ts';

/** A membership, locked until the transaction ends. */
export async function lockMembership(
  { db }: TransactionContext,
  id: string,
): Promise<MembershipRow> {
  const row = await lockMembershipRow(db, id);
  if (!row) throw membershipErrors.MEMBERSHIP_NOT_FOUND();
  return row;
}

/**
 * Moves a membership to another status and records the change. Idempotent; a transition that is not
 * allowed is refused. Returns whether the status changed.
 */
export async function changeMembership(
  tx: TransactionContext,
  { membershipId, to, reason }: { membershipId: string; to: MembershipStatus; reason: string },
): Promise<boolean> {
  const membership = await lockMembership(tx, membershipId);
  const { status } = membership;
  if (status === to) return false;
  if (!canBecome(status, to)) throw membershipErrors.MEMBERSHIP_CHANGE_REFUSED();
  const now = tx.clock.now();
  const isPassedOn = (PASSED_ON_STATUSES as readonly string[]).includes(to);
  await updateRow(tx.db, membershipId, {
    status: to,
    updatedAt: now,
    leavingAt: null,
    ...(isPassedOn ? { heldUntil: now } : {}),
  });
  await insertChanges(tx.db, [
    {
      id: tx.randomness.id(),
      membershipId,
      fromStatus: status,
      toStatus: to,
      reason,
      changedAt: now,
    },
  ]);
  for (const handler of membershipHandlers.all()) await handler.onChanged(tx, { membership, to });
  return true;
}

import { readMembership } from '#features/memberships/server/read-memberships.ts';
import type { TransactionContext } from '#platform/context.ts';
import { contributionErrors } from '../../errors.ts';
import type { AccountRow } from './account-queries.ts';

/**
 * Refuses to take money for a seat that is closed, or whose member leaves before the start and is
 * not replaced yet.
 */
export async function requireOpen(
  tx: Pick<TransactionContext, 'db'>,
  { membershipId, closedAt }: AccountRow,
): Promise<void> {
  const membership = await readMembership(tx, membershipId);
  if (closedAt || membership?.leavingAt) throw contributionErrors.SEAT_CLOSED();
}

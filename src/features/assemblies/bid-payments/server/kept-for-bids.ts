import { readPrepaid } from '#features/contributions/paying/server/pay-from-end.ts';
import type { KeptInstalments } from '#features/contributions/paying/server/prepayment-handler.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import { findClosedBooks } from '../../server/queries.ts';
import { findBidsToPay } from './credit-hold-queries.ts';

/**
 * How many instalments must stay unpaid so that they can pay a bid: the number in a bid that waits
 * for its money, less those that stand where only a part of it was returned. Between the close and the round the bids are sealed, so the published limit is reserved.
 */
export async function readKeptForBids(
  { db }: Pick<Context, 'db'>,
  membershipIds: readonly string[],
): Promise<Map<string, KeptInstalments>> {
  const kept = new Map<string, KeptInstalments>();
  const memberships = [...(await readMemberships({ db }, membershipIds)).values()];
  const groups = [...new Set(memberships.map(({ groupId }) => groupId))];
  const closed = new Map((await findClosedBooks(db, groups)).map((row) => [row.groupId, row]));
  for (const { id, groupId, seat } of memberships) {
    const limit = closed.get(groupId)?.books?.bidLimits?.find((each) => each.seat === seat);
    if (limit) kept.set(id, { held: 0, atMost: limit.unpaid });
  }
  for (const { id, membershipId, instalments } of await findBidsToPay(db, membershipIds)) {
    const held = (instalments ?? 0) - (await readPrepaid({ db }, id)).length;
    const atMost = Math.max(held, kept.get(membershipId)?.atMost ?? 0);
    kept.set(membershipId, { held, atMost });
  }
  return kept;
}

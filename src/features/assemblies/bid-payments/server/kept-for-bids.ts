import type { KeptInstalments } from '#features/contributions/paying/server/prepayment-handler.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import { findHeldBids } from '../../holding/server/pick-queries.ts';
import { findClosedBooks } from '../../server/queries.ts';

/**
 * How many instalments have to stay unpaid so that a bid can be paid with them: as many as a held bid
 * has. Between the close and the round nobody knows what was bid, so the published limit is kept.
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
  for (const { membershipId, instalments } of await findHeldBids(db, membershipIds)) {
    const atMost = Math.max(instalments ?? 0, kept.get(membershipId)?.atMost ?? 0);
    kept.set(membershipId, { held: instalments ?? 0, atMost });
  }
  return kept;
}

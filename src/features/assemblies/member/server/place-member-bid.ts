import type { SignedReceipt } from '#features/bids/receipt.ts';
import { placeBid } from '#features/bids/server/place-bid.ts';
import { type Membership, readMembership } from '#features/memberships/server/read-memberships.ts';
import { bidLimits, isBannedFromBidding } from '#features/program-rules/bids.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { assemblyErrors } from '../../errors.ts';
import { findLastUnpaidBid } from '../../holding/server/pick-queries.ts';
import { findAssembly } from '../../server/queries.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import { sendReceipt } from './receipt-mail.ts';

export type MemberBid = { assemblyId: string; membershipId: string; file: Uint8Array };

/** Places a member's sealed bid for their own seat, if the rules allow the seat to bid. */
export async function placeMemberBid(
  context: Context,
  session: Pick<Session, 'userId'>,
  { assemblyId, membershipId, file }: MemberBid,
): Promise<SignedReceipt> {
  const assembly = await findAssembly(context.db, assemblyId);
  if (!assembly) throw assemblyErrors.ASSEMBLY_NOT_FOUND();
  const checkRights = async (reader: Pick<Context, 'db'>) => {
    const membership = await readMembership(reader, membershipId);
    requireOwnSeat(membership, assembly, session.userId);
    if (!bidLimits(assembly.month).isPossible) throw assemblyErrors.BIDDING_OVER();
    const lastUnpaid = await findLastUnpaidBid(reader.db, membershipId);
    if (isBannedFromBidding(assembly.month, lastUnpaid)) throw assemblyErrors.BIDDER_BARRED();
    return membership;
  };
  const { seat } = await checkRights(context);
  const postponed = assembly.postponements.at(-1);
  const notBefore = postponed && new Date(postponed.at);
  const placed = { biddingId: assemblyId, seat, membershipId, file, notBefore };
  return placeBid(context, placed, {
    mayStill: async (tx) => void (await checkRights(tx)),
    onPlaced: (tx, signed) => sendReceipt(tx, { assemblyId, userId: session.userId }, signed),
  });
}

function requireOwnSeat(
  membership: Membership | undefined,
  { groupId }: AssemblyRow,
  userId: string,
): asserts membership is Membership {
  const isOwn =
    membership?.userId === userId &&
    membership.groupId === groupId &&
    membership.status === 'active';
  if (!isOwn) throw assemblyErrors.SEAT_NOT_YOURS();
}

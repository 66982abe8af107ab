import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { enterBidWire } from '#features/assemblies/bid-payments/server/record-wire.ts';
import { findPicks } from '#features/assemblies/holding/server/pick-queries.ts';
import { placeMemberBid } from '#features/assemblies/member/server/place-member-bid.ts';
import { findByName } from '#features/assemblies/server/queries.ts';
import type { AssemblyRow, PickRow } from '#features/assemblies/server/tables.ts';
import { sealBid } from '#features/bids/seal-bid.ts';
import { groupCode } from '#features/groups/rules.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { LifeWorld } from './life-world.ts';
import type { LifeSeat } from './seats.ts';

export async function assemblyOf(
  { context }: LifeWorld,
  group: Group,
  month: number,
): Promise<AssemblyRow> {
  const row = await findByName(context.db, { groupCode: groupCode(group), month });
  if (!row) throw new Error(`there is no assembly ${month} of ${groupCode(group)}`);
  return row;
}

/** Seals a bid like the member's browser, and places it. */
export async function bid(
  { context }: LifeWorld,
  group: Group,
  { month, seat, instalments }: { month: number; seat: LifeSeat; instalments: number },
): Promise<void> {
  const { id, chain, round } = await assemblyOf({ context } as LifeWorld, group, month);
  const slot = { group: groupCode(group), month, seat: seat.seat, chain: chain.hash, round };
  const { file } = sealBid(chain, slot, instalments, (length) => context.randomness.bytes(length));
  const { membershipId, session } = seat;
  await placeMemberBid(context, session, { assemblyId: id, membershipId, file });
}

/** The held bids of an assembly that await payment. */
export async function heldBids(world: LifeWorld, group: Group, month: number): Promise<PickRow[]> {
  const { id } = await assemblyOf(world, group, month);
  const picks = await findPicks(world.context.db, id);
  return picks.filter(({ status }) => status === 'held');
}

/** Two admins record the wire that pays a bid. */
export async function payBidByWire(
  { context }: LifeWorld,
  [enters, confirms]: readonly [Session, Session],
  { id: pickId, seat }: PickRow,
): Promise<void> {
  const receivedOn = dateOf(context.clock.now());
  const wire = { pickId, receivedOn, reference: `Wire of seat ${seat}, ${pickId}` };
  const { approvalId } = await enterBidWire(context, enters, wire);
  await confirmApproval(context, confirms, { id: approvalId });
}

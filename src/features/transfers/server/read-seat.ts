import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { previewLeaving } from '#features/exits/server/read-leaving.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { membershipErrors } from '#features/memberships/errors.ts';
import { listHoldersOfSeat } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { SeatAtLeaving } from '../contract.ts';
import { findBeneficiary, findEstate, findEstates } from './queries.ts';

/** A seat with its current holder, for admins. */
export async function readSeatAtLeaving(
  context: Context,
  { groupId, seat }: { groupId: string; seat: number },
): Promise<SeatAtLeaving> {
  const group = await readGroup(context, groupId);
  const holders = await listHoldersOfSeat(context, { groupId, seat });
  const membership = holders.find(({ heldUntil }) => heldUntil === null);
  if (!membership || group?.mode !== context.payments.mode) {
    throw membershipErrors.MEMBERSHIP_NOT_FOUND();
  }
  const { id: membershipId, status, userId } = membership;
  const holder = await readUser(context, userId);
  const estate = await findEstate(context.db, membershipId);
  return {
    membershipId,
    groupName: groupName(group.planId, group.number),
    seat,
    holderName: holder?.displayName ?? '',
    holderEmail: holder?.email ?? '',
    status,
    ...(await previewLeaving(context, membership)),
    beneficiary: (await findBeneficiary(context.db, membershipId)) ?? null,
    estate: estate ? { ...estate, recordedAt: estate.recordedAt.toISOString() } : null,
  };
}

/** When each seat passed to an estate. */
export async function readEstateDates(
  { db }: Pick<Context, 'db'>,
  membershipIds: readonly string[],
): Promise<Map<string, Date>> {
  const estates = await findEstates(db, membershipIds);
  return new Map(estates.map(({ membershipId, recordedAt }) => [membershipId, recordedAt]));
}

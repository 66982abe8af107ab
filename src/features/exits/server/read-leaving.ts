import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readRefundChance } from '#features/assemblies/member/server/read-seat-month.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup, readGroupNames } from '#features/groups/server/read-group.ts';
import {
  listMembershipsOf,
  type Membership,
} from '#features/memberships/server/read-memberships.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { LeavingSeat, OpenWish, OwnWish, WishView } from '../contract.ts';
import { findExitOf } from './queries.ts';
import { readSeatNames } from './read-seat-names.ts';
import type { WishRow } from './tables.ts';
import {
  findOpenWish,
  findOpenWishes,
  findWishesOfUser,
  WISHES_SORT,
} from './wishes/wish-queries.ts';
import { optionOf, workOut } from './work-out-leaving.ts';

/** The figures of leaving for each seat of a member, and the statements of seats they left. */
export async function readLeaving(context: Context, { userId }: Session): Promise<LeavingSeat[]> {
  const holder = await readUser(context, userId);
  const seats: LeavingSeat[] = [];
  for (const membership of await listMembershipsOf(context, userId)) {
    const group = await readGroup(context, membership.groupId);
    seats.push({
      membershipId: membership.id,
      groupName: group ? groupName(group.planId, group.number) : '',
      seat: membership.seat,
      holderName: holder?.displayName || (holder?.email ?? ''),
      ...(await previewLeaving(context, membership)),
      refundChance: await chanceOf(context, membership),
    });
  }
  return seats;
}

/** Seats that are or could be cancelled wait for a draw. */
function chanceOf(context: Context, { status, groupId }: Membership): Promise<number | null> {
  const isDrawn = status === 'active' || status === 'cancelled';
  return isDrawn ? readRefundChance(context, groupId) : Promise.resolve(null);
}

/** The figures of leaving a seat now with any open wish, or the statement of its exit. */
export async function previewLeaving(
  context: Context,
  membership: Membership,
): Promise<Pick<LeavingSeat, 'option' | 'worked' | 'wish' | 'statement'>> {
  const account = await readAccount(context, membership.id);
  const option = await optionOf(context, membership);
  const exit = await findExitOf(context.db, membership.id);
  const wish = await findOpenWish(context.db, membership.id);
  return {
    option,
    worked: option && account ? await workOut(context, option, account) : null,
    wish: wish ? viewOf(wish) : null,
    statement: exit ? { ...exit, madeAt: exit.madeAt.toISOString() } : null,
  };
}

/** The open wishes of a member, for pages that only show a notice. */
export async function listOwnWishes(context: Context, { userId }: Session): Promise<OwnWish[]> {
  const open = (await findWishesOfUser(context.db, userId)).filter(({ state }) => state === 'open');
  const names = await readGroupNames(
    context,
    open.map(({ groupId }) => groupId),
  );
  return open.map((wish) => ({
    membershipId: wish.membershipId,
    groupName: names.get(wish.groupId) ?? '',
    seat: wish.seat,
    ...viewOf(wish),
  }));
}

/** Every wish of a user, in any state. */
export function listWishesOf(
  { db }: Pick<TransactionContext, 'db'>,
  userId: string,
): Promise<WishRow[]> {
  return findWishesOfUser(db, userId);
}

/** Pages through the open wishes of all members, soonest effect first. */
export async function listOpenWishes(
  context: Context,
  request: PageRequest,
): Promise<Page<OpenWish>> {
  const rows = await findOpenWishes(context.db, context.payments.mode, request);
  const namesOf = await readSeatNames(context, rows);
  return toPage(WISHES_SORT, rows, request.limit, (row) => ({
    id: row.id,
    membershipId: row.membershipId,
    seat: row.seat,
    ...namesOf(row),
    ...viewOf(row),
  }));
}

const viewOf = (wish: WishRow): WishView => ({
  option: wish.option,
  payoutCents: wish.payoutCents,
  refundCents: wish.refundCents,
  owesCents: wish.owesCents,
  wishedAt: wish.wishedAt.toISOString(),
  takesEffectAt: wish.takesEffectAt.toISOString(),
  isUnconfirmed: wish.unconfirmedSince !== null,
});

import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { listPicksOfGroup } from '#features/assemblies/holding/server/group-state.ts';
import { listAwardsOfGroup } from '#features/awards/server/read-awards.ts';
import { listExitsOfGroup } from '#features/exits/server/read-exits.ts';
import { groupName } from '#features/groups/rules.ts';
import { type Group, pageFormedGroups, readGroup } from '#features/groups/server/read-group.ts';
import { membershipErrors } from '#features/memberships/errors.ts';
import {
  type HolderState,
  listHolderStates,
  listMembershipsOf,
  readMembership,
} from '#features/memberships/server/read-memberships.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import { readEstateDates } from '#features/transfers/server/read-seat.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { Page } from '#shared/api/paging.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { AdminGroupHealth, CircleSeat, GroupPage } from '../contract.ts';
import type { SeatState } from '../rules.ts';
import { findReportMonths, findReports, findShown, putShown } from './queries.ts';
import { readHealth } from './read-health.ts';

/** The groups of a member's seats: circle, health and reports. */
export async function readGroupPages(context: Context, { userId }: Session): Promise<GroupPage[]> {
  const pages: GroupPage[] = [];
  for (const membership of await listMembershipsOf(context, userId)) {
    // Somebody who transferred the seat no longer reads about the group.
    if (membership.heldUntil) continue;
    const group = await readGroup(context, membership.groupId);
    if (!group) continue;
    const shown = await readShown(context, [membership.id]);
    pages.push({
      membershipId: membership.id,
      groupId: group.id,
      groupName: groupName(group.planId, group.number),
      seat: membership.seat,
      isNameShown: shown.has(membership.id),
      capacity: group.capacity,
      health: await readHealth(context, group),
      circle: await readCircle(context, group),
      reports: (await findReports(context.db, group.id)).map(({ report }) => report),
    });
  }
  return pages;
}

const GROUPS_PER_PAGE = 10;
const SHOWN_REPORTS = 12;

/** The state of the formed groups, for the cooperative, the oldest first, page by page. */
export async function listGroupHealth(
  context: Context,
  { cursor }: { cursor?: string | undefined } = {},
): Promise<Page<AdminGroupHealth>> {
  const { items: groups, nextCursor } = await pageFormedGroups(context, {
    mode: context.payments.mode,
    cursor,
    limit: GROUPS_PER_PAGE,
  });
  const items: AdminGroupHealth[] = [];
  for (const group of groups) {
    items.push({
      groupId: group.id,
      groupName: groupName(group.planId, group.number),
      health: await readHealth(context, group),
      reports: await findReportMonths(context.db, group.id, SHOWN_REPORTS),
    });
  }
  return { items, nextCursor };
}

/** Shows a member's name to the group, or hides it. */
export async function showName(
  context: Context,
  { userId }: Session,
  { membershipId, isShown }: { membershipId: string; isShown: boolean },
): Promise<void> {
  const membership = await readMembership(context, membershipId);
  if (membership?.userId !== userId) throw membershipErrors.MEMBERSHIP_NOT_FOUND();
  await putShown(context.db, { membershipId, isShown, changedAt: context.clock.now() });
}

/** The seats of a group: who was selected when, with the names of those who agreed. */
async function readCircle(context: Context, group: Group): Promise<CircleSeat[]> {
  const holders = await listHolderStates(context, group.id);
  const ids = holders.map(({ id }) => id);
  const shown = await readShown(context, ids);
  const people = await readUsers(
    context,
    holders.filter(({ id }) => shown.has(id)).map(({ userId }) => userId),
  );
  const picks = new Map(
    (await listPicksOfGroup(context, group.id))
      .filter(({ status }) => status === 'awarded')
      .map((pick) => [pick.membershipId, pick]),
  );
  const bought = new Set(
    (await listAwardsOfGroup(context, group.id))
      .filter(({ step }) => step === 'paid')
      .map(({ membershipId }) => membershipId),
  );
  const left = new Map(
    (await listExitsOfGroup(context, group.id)).map((exit) => [exit.membershipId, exit.madeAt]),
  );
  return holders.map((holder) => {
    const pick = picks.get(holder.id);
    const leftAt = left.get(holder.id);
    const leftIn = leftAt ? programMonth(holder.startMonth, dateOf(leftAt)) : 0;
    return {
      seat: holder.seat,
      state: stateOf(holder, bought.has(holder.id)),
      month: pick?.month ?? leftIn,
      byBid: pick?.kind === 'bid',
      wasSelected: pick !== undefined,
      name: shown.has(holder.id) ? people.get(holder.userId)?.displayName || null : null,
    };
  });
}

/** Whose name may be shown; the executor of an estate has to agree again. */
async function readShown(context: Context, ids: readonly string[]): Promise<Set<string>> {
  const agreed = await findShown(context.db, ids);
  const estates = await readEstateDates(context, [...agreed.keys()]);
  return new Set(
    ids.filter((id) => {
      const [at, heldSince] = [agreed.get(id), estates.get(id)];
      return at !== undefined && (heldSince === undefined || at > heldSince);
    }),
  );
}

function stateOf({ status }: HolderState, isBought: boolean): SeatState {
  if (status === 'terminated') return 'stopped';
  if (status === 'awarded' || status === 'withdrawn') return isBought ? 'home' : 'selected';
  if (status === 'completed') return isBought ? 'home' : 'waiting';
  return status === 'active' ? 'waiting' : 'left';
}

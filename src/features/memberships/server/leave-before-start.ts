import { lockApplicationsForShare } from '#features/applications/server/income-approvals.ts';
import { creditDeposits, lockDeposits } from '#features/deposits/server/paying/credit-deposit.ts';
import { readReplacement, replacePlace } from '#features/groups/server/places/replace-place.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { changeMembership, lockMembership } from './change-membership.ts';
import { createMemberships } from './create-memberships.ts';
import { announceGroupJob, replaceLeavingJob } from './jobs.ts';
import { membershipHandlers } from './membership-handler.ts';
import { findLeaving, updateRow } from './queries.ts';
import { readJoiningPlaces } from './read-joining-places.ts';
import type { MembershipRow } from './tables.ts';

/**
 * A member's wish to leave between formation and the first due date takes effect. The deposit is not
 * returned; the oldest approved place of a later group takes the seat as soon as there is one. The
 * caller has locked the membership.
 */
export async function offerSeatOfLeaver(
  tx: TransactionContext,
  membership: MembershipRow,
): Promise<void> {
  const { id, leavingAt } = membership;
  if (leavingAt) return;
  const now = tx.clock.now();
  await updateRow(tx.db, id, { leavingAt: now, updatedAt: now });
  for (const handler of membershipHandlers.all()) await handler.onLeaving?.(tx, membership);
  await tx.jobs.enqueue(replaceLeavingJob, {});
}

/**
 * Replaces the leaving members, each in its own transaction. A member whom nobody replaced by the
 * first due date leaves with a cancelled seat.
 */
export async function replaceLeaving(context: Context): Promise<void> {
  for (const membership of await findLeaving(context.db)) {
    await inTransaction(context, (tx) => replaceOne(tx, membership));
  }
}

async function replaceOne(tx: TransactionContext, { id }: MembershipRow): Promise<void> {
  const leaving = await lockMembership(tx, id);
  if (leaving.status !== 'active' || !leaving.leavingAt) return;
  if ((await giveSeatToNext(tx, leaving)) || !isDue(tx, leaving)) return;
  await changeMembership(tx, { membershipId: id, to: 'cancelled', reason: 'left before start' });
}

/** Gives the seat to the oldest approved place of a later group; false when there is none. */
async function giveSeatToNext(tx: TransactionContext, leaving: MembershipRow): Promise<boolean> {
  const group = await readGroup(tx, leaving.groupId);
  if (!group) return false;
  const place = await readReplacement(tx, group);
  if (!place?.applicationId || !leaving.placeId) return false;
  // The lock order of all use cases: deposit, application, then the plan and its groups.
  const deposits = await lockDeposits(tx, [place.depositId]);
  const applications = await lockApplicationsForShare(tx, [place.applicationId]);
  const [joining] = (await readJoiningPlaces(tx, [place], deposits, applications)) ?? [];
  if (!joining) return false;
  if (!(await replacePlace(tx, { group, leavingPlaceId: leaving.placeId, place }))) return false;
  const reason = 'left before start';
  await changeMembership(tx, { membershipId: leaving.id, to: 'replaced', reason });
  const seat = { ...joining, seat: leaving.seat };
  const made = await createMemberships(tx, group, [seat], 'replacement');
  await creditDeposits(tx, group.id, made);
  await tx.jobs.enqueue(announceGroupJob, { groupId: group.id });
  return true;
}

const isDue = (tx: Pick<TransactionContext, 'clock'>, { startMonth }: MembershipRow) =>
  dateOf(tx.clock.now()) >= dueDate(startMonth, 1);

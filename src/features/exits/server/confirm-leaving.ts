import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readAwardOf } from '#features/awards/server/read-awards.ts';
import {
  type ContributionAccount,
  lockPosition,
  readAccount,
} from '#features/contributions/server/settle-account.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { leaveBeforeStart } from '#features/memberships/server/leave-before-start.ts';
import {
  listMembershipsOf,
  type Membership,
} from '#features/memberships/server/read-memberships.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { LeavingSeat } from '../contract.ts';
import { exitErrors } from '../errors.ts';
import { type Worked, workOutCancel, workOutHandBack, workOutSale } from '../rules.ts';
import { findExitOf } from './queries.ts';
import { seatMoneyOf } from './seat-money.ts';

type Option = NonNullable<LeavingSeat['option']>;
type Dependencies = Pick<TransactionContext, 'db' | 'clock'>;

/** What leaving would mean for each seat of a member, and the statements of seats they left. */
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
    });
  }
  return seats;
}

/** What leaving would mean for a seat now, or the statement of how it was left. */
export async function previewLeaving(
  context: Context,
  membership: Membership,
): Promise<Pick<LeavingSeat, 'option' | 'worked' | 'statement'>> {
  const account = await readAccount(context, membership.id);
  const option = await optionOf(context, membership);
  const exit = await findExitOf(context.db, membership.id);
  return {
    option,
    worked: option && account ? await workOut(context, option, account) : null,
    statement: exit ? { ...exit, madeAt: exit.madeAt.toISOString() } : null,
  };
}

type Confirmed = {
  membershipId: string;
  option: Exclude<Option, 'sell'>;
  payoutCents: number;
  refundCents: number;
  signature: string;
};

/**
 * A member cancels before an award, or hands the award back before buying, with the figures they
 * read: when these have changed meanwhile nothing happens.
 */
export async function confirmLeaving(
  context: Context,
  session: Session,
  given: Confirmed,
): Promise<void> {
  const { membershipId, option } = given;
  await requireSignature(context, session, given.signature);
  if (option === 'leave_before_start') {
    await leaveBeforeStart(context, { membershipId, userId: session.userId });
    return;
  }
  await inTransaction(context, async (tx) => {
    const membership = await lockMembership(tx, membershipId);
    if (membership.userId !== session.userId) throw exitErrors.EXIT_REFUSED();
    if ((await optionOf(tx, membership)) !== option) throw exitErrors.EXIT_REFUSED();
    const worked = await workOut(tx, option, await lockPosition(tx, membershipId));
    const isSame =
      worked.payoutCents === given.payoutCents && worked.refundCents === given.refundCents;
    if (!isSame) throw exitErrors.EXIT_CHANGED();
    const to = option === 'cancel' ? 'cancelled' : 'handed_back';
    await changeMembership(tx, { membershipId, to, reason: 'the member’s own wish' });
  });
}

/** What a member can do with a seat now. */
async function optionOf(
  tx: Dependencies,
  { id, status, startMonth, leavingAt }: Membership,
): Promise<Option | null> {
  if (status === 'active') {
    if (leavingAt) return null;
    return dateOf(tx.clock.now()) < dueDate(startMonth, 1) ? 'leave_before_start' : 'cancel';
  }
  if (status !== 'awarded') return null;
  const award = await readAwardOf(tx, id);
  if (!award) return null;
  return award.step === 'paid' ? 'sell' : 'hand_back';
}

async function workOut(
  tx: Dependencies,
  option: Option,
  account: ContributionAccount,
): Promise<Worked> {
  const seat = await seatMoneyOf(tx, account);
  if (option === 'hand_back') return workOutHandBack(seat);
  if (option === 'sell') return workOutSale(seat, creditOf(seat.planId));
  return workOutCancel(seat);
}

const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Nobody leaves by a stray click: they type the name that stands on the page. */
async function requireSignature(
  context: Context,
  { userId, email }: Session,
  signature: string,
): Promise<void> {
  const user = await readUser(context, userId);
  if (plain(signature) !== plain(user?.displayName || email)) {
    throw exitErrors.NAME_DIFFERS().at('signature');
  }
}

import { readGroupOf } from '#features/groups/server/read-group.ts';
import type { MembershipHandler } from '#features/memberships/server/membership-handler.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { voidPayouts } from '#features/payouts/server/owe-payout.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { awardErrors } from '../errors.ts';
import { AWARD_ENDS, type AwardEnd, FIRST_TURN } from '../rules.ts';
import { notifyMember, reasonOf } from './change-award.ts';
import { selectedMail } from './mails.ts';
import { SURPLUS_KINDS } from './paid-out.ts';
import { findAwardOf, insertAward, insertChange, lockAward, updateAward } from './queries.ts';

/** Starts the tracker of an awarded seat, and ends it when the membership ends. */
export const awardMembershipHandler: MembershipHandler = {
  async onMade() {},
  async onChanged(tx, { membership, to }) {
    if (to === 'awarded') await openAward(tx, membership);
    if (isEnd(to)) await endAward(tx, membership.id, to);
  },
};

const isEnd = (status: string): status is AwardEnd =>
  (AWARD_ENDS as readonly string[]).includes(status);

async function openAward(tx: TransactionContext, membership: Membership): Promise<void> {
  const { id: membershipId, groupId, seat, userId, planId, creditCents } = membership;
  const { mode: book } = await readGroupOf(tx, membership);
  const now = tx.clock.now();
  const award = await insertAward(tx.db, {
    id: tx.randomness.id(),
    membershipId,
    groupId,
    book,
    seat,
    userId,
    planId,
    creditCents,
    selectedOn: dateOf(now),
    step: 'papers',
    turn: FIRST_TURN.papers,
    turnSince: now,
    updatedAt: now,
  });
  if (!award) return;
  await insertChange(tx.db, {
    id: tx.randomness.id(),
    awardId: award.id,
    step: award.step,
    turn: award.turn,
    by: 'system',
    ...(await reasonOf(tx, userId, { code: 'selected' })),
    at: now,
  });
  await notifyMember(tx, award, {
    key: `award-selected:${award.id}`,
    write: (seat, locale) => selectedMail(seat, award, locale),
  });
}

/** The exit's statement informs the member. */
async function endAward(
  tx: TransactionContext,
  membershipId: string,
  end: AwardEnd,
): Promise<void> {
  const found = await findAwardOf(tx.db, membershipId);
  const award = found && (await lockAward(tx.db, found.id));
  if (!award || award.end) return;
  // The price may have been sent while the member handed back.
  if (end === 'handed_back' && award.step === 'paid') throw awardErrors.AWARD_ENDED();
  if (award.step !== 'paid') {
    await voidPayouts(tx, { membershipId, kinds: ['home', ...SURPLUS_KINDS] });
  }
  const at = tx.clock.now();
  await updateAward(tx.db, award.id, { end, endedAt: at, updatedAt: at });
  await insertChange(tx.db, {
    id: tx.randomness.id(),
    awardId: award.id,
    step: award.step,
    turn: award.turn,
    by: 'system',
    ...(await reasonOf(tx, award.userId, { code: 'ended', end })),
    at,
  });
}

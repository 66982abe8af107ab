import { lockPosition } from '#features/contributions/server/accounts/settle-account.ts';
import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { offerSeatOfLeaver } from '#features/memberships/server/leave-before-start.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { AppError } from '#shared/api/app-error.ts';
import { hasFallen } from '../../rules.ts';
import type { WishRow } from '../tables.ts';
import { optionOf, workOut } from '../work-out-leaving.ts';
import { endWish, lapseWish } from './end-wish.ts';
import { mailWish } from './mail-wish.ts';
import { findDueWishes, findOpenWish, updateWish } from './wish-queries.ts';

/**
 * Applies every wish to leave that is due, each in its own transaction, so that a failure does not
 * block the others. A refused wish, for example while the price of a home is being sent, is retried
 * in the next run.
 */
export async function applyDueWishes(context: Context): Promise<void> {
  const { db, clock, payments, log } = context;
  const failures: unknown[] = [];
  for (const membershipId of await findDueWishes(db, { book: payments.mode, now: clock.now() })) {
    try {
      await inTransaction(context, (tx) => applyOne(tx, membershipId));
    } catch (error) {
      if (error instanceof AppError) log.warn({ membershipId, code: error.code }, 'a wish waits');
      else failures.push(error);
    }
  }
  const [cause] = failures;
  if (cause) throw new Error(`${failures.length} wishes could not take effect`, { cause });
}

async function applyOne(tx: TransactionContext, membershipId: string): Promise<void> {
  // Every change of a wish takes this lock first.
  const membership = await lockMembership(tx, membershipId);
  const wish = await findOpenWish(tx.db, membershipId);
  if (!wish || wish.unconfirmedSince || wish.takesEffectAt > tx.clock.now()) return;
  await takeEffect(tx, membership, wish);
}

/**
 * Applies a wish with today's figures. If they are worse than the member agreed to, the wish waits
 * for a new confirmation. The caller has locked the membership.
 */
export async function takeEffect(
  tx: TransactionContext,
  membership: Membership,
  wish: WishRow,
): Promise<void> {
  const option = await optionOf(tx, membership);
  const isPossible = wish.option === 'hand_back' ? option === 'hand_back' : isBeforeAward(option);
  if (!isPossible) return lapseWish(tx, wish, 'lapsed_bought');
  if (wish.option === 'leave_before_start') {
    await endWish(tx, wish, 'effective');
    await offerSeatOfLeaver(tx, membership);
    await mailWish(tx, wish, 'left_before_start');
    return;
  }
  const worked = await workOut(tx, wish.option, await lockPosition(tx, membership.id));
  if (hasFallen(worked, wish)) {
    await updateWish(tx.db, wish.id, { unconfirmedSince: tx.clock.now() });
    await mailWish(tx, wish, 'confirm_again', worked);
    return;
  }
  await endWish(tx, wish, 'effective');
  const to = wish.option === 'cancel' ? 'cancelled' : 'handed_back';
  await changeMembership(tx, {
    membershipId: membership.id,
    to,
    reason: 'the member’s own wish',
  });
}

/** Both count: after the clock is set back, the option may be the other one of the two. */
const isBeforeAward = (option: Awaited<ReturnType<typeof optionOf>>) =>
  option === 'cancel' || option === 'leave_before_start';

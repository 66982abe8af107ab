import { lockMembership } from '#features/memberships/server/change-membership.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { exitErrors } from '../../errors.ts';
import { endWish } from './end-wish.ts';
import { mailWish } from './mail-wish.ts';
import { findLastWish } from './wish-queries.ts';

/** Takes back a member's wish to leave, while it has not taken effect. Idempotent. */
export function takeBackWish(
  context: Context,
  session: Session,
  membershipId: string,
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const membership = await lockMembership(tx, membershipId);
    if (membership.userId !== session.userId) throw exitErrors.EXIT_REFUSED();
    const wish = await findLastWish(tx.db, membershipId);
    if (wish?.state === 'taken_back') return;
    if (wish?.state !== 'open') throw exitErrors.WISH_GONE();
    await endWish(tx, wish, 'taken_back');
    await mailWish(tx, wish, 'taken_back');
  });
}

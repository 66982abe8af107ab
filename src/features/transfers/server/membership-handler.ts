import type { MembershipHandler } from '#features/memberships/server/membership-handler.ts';
import type { TransactionContext } from '#platform/context.ts';
import { endedMail } from './mails.ts';
import { tell } from './offer-seat.ts';
import { lockOpenOf, updateTransfer } from './queries.ts';

/** Ends an open transfer of a seat that can no longer change hands, and tells the newcomer. */
export const transferMembershipHandler: MembershipHandler = {
  async onMade() {},
  async onChanged(tx, { membership, to }) {
    if (to !== 'active' && to !== 'transferred') await endOpen(tx, membership.id);
  },
  onLeaving: (tx, { id }) => endOpen(tx, id),
};

async function endOpen(tx: TransactionContext, membershipId: string): Promise<void> {
  const open = await lockOpenOf(tx.db, membershipId);
  if (!open) return;
  await updateTransfer(tx.db, open.id, { state: 'withdrawn', updatedAt: tx.clock.now() });
  await tell(tx, open, open.toUserId, 'transfer-ended', open.priceCents, (seat) => endedMail(seat));
}

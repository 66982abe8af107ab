import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readWaitingCents } from '#features/approvals/server/decide-approval.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { transferErrors } from '../errors.ts';
import { TRANSFER_APPROVAL } from './complete-transfer.ts';
import { withdrawnMail } from './mails.ts';
import { lockOpen, tell } from './offer-seat.ts';
import { updateTransfer } from './queries.ts';
import type { TransferRow } from './tables.ts';

/**
 * Withdraws an open transfer and tells the other side; leaver and newcomer both can, until somebody
 * of the staff has entered that the price arrived.
 */
export function withdrawTransfer(
  context: Context,
  { userId }: Session,
  { id }: { id: string },
): Promise<TransferRow> {
  return inTransaction(context, async (tx) => {
    const offer = await lockOpen(tx, id);
    const { fromUserId, toUserId } = offer;
    if (fromUserId !== userId && toUserId !== userId) throw transferErrors.TRANSFER_NOT_FOUND();
    if ((await readWaitingCents(tx, TRANSFER_APPROVAL, [id])).has(id)) {
      throw transferErrors.TRANSFER_PAID();
    }
    const other = userId === fromUserId ? toUserId : fromUserId;
    const who = (await readUser(tx, userId))?.displayName ?? '';
    await tell(tx, offer, other, 'transfer-withdrawn', offer.priceCents, (seat) =>
      withdrawnMail(seat, who),
    );
    return updateTransfer(tx.db, id, { state: 'withdrawn', updatedAt: tx.clock.now() });
  });
}

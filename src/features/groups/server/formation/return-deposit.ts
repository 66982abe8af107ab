import { readOwnApplication } from '#features/applications/server/own-application.ts';
import { queueRefunds } from '#features/deposits/server/refunds/refund-deposit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { returnableUntil } from '../../approvals.ts';
import { groupErrors } from '../../errors.ts';
import { findPlacesOf } from '../places/place-queries.ts';
import { releasePlace } from '../places/release-place.ts';
import { lockGroup } from '../queries.ts';

/**
 * Refunds the deposit of a member whose place was moved to a later group, within 30 days of the
 * move. The place is released at once, so that it cannot be in a group that forms meanwhile.
 */
export async function returnDeposit(context: Context, session: Session): Promise<number> {
  const application = await readOwnApplication(context, session);
  return inTransaction(context, async (tx) => {
    const now = tx.clock.now();
    const returnable: string[] = [];
    for (const { place, mode } of await findPlacesOf(tx.db, application.id)) {
      if (mode !== context.payments.mode || !place.movedBackAt) continue;
      const group = await lockGroup(tx.db, place.groupId);
      const isInTime = returnableUntil(place.movedBackAt) > now;
      if (group?.status === 'forming' && isInTime) returnable.push(place.depositId);
    }
    if (returnable.length === 0) throw groupErrors.DEPOSIT_NOT_RETURNABLE();
    for (const depositId of returnable) await releasePlace(tx, { depositId });
    await queueRefunds(tx, returnable, 'moved_to_later_group');
    return returnable.length;
  });
}

import type { TransactionContext } from '#platform/context.ts';
import { lockGroup } from '../queries.ts';
import { findPlace, markReleased } from './place-queries.ts';
import { leaveGroup } from './take-place.ts';

/**
 * Gives back the place of a refunded deposit, so that another household may take it. Once a group
 * has formed or ended, its places stay as its record.
 */
export async function releasePlace(
  tx: TransactionContext,
  { depositId }: { depositId: string },
): Promise<void> {
  for (;;) {
    const place = await findPlace(tx.db, depositId);
    if (!place || place.releasedAt) return;
    const group = await lockGroup(tx.db, place.groupId);
    if (group?.status !== 'forming') return;
    // False when the place moved to another group while we waited for this one.
    if (!(await markReleased(tx.db, place, tx.clock.now()))) continue;
    await leaveGroup(tx, place.groupId);
    return;
  }
}

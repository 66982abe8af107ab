import type { TransactionContext } from '#platform/context.ts';
import { checkGroupJob } from '../jobs.ts';
import { findPlacesOf } from '../places/place-queries.ts';
import { findFilledGroupIds } from '../queries.ts';

/**
 * After an income was approved: queues checks of the full groups of that plan. The person's own
 * group may be ready to form now; an older one may have a free place to move up to.
 */
export async function queueGroupCheck(
  tx: TransactionContext,
  { applicationId }: { applicationId: string },
): Promise<void> {
  for (const { mode, planId } of await findPlacesOf(tx.db, applicationId)) {
    const groupIds = await findFilledGroupIds(tx.db, { mode, planId });
    await tx.jobs.enqueueMany(
      checkGroupJob,
      groupIds.map((groupId) => ({ groupId })),
    );
  }
}

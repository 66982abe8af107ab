import type { TransactionContext } from '#platform/context.ts';
import { checkGroupJob } from '../jobs.ts';
import { findGroup } from '../queries.ts';
import { findPlace } from './place-queries.ts';

/** Queues another check of a group when one of its deposits counts again. */
export async function recheckPlace(
  tx: TransactionContext,
  { depositId }: { depositId: string },
): Promise<void> {
  const place = await findPlace(tx.db, depositId);
  const group = place && (await findGroup(tx.db, place.groupId));
  if (group?.filledAt) await tx.jobs.enqueue(checkGroupJob, { groupId: group.id });
}

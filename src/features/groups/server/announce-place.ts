import type { TransactionContext } from '#platform/context.ts';
import { announceGroupJob } from './jobs.ts';
import { findPlace } from './place-queries.ts';
import { findGroup } from './queries.ts';

/** Announces a formed group once more, for a deposit that it passed over and that counts again. */
export async function announcePlace(
  tx: TransactionContext,
  { depositId }: { depositId: string },
): Promise<void> {
  const place = await findPlace(tx.db, depositId);
  const group = place && (await findGroup(tx.db, place.groupId));
  if (group?.status === 'formed') await tx.jobs.enqueue(announceGroupJob, { groupId: group.id });
}

import { callApi } from '#shared/api/api-client.ts';
import { bulkDeleteCall } from '../contract.ts';
import type { BulkType } from '../rules.ts';

const BATCH = 100;

/** How many were kept for one reason. */
export type KeptCount = { reason: string; count: number };

/** Deletes in small batches, to show progress and to lose little if the connection breaks. */
export async function deleteInBatches(
  type: BulkType,
  ids: readonly string[],
  onProgress: (done: number) => void,
): Promise<{ deletedCount: number; kept: KeptCount[] }> {
  let deletedCount = 0;
  const kept = new Map<string, number>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const answer = await callApi(bulkDeleteCall, { body: { type, ids: batch } });
    deletedCount += answer.deletedCount;
    for (const { reason } of answer.kept) kept.set(reason, (kept.get(reason) ?? 0) + 1);
    onProgress(start + batch.length);
  }
  return { deletedCount, kept: [...kept].map(([reason, count]) => ({ reason, count })) };
}

import type { TransactionContext } from '#platform/context.ts';
import { hasFormed } from '../../rules.ts';
import { lockGroup } from '../queries.ts';
import { findPlace } from './place-queries.ts';

/** Whether a deposit has its place in a group that forms or has formed. */
export async function hasPlace(
  tx: TransactionContext,
  { depositId }: { depositId: string },
): Promise<boolean> {
  const place = await findPlace(tx.db, depositId);
  if (!place || place.releasedAt) return false;
  const group = await lockGroup(tx.db, place.groupId);
  return group !== undefined && (group.status === 'forming' || hasFormed(group.status));
}

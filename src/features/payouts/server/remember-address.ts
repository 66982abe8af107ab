import type { TransactionContext } from '#platform/context.ts';
import { insertEarlierAddress } from './queries.ts';

/** Stores somebody's former address, which is notified of changed bank details for some time. */
export async function rememberAddress(
  tx: TransactionContext,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const leftAt = tx.clock.now();
  await insertEarlierAddress(tx.db, { id: tx.randomness.id(), userId, address, leftAt });
}

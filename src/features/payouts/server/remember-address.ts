import type { TransactionContext } from '#platform/context.ts';
import { insertEarlierAddress } from './queries.ts';

/** Remembers the address that somebody had: for some time it is told of changed bank details, too. */
export async function rememberAddress(
  tx: TransactionContext,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const leftAt = tx.clock.now();
  await insertEarlierAddress(tx.db, { id: tx.randomness.id(), userId, address, leftAt });
}

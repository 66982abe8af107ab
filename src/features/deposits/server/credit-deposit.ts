import type { TransactionContext } from '#platform/context.ts';
import { postCredited } from './deposit-postings.ts';
import { lockDeposit, updateDeposit } from './queries.ts';

/**
 * The group formed: what was held for the member becomes credit on the first contribution. False
 * when there is nothing left to credit, because the deposit was given back meanwhile.
 */
export async function creditDeposit(
  tx: TransactionContext,
  { depositId }: { depositId: string },
): Promise<boolean> {
  const deposit = await lockDeposit(tx.db, depositId);
  if (deposit?.status !== 'completed') return false;
  if (deposit.creditedAt) return true;
  const now = tx.clock.now();
  await updateDeposit(tx.db, depositId, { creditedAt: now, updatedAt: now });
  await postCredited(tx, deposit);
  return true;
}

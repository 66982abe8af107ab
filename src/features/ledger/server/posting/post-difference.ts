import type { TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/text/money.ts';
import { readMoved } from '../reading/read-moved.ts';
import { type Movement, postMovement } from './post-movement.ts';

/**
 * Posts the difference between `cents` and what entries of this kind about one record have moved so
 * far; if they moved too much, it is posted in the other direction. The caller has locked the
 * record.
 */
export async function postDifference(
  tx: TransactionContext,
  { cents, ...movement }: Omit<Movement, 'key' | 'amount'> & { cents: number },
): Promise<void> {
  const { book, kind, subjectId, debit, credit } = movement;
  const of = { book, scope: 'cooperative' as const, account: debit, subjectId, kind };
  const moved = await readMoved(tx.db, of);
  const missing = cents - moved.cents;
  if (missing === 0) return;
  await postMovement(tx, {
    ...movement,
    key: `${kind}:${subjectId}:${moved.entries + 1}`,
    amount: usd(Math.abs(missing)),
    ...(missing < 0 ? { debit: credit, credit: debit } : {}),
  });
}

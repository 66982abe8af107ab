import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { TransactionContext } from '#platform/context.ts';
import { postCredited } from './deposit-postings.ts';
import { type DepositRow, deposits } from './tables.ts';

/** The deposits by id, locked in one order. */
export async function lockDeposits(
  { db }: TransactionContext,
  ids: readonly string[],
): Promise<Map<string, DepositRow>> {
  const rows = await db
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids]))
    .orderBy(asc(deposits.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The group formed: what was held for each member becomes credit on the first contribution, once. */
export async function creditDeposits(
  tx: TransactionContext,
  depositIds: readonly string[],
): Promise<void> {
  const now = tx.clock.now();
  const credited = await tx.db
    .update(deposits)
    .set({ creditedAt: now, updatedAt: now })
    .where(and(inArray(deposits.id, [...depositIds]), isNull(deposits.creditedAt)))
    .returning();
  for (const deposit of credited) await postCredited(tx, deposit);
}

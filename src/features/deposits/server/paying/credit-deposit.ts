import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { TransactionContext } from '#platform/context.ts';
import { postCredited } from '../deposit-postings.ts';
import { deposits, type DepositRow as Row } from '../tables.ts';

export type DepositRow = Row;

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

type Member = { membershipId: string; depositId: string };

/** The group formed: each member's deposit becomes credit on the first contribution, once. */
export async function creditDeposits(
  tx: TransactionContext,
  groupId: string,
  members: readonly Member[],
): Promise<void> {
  const ids = members.map(({ depositId }) => depositId);
  const now = tx.clock.now();
  const credited = await tx.db
    .update(deposits)
    .set({ creditedAt: now, updatedAt: now })
    .where(and(inArray(deposits.id, ids), isNull(deposits.creditedAt)))
    .returning();
  const byId = new Map(credited.map((deposit) => [deposit.id, deposit]));
  // In the order of the members, so that the ledger has the order of the seats.
  for (const { depositId, membershipId } of members) {
    const deposit = byId.get(depositId);
    if (deposit) await postCredited(tx, deposit, { groupId, membershipId });
  }
}

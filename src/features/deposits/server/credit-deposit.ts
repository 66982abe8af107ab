import { and, asc, inArray, isNull } from 'drizzle-orm';
import { postMovement } from '#features/ledger/server/post-entry.ts';
import type { TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/money.ts';
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

type Credited = { membershipId: string; depositId: string };

/** The group formed: what was held for each member becomes credit on the first contribution. */
export async function creditDeposits(
  tx: TransactionContext,
  _group: { id: string },
  members: readonly Credited[],
): Promise<void> {
  const now = tx.clock.now();
  const credited = await tx.db
    .update(deposits)
    .set({ creditedAt: now, updatedAt: now })
    .where(
      and(
        inArray(
          deposits.id,
          members.map(({ depositId }) => depositId),
        ),
        isNull(deposits.creditedAt),
      ),
    )
    .returning();
  for (const deposit of credited) {
    await postMovement(tx, {
      book: deposit.mode,
      key: `deposit-credited:${deposit.id}`,
      kind: 'deposit-credited',
      subjectId: deposit.id,
      amount: usd(deposit.amountCents - deposit.refundedCents),
      debit: 'member-deposits',
      credit: 'contribution-credits',
    });
  }
}

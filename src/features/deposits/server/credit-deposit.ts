import { postMovement } from '#features/ledger/server/post-entry.ts';
import type { TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/money.ts';
import { lockDeposit, updateDeposit } from './queries.ts';

/** The group formed: what was held for the member becomes credit on the first contribution. */
export async function creditDeposit(
  tx: TransactionContext,
  { depositId }: { depositId: string },
): Promise<void> {
  const deposit = await lockDeposit(tx.db, depositId);
  if (deposit?.status !== 'completed' || deposit.creditedAt) return;
  const now = tx.clock.now();
  await updateDeposit(tx.db, depositId, { creditedAt: now, updatedAt: now });
  await postMovement(tx, {
    book: deposit.mode,
    key: `deposit-credited:${depositId}`,
    kind: 'deposit-credited',
    subjectId: depositId,
    amount: usd(deposit.amountCents - deposit.refundedCents),
    debit: 'member-deposits',
    credit: 'contribution-credits',
  });
}

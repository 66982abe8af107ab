import type { TransactionContext } from '#platform/context.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import { receiveMoney, returnMoney } from './move-money.ts';
import { type ContributionRow, updateContribution } from './payment-queries.ts';
import { reopenedHandler } from './reopened-handler.ts';

/**
 * Updates the books to the total that was returned of a payment: more than before reopens
 * instalments, less settles them again. The caller has locked the account.
 */
export async function changeReturned(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
  returnedCents: number,
): Promise<AccountRow> {
  const cents = returnedCents - payment.returnedCents;
  if (cents === 0) return account;
  const times = payment.returnedTimes + 1;
  const now = tx.clock.now();
  await updateContribution(tx.db, payment.id, {
    state: returnedCents === payment.amountCents ? 'returned' : 'succeeded',
    returnedCents,
    returnedTimes: times,
    updatedAt: now,
  });
  if (cents < 0) {
    return receiveMoney(tx, account, payment, { cents: -cents, countedAt: now, times });
  }
  const after = await returnMoney(tx, account, payment, { cents, times });
  const key = `${payment.id}:${times}`;
  if (account.closedAt) await reopenedHandler()(tx, { before: account, after, key });
  return after;
}

import type { TransactionContext } from '#platform/context.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import { countAgain, returnMoney } from './move-money.ts';
import { type ContributionRow, updateContribution } from './payment-queries.ts';
import { returnedAfterEndHandler } from './returned-after-end-handler.ts';

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
  await updateContribution(tx.db, payment.id, {
    state: returnedCents === payment.amountCents ? 'returned' : 'succeeded',
    returnedCents,
    returnedTimes: times,
    updatedAt: tx.clock.now(),
  });
  const change = (from: AccountRow) =>
    cents > 0
      ? returnMoney(tx, from, payment, { cents, times })
      : countAgain(tx, from, payment, { cents: -cents, times });
  if (!account.closedAt) return (await change(account)).after;
  const key = `${payment.id}:${times}`;
  const before = await returnedAfterEndHandler().onReturning(tx, account, key);
  const { after, owedCents } = await change(before);
  const takenCents = cents - owedCents;
  await returnedAfterEndHandler().onReturned(tx, { before, after, takenCents, owedCents, key });
  return after;
}

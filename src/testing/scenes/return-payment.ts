import { changeReturned } from '#features/contributions/paying/server/change-returned.ts';
import {
  type ContributionRow,
  findContribution,
} from '#features/contributions/paying/server/payment-queries.ts';
import { lockPosition } from '#features/contributions/server/accounts/settle-account.ts';
import { inTransaction } from '#platform/context.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Sets what a bank has returned of a payment altogether: more than before is returned, less is given
 * back. Without `cents` it returns the whole payment.
 */
export function returnPayment(
  { context }: Pick<TestApp, 'context'>,
  id: string,
  cents?: number,
): Promise<ContributionRow> {
  return inTransaction(context, async (tx) => {
    const payment = await findContribution(tx.db, id);
    if (!payment) throw new Error(`there is no payment ${id}`);
    const account = await lockPosition(tx, payment.membershipId);
    await changeReturned(tx, account, payment, cents ?? payment.amountCents);
    return payment;
  });
}

import { postDifference } from '#features/ledger/server/posting/post-difference.ts';
import { postMovement } from '#features/ledger/server/posting/post-movement.ts';
import { requestRefund } from '#features/payments/server/returns/refund-payment.ts';
import type { TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/text/money.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import { type ContributionRow, updateContribution } from './payment-queries.ts';

/**
 * Money came too late, for a bid or a seat that ended: it enters no group's books and pays no
 * instalment. The cooperative owes it to its payer until it is refunded.
 */
export async function refuseMoney(
  tx: TransactionContext,
  { book }: AccountRow,
  payment: ContributionRow,
): Promise<ContributionRow> {
  await postMovement(tx, {
    book,
    key: `payment-refused:${payment.id}`,
    kind: 'payment-refused',
    subjectId: payment.id,
    amount: usd(payment.amountCents),
    debit: 'provider-balance',
    credit: 'payments-going-back',
  });
  await requestRefund(tx, { paymentId: payment.id, isDueNow: true });
  return updateContribution(tx.db, payment.id, { isRefused: true });
}

/** Updates the books to the total that was returned of refused money. */
export async function changeRefused(
  tx: TransactionContext,
  { book }: AccountRow,
  payment: ContributionRow,
  returnedCents: number,
): Promise<void> {
  await postDifference(tx, {
    book,
    kind: 'refused-payment-returned',
    subjectId: payment.id,
    cents: returnedCents,
    debit: 'payments-going-back',
    credit: 'provider-balance',
  });
  await updateContribution(tx.db, payment.id, {
    state: returnedCents === payment.amountCents ? 'returned' : 'succeeded',
    returnedCents,
    returnedTimes: payment.returnedTimes + 1,
    updatedAt: tx.clock.now(),
  });
}

import type { TransactionContext } from '#platform/context.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { hasFormed } from '../../rules.ts';
import { findPlaceGroups } from './place-queries.ts';

/** Whether an applicant has a place in a group that has formed, whatever became of its deposit. */
export async function hasSeat(
  tx: Pick<TransactionContext, 'db'>,
  { applicationId, mode }: { applicationId: string; mode: PaymentMode },
): Promise<boolean> {
  const groups = await findPlaceGroups(tx.db, applicationId, mode);
  return groups.some(({ status }) => hasFormed(status));
}

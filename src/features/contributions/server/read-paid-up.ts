import { readSuccessMoments } from '#features/payments/server/read-success.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { findPositionsOfGroup } from './accounts/account-queries.ts';
import { findCountedAfter } from './instalment-queries.ts';

/**
 * The memberships of a group whose instalments up to a month were paid at the cut-off: succeeded by
 * then at the provider, and known to us now (rule 4).
 */
export async function readPaidUp(
  { db }: Pick<TransactionContext, 'db'>,
  { groupId, month, cutOffAt }: { groupId: string; month: number; cutOffAt: Date },
): Promise<ReadonlySet<string>> {
  const accounts = await findPositionsOfGroup(db, groupId);
  const paidUp = new Set(
    accounts
      .filter(({ closedAt }) => !closedAt)
      .filter(({ paid, prepaid }) => paid >= month || paid + prepaid === TERM_MONTHS)
      .map(({ membershipId }) => membershipId),
  );
  const late = await findCountedAfter(db, { groupId, k: month, moment: cutOffAt });
  // We may have learned of a payment before the provider's event said when it succeeded.
  const succeeded = await readSuccessMoments(
    { db },
    late.map(({ paymentId }) => paymentId),
  );
  for (const { membershipId, paymentId } of late) {
    const at = succeeded.get(paymentId);
    if (!at || at > cutOffAt) paidUp.delete(membershipId);
  }
  return paidUp;
}

import { paymentErrors } from '#features/payments/errors.ts';
import { syncOwnPayment } from '#features/payments/server/events/sync-own-payment.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { PaymentProviderError } from '#providers/payments/payment-provider.ts';
import type { ContributionPayment } from '../../contract.ts';
import { contributionErrors } from '../../errors.ts';
import { findAccount } from '../../server/accounts/account-queries.ts';
import { type ContributionRow, findContribution } from './payment-queries.ts';

/** Asks the provider about a member's payment, and returns its current state. */
export async function reportContribution(
  context: Context,
  session: Session,
  { paymentId }: { paymentId: string },
): Promise<ContributionPayment> {
  const known = await findContribution(context.db, paymentId);
  const account = known && (await findAccount(context.db, known.membershipId));
  if (account?.userId !== session.userId) throw contributionErrors.CONTRIBUTION_NOT_FOUND();
  try {
    await syncOwnPayment(context, { paymentId });
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw paymentErrors.PAYMENT_PROVIDER_AWAY({ cause });
    throw cause;
  }
  const now = await findContribution(context.db, paymentId);
  if (!now) throw contributionErrors.CONTRIBUTION_NOT_FOUND();
  return toView(now);
}

/** A contribution as its member and admins see it. */
export function toView(row: ContributionRow): ContributionPayment {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amountCents: row.amountCents,
    returnedCents: row.returnedCents,
    instalments: row.instalments,
    method: row.method,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    countedAt: row.countedAt?.toISOString() ?? null,
  };
}

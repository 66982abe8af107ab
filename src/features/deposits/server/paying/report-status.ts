import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { readPaymentBySecret } from '#features/payments/server/read-by-secret.ts';
import type { Context } from '#platform/context.ts';
import { PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { toDollars, usd } from '#shared/text/money.ts';
import { depositErrors } from '../../errors.ts';
import type { DepositStatus } from '../../rules.ts';
import { findDeposit } from '../queries.ts';

/** Syncs the payment with this client secret, and returns its deposit's current status. */
export async function reportStatus(
  context: Context,
  clientSecret: string,
): Promise<{ status: DepositStatus; amount: number }> {
  const payment = await readPaymentBySecret(context, clientSecret);
  if (!payment) throw depositErrors.DEPOSIT_NOT_FOUND();
  try {
    await syncPayment(context, payment.providerId);
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw depositErrors.PAYMENT_UNAVAILABLE({ cause });
    throw cause;
  }
  const deposit = await findDeposit(context.db, payment.subjectId);
  if (!deposit) throw depositErrors.DEPOSIT_NOT_FOUND();
  return { status: deposit.status, amount: toDollars(usd(deposit.amountCents)) };
}

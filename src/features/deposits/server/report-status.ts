import { timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { toDollars, usd } from '#shared/money.ts';
import { depositErrors } from '../errors.ts';
import type { DepositStatus } from '../rules.ts';
import { findDepositByPayment } from './queries.ts';
import { settlePayment } from './settle-deposit.ts';
import type { DepositRow } from './tables.ts';

/** Looks a payment up for whoever holds its secret, and answers what is true of it now. */
export async function reportStatus(
  context: Context,
  clientSecret: string,
): Promise<{ status: DepositStatus; amount: number }> {
  const deposit = await depositOfSecret(context, clientSecret);
  try {
    const settled = await settlePayment(context, deposit.paymentId);
    const { status, amountCents } = settled?.deposit ?? deposit;
    return { status, amount: toDollars(usd(amountCents)) };
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw depositErrors.PAYMENT_UNAVAILABLE({ cause });
    throw cause;
  }
}

async function depositOfSecret(
  context: Context,
  clientSecret: string,
): Promise<DepositRow & { paymentId: string }> {
  const paymentId = clientSecret.split('_secret_')[0] ?? '';
  const deposit = await findDepositByPayment(context.db, paymentId);
  const isKnown =
    deposit?.mode === context.payments.mode && isSameText(deposit.clientSecret, clientSecret);
  if (!isKnown) throw depositErrors.DEPOSIT_NOT_FOUND();
  return { ...deposit, paymentId };
}

function isSameText(left: string | null, right: string): boolean {
  const expected = Buffer.from(left ?? '');
  const given = Buffer.from(right);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

import { timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { PaymentRow } from './payment-row.ts';
import { findByProviderId } from './queries.ts';

/** The payment with this client secret; undefined when there is none. */
export async function readPaymentBySecret(
  { db, payments }: Context,
  clientSecret: string,
): Promise<(PaymentRow & { providerId: string }) | undefined> {
  const providerId = clientSecret.split('_secret_')[0] ?? '';
  const payment = await findByProviderId(db, providerId);
  if (payment?.mode !== payments.mode) return undefined;
  return isSameText(payment.clientSecret, clientSecret) ? { ...payment, providerId } : undefined;
}

function isSameText(left: string | null, right: string): boolean {
  const expected = Buffer.from(left ?? '');
  const given = Buffer.from(right);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

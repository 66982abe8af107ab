import type { Context } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import { paymentErrors } from '../errors.ts';
import { findCustomerId } from './ensure-customer.ts';
import type { PaymentRow } from './payment-row.ts';
import { recordAttempt, recordProviderId } from './queries.ts';

/**
 * Makes a payment at the provider, or finds the one that was made before: at most one exists there,
 * however often and however late this is repeated. The provider forgets the idempotency key after a
 * day, so whoever asks again looks for our reference first.
 */
export async function createProviderPayment(
  context: Context,
  payment: PaymentRow,
  create: (key: string) => Promise<Payment>,
): Promise<Payment> {
  const mayExist = await recordAttempt(context.db, payment.id, context.clock.now());
  const found = mayExist ? await lookUp(context, payment) : undefined;
  const made = found ?? (await create(`payment-${payment.id}`));
  const recorded = await recordProviderId(context.db, payment.id, {
    providerId: made.id,
    clientSecret: made.clientSecret,
    updatedAt: context.clock.now(),
  });
  if (recorded?.providerId !== made.id) throw paymentErrors.PAYMENT_PROVIDER_AWAY();
  return made;
}

/** What the provider has for a payment of ours, if it was ever asked to make it. */
export async function findProviderPayment(
  context: Context,
  payment: PaymentRow,
): Promise<Payment | undefined> {
  return payment.attemptedAt ? lookUp(context, payment) : undefined;
}

async function lookUp(context: Context, { id, createdAt, ownerId }: PaymentRow) {
  const customerId = await findCustomerId(context, ownerId);
  return context.payments.findPayment({ reference: id, since: createdAt, customerId });
}

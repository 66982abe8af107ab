import type { Context } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import { paymentErrors } from '../errors.ts';
import { readCustomerId } from './methods/ensure-customer.ts';
import type { PaymentRow } from './payment-row.ts';
import { recordAttempt, recordProviderId } from './queries.ts';

/**
 * Creates a payment at the provider, or finds the one created before: at most one exists there,
 * even if this is retried days later. The provider prunes idempotency keys after a day, so a retry
 * looks up our reference first.
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

/** The provider's payment with our reference, if we ever tried to create one. */
export async function findProviderPayment(
  context: Context,
  payment: PaymentRow,
): Promise<Payment | undefined> {
  return payment.attemptedAt ? lookUp(context, payment) : undefined;
}

async function lookUp(context: Context, { id, createdAt, ownerId }: PaymentRow) {
  const customerId = await readCustomerId(context, ownerId);
  return context.payments.findPayment({ reference: id, since: createdAt, customerId });
}

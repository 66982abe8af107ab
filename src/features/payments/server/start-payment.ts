import type { Context, TransactionContext } from '#platform/context.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import { type Payment, PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { type Money, usd } from '#shared/money.ts';
import { FIRST_CHECK_MS, isAmountOf } from '../rules.ts';
import { createProviderPayment } from './create-provider-payment.ts';
import { findCustomerId } from './ensure-customer.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment, insertPayment } from './queries.ts';
import { syncPayment } from './sync-payment.ts';

export type NewPayment = {
  /** Our reference; a new one unless the feature has one of its own to use. */
  id?: string;
  purpose: string;
  subjectId: string;
  amount: Money;
  mode: PaymentRow['mode'];
  /** Shown at the provider. */
  description: string;
  /** Cards only, unless said otherwise. */
  methodKinds?: readonly MethodKind[];
  /** The person who pays; given, the provider knows them as a customer (`ensureCustomer` first). */
  ownerId?: string;
  /** When to give up on a payment that nobody made. */
  expiresAt?: Date;
};

/** Records a payment that somebody is going to be asked for; `preparePayment` makes it payable. */
export function openPayment(
  tx: Pick<TransactionContext, 'db' | 'clock' | 'randomness'>,
  given: NewPayment,
): Promise<PaymentRow> {
  return insertPayment(tx.db, newPaymentRow(tx, given));
}

/** The row of a payment that is to begin. */
export function newPaymentRow(
  { clock, randomness }: Pick<TransactionContext, 'clock' | 'randomness'>,
  { id, purpose, subjectId, amount, mode, expiresAt, ownerId, description, ...given }: NewPayment,
) {
  const now = clock.now();
  return {
    id: id ?? randomness.id(),
    purpose,
    subjectId,
    mode,
    amountCents: amount.cents,
    currency: 'USD' as const,
    status: 'pending' as const,
    description,
    methodKinds: [...(given.methodKinds ?? ['card' as const])],
    ownerId: ownerId ?? null,
    expiresAt: expiresAt ?? null,
    nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    createdAt: now,
    updatedAt: now,
  };
}

/** ready: the person can pay; processing: a bank works on it; over: it ended without money, or all went back. */
export type Prepared =
  | { state: 'ready'; providerPayment: Payment }
  | { state: 'processing' | 'succeeded' | 'over' };

/** Makes a payment payable in a browser, or says why it no longer is. Idempotent. */
export async function preparePayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<Prepared> {
  const payment = await findPayment(context.db, paymentId);
  if (!payment) throw new Error(`there is no payment ${paymentId}`);
  if (payment.providerId === null) {
    const customerId = await findCustomerId(context, payment.ownerId);
    const providerPayment = await createProviderPayment(context, payment, (key) =>
      context.payments.createPayment({
        key,
        amount: usd(payment.amountCents),
        reference: payment.id,
        description: payment.description,
        methodKinds: payment.methodKinds,
        customerId,
      }),
    );
    return { state: 'ready', providerPayment };
  }
  const providerPayment = await context.payments.readPayment(payment.providerId);
  if (providerPayment?.status === 'open') {
    // Somebody changed it at the provider: nobody is asked for another amount than ours.
    if (!isAmountOf(payment, providerPayment.amount)) {
      throw new PaymentProviderError(`payment ${providerPayment.id} is not of our amount`);
    }
    return { state: 'ready', providerPayment };
  }
  const synced = await syncPayment(context, payment.providerId);
  return { state: synced ? stateOf(synced.payment) : 'over' };
}

function stateOf({ status, refundedCents, amountCents }: PaymentRow) {
  if (status === 'succeeded') return refundedCents < amountCents ? 'succeeded' : 'over';
  return status === 'pending' || status === 'processing' ? 'processing' : 'over';
}

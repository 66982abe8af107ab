import type { Context, TransactionContext } from '#platform/context.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import { type Payment, PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { type Money, usd } from '#shared/text/money.ts';
import { FIRST_CHECK_MS, isAmountOf } from '../rules.ts';
import { createProviderPayment } from './create-provider-payment.ts';
import { syncPayment } from './events/sync-payment.ts';
import { readCustomerId } from './methods/ensure-customer.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment, insertPayment } from './queries.ts';

export type NewPayment = {
  /** Our reference; generated unless the feature gives one. */
  id?: string;
  purpose: string;
  subjectId: string;
  amount: Money;
  mode: PaymentRow['mode'];
  /** Shown at the provider. */
  description: string;
  /** Cards only by default. */
  methodKinds?: readonly MethodKind[];
  /** The payer, if they are a customer at the provider (call `ensureCustomer` first). */
  ownerId?: string;
  /** When an unpaid payment expires. */
  expiresAt?: Date;
};

/** Records a new payment; `preparePayment` makes it payable. */
export function openPayment(
  tx: Pick<TransactionContext, 'db' | 'clock' | 'randomness'>,
  given: NewPayment,
): Promise<PaymentRow> {
  return insertPayment(tx.db, newPaymentRow(tx, given));
}

/** The row of a new payment. */
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

/**
 * ready: the person can pay; processing: the bank is processing it; over: unpaid and ended, or
 * fully refunded.
 */
export type Prepared =
  | { state: 'ready'; providerPayment: Payment }
  | { state: 'processing' | 'succeeded' | 'over' };

/** Makes a payment payable in a browser, or returns why it no longer is. Idempotent. */
export async function preparePayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<Prepared> {
  const payment = await findPayment(context.db, paymentId);
  if (!payment) throw new Error(`there is no payment ${paymentId}`);
  if (payment.providerId === null) {
    const customerId = await readCustomerId(context, payment.ownerId);
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
    // Somebody changed it at the provider: we never charge another amount than ours.
    if (!isAmountOf(payment, providerPayment.amount)) {
      throw new PaymentProviderError(`payment ${providerPayment.id} does not have our amount`);
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

import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/text/money.ts';
import { paymentErrors } from '../errors.ts';
import { createProviderPayment, findProviderPayment } from './create-provider-payment.ts';
import { endPayment, syncPayment } from './events/sync-payment.ts';
import { chargePaymentJob } from './jobs.ts';
import { lockMethodsForShare } from './methods/method-queries.ts';
import { findCharge, insertPayments, lockPayment } from './queries.ts';
import { type NewPayment, newPaymentRow } from './start-payment.ts';

export type NewCharge = Omit<NewPayment, 'methodKinds' | 'ownerId' | 'expiresAt'> & {
  ownerId: string;
  savedMethodId: string;
};

/**
 * Records payments that are charged to saved methods, and enqueues the charges, in the caller's
 * transaction. Refuses all of them if one has no payment method that its owner allows us to charge.
 */
export async function requestCharges(
  tx: TransactionContext,
  charges: readonly NewCharge[],
): Promise<{ id: string }[]> {
  if (charges.length === 0) return [];
  const methods = await lockMethodsForShare(
    tx.db,
    charges.map(({ savedMethodId }) => savedMethodId),
  );
  const byId = new Map(methods.map((method) => [method.id, method]));
  const rows = charges.map(({ savedMethodId, ...charge }) => {
    const method = byId.get(savedMethodId);
    const isAllowed =
      method?.status === 'active' &&
      method.ownerId === charge.ownerId &&
      method.mode === charge.mode;
    if (!isAllowed) throw paymentErrors.NO_MANDATE();
    const row = newPaymentRow(tx, { ...charge, methodKinds: [method.kind ?? 'card'] });
    return { ...row, savedMethodId, isOffSession: true };
  });
  await insertPayments(tx.db, rows);
  await tx.jobs.enqueueMany(
    chargePaymentJob,
    rows.map(({ id }) => ({ paymentId: id })),
  );
  return rows.map(({ id }) => ({ id }));
}

/**
 * Charges a saved method for a payment and records the outcome. Idempotent. If the method may no
 * longer be charged, the payment fails without a call to the provider.
 */
export async function chargePayment(
  context: Context,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const { payment, method, customerId } = await findCharge(context.db, paymentId);
  if (!payment?.isOffSession || payment.mode !== context.payments.mode) return;
  if (payment.providerId) {
    await syncPayment(context, payment.providerId);
    return;
  }
  if (payment.status !== 'pending') return;
  const { providerId: methodId, kind, mandateId } = method ?? {};
  const isAllowed = method?.status === 'active' && methodId && kind && customerId;
  if (!isAllowed) {
    // A charge that was made before the method was removed still counts.
    const made = await findProviderPayment(context, payment);
    if (made) await syncPayment(context, made.id, made);
    else await failUncharged(context, payment.id);
    return;
  }
  const made = await createProviderPayment(context, payment, (key) =>
    context.payments.chargeMethod({
      key,
      amount: usd(payment.amountCents),
      reference: payment.id,
      description: payment.description,
      customerId,
      method: { id: methodId, kind },
      mandateId: mandateId ?? undefined,
    }),
  );
  await syncPayment(context, made.id, made);
}

async function failUncharged(context: Context, id: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const payment = await lockPayment(tx.db, id);
    if (payment?.status !== 'pending' || payment.providerId) return;
    const { message } = paymentErrors.NO_MANDATE();
    await endPayment(tx, payment, 'failed', { code: 'no_mandate', message });
  });
}

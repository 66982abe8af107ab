import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Payment, PaymentFailure } from '#providers/payments/payment-provider.ts';
import { decidePayment, UNKNOWN_AT_PROVIDER } from '../../rules.ts';
import { handlerOf } from '../handlers.ts';
import type { PaymentRow } from '../payment-row.ts';
import {
  findByProviderId,
  findPayment,
  lockByProviderId,
  recordProviderId,
  updatePayment,
} from '../queries.ts';
import { type DisputeRevisions, recordDisputes } from '../returns/record-disputes.ts';
import { recordRefunds } from '../returns/record-refunds.ts';
import { returnUnexpected } from '../returns/return-unexpected.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const UNKNOWN: PaymentFailure = {
  code: UNKNOWN_AT_PROVIDER,
  message: 'The payment provider no longer knows this payment.',
};

export type Synced = { payment: PaymentRow; hasChanged: boolean };

/**
 * Asks the provider about a payment and updates our record; called after a webhook, by the browser,
 * the reconciliation and admins. Idempotent. Undefined when the payment is not ours. `given` is an
 * answer that the caller just got.
 */
export async function syncPayment(
  context: Context,
  providerId: string,
  given?: Payment,
): Promise<Synced | undefined> {
  let hasChanged = false;
  for (let seen: DisputeRevisions = new Map(), known = given; ; known = undefined) {
    // The network call comes before the transaction, so the answer may be outdated by then. Records
    // therefore only move forward; where a newer state could move back, the provider is asked
    // again.
    const answer = await readFinalAnswer(context, providerId, known);
    if (!answer) return endUnknown(context, providerId);
    const applied = await applyToOwnPayment(context, answer, seen);
    if (!applied) return undefined;
    hasChanged ||= applied.hasChanged;
    if (applied.outdated.size === 0) return { payment: applied.payment, hasChanged };
    seen = applied.outdated;
  }
}

/**
 * Ends an unpaid payment that the provider no longer knows, so that another one can be started. If
 * money arrives for it later, it still counts.
 */
function endUnknown(context: Context, providerId: string): Promise<Synced | undefined> {
  return inTransaction(context, async (tx) => {
    const payment = await lockByProviderId(tx.db, providerId);
    if (!payment) return undefined;
    if (payment.status !== 'pending') return { payment, hasChanged: false };
    tx.log.warn({ paymentId: payment.id }, 'the provider does not know a payment; it was ended');
    return { payment: await endPayment(tx, payment, 'failed', UNKNOWN), hasChanged: true };
  });
}

/**
 * The provider's final answer. The provider keeps a refused debit or a failed off-session charge
 * open for another attempt: it is cancelled first, so that nobody pays later what we recorded as
 * failed.
 */
async function readFinalAnswer(
  context: Context,
  providerId: string,
  given: Payment | undefined,
): Promise<Payment | undefined> {
  const answer = given ?? (await context.payments.readPayment(providerId));
  if (answer?.status !== 'open' || !answer.failure) return answer;
  const known = await findByProviderId(context.db, providerId);
  const isOver = known?.isOffSession || known?.status === 'processing';
  if (!isOver) return answer;
  await context.payments.cancelPayment(providerId, 'failed');
  const ended = await context.payments.readPayment(providerId);
  return ended && { ...ended, failure: ended.failure ?? answer.failure };
}

/** `outdated`: disputes whose answer may be older than our record, with our revision. */
type Applied = Synced & { outdated: DisputeRevisions };

async function applyToOwnPayment(
  context: Context,
  answer: Payment,
  seen: DisputeRevisions,
): Promise<Applied | undefined> {
  const apply = () => inTransaction(context, (tx) => applyAnswer(tx, answer, seen));
  return (await apply()) ?? (await claimByReference(context, answer, apply));
}

/**
 * Finds our payment by its reference when the process died before it recorded the provider's id.
 */
async function claimByReference(
  context: Context,
  answer: Payment,
  apply: () => Promise<Applied | undefined>,
): Promise<Applied | undefined> {
  if (!answer.reference || !UUID.test(answer.reference)) return undefined;
  const meant = await findPayment(context.db, answer.reference);
  if (meant?.mode !== context.payments.mode) return undefined;
  const recorded = await recordProviderId(
    context.db,
    meant.id,
    {
      providerId: answer.id,
      clientSecret: answer.clientSecret,
      updatedAt: context.clock.now(),
    },
    { isPaid: answer.status === 'succeeded' },
  );
  if (recorded?.providerId === answer.id) return apply();
  // Each payment has one payment at the provider. A second one that was paid is returned.
  if (!recorded || answer.status !== 'succeeded') return undefined;
  const hasChanged = await inTransaction(context, (tx) =>
    returnUnexpected(tx, recorded, answer, 'second_payment'),
  );
  return { payment: recorded, hasChanged, outdated: new Map() };
}

async function applyAnswer(
  tx: TransactionContext,
  answer: Payment,
  seen: DisputeRevisions,
): Promise<Applied | undefined> {
  const known = await lockByProviderId(tx.db, answer.id);
  if (!known) return undefined;
  const decision = decidePayment(known, answer);
  if (decision === 'return') return refuseMoney(tx, known, answer);
  const decided = await applyDecision(tx, known, decision, answer);
  const refunds = await recordRefunds(tx, decided, answer.refunds);
  const disputes = await recordDisputes(tx, refunds.payment, answer.disputes, seen);
  return {
    payment: disputes.payment,
    hasChanged: decision !== 'none' || refunds.hasChanged || disputes.hasChanged,
    outdated: disputes.outdated,
  };
}

async function applyDecision(
  tx: TransactionContext,
  payment: PaymentRow,
  decision: Exclude<ReturnType<typeof decidePayment>, 'return'>,
  { failure, method }: Payment,
): Promise<PaymentRow> {
  const now = tx.clock.now();
  if (decision === 'none') return payment;
  if (decision === 'expire') return endPayment(tx, payment, 'expired');
  if (decision === 'fail') return endPayment(tx, payment, 'failed', failure);
  const handler = handlerOf(payment);
  if (decision === 'process') {
    const after = await updatePayment(tx.db, payment.id, { status: 'processing', updatedAt: now });
    await handler.onProcessing?.(tx, after);
    return after;
  }
  const after = await updatePayment(tx.db, payment.id, {
    status: 'succeeded',
    ...(method ? { paidKind: method.kind, paidLast4: method.last4, paidName: method.name } : {}),
    succeededAt: now,
    updatedAt: now,
    nextCheckAt: null,
  });
  await handler.onSucceeded(tx, after);
  return after;
}

/** Ends an unpaid payment and calls its feature's handler. */
export async function endPayment(
  tx: TransactionContext,
  payment: PaymentRow,
  status: 'expired' | 'failed',
  failure?: PaymentFailure,
): Promise<PaymentRow> {
  const after = await updatePayment(tx.db, payment.id, {
    status,
    ...(failure ? { failureCode: failure.code, failureMessage: failure.message } : {}),
    nextCheckAt: null,
    updatedAt: tx.clock.now(),
  });
  await handlerOf(payment).onEnded(tx, after);
  return after;
}

/** The amount is not the requested one: it is returned, and the payment stays unpaid. */
async function refuseMoney(
  tx: TransactionContext,
  payment: PaymentRow,
  answer: Payment,
): Promise<Applied> {
  const hasChanged = await returnUnexpected(tx, payment, answer, 'wrong_amount');
  const isOpen = payment.status === 'pending' || payment.status === 'processing';
  const after = isOpen ? await endPayment(tx, payment, 'failed') : payment;
  return { payment: after, hasChanged, outdated: new Map() };
}

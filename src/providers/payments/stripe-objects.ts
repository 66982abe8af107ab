import type Stripe from 'stripe';
import {
  InvalidEventError,
  type MethodKind,
  type PaidWith,
  type Payment,
  type PaymentDispute,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentMethodSetup,
  type PaymentRefund,
  type ProviderAmount,
  type ProviderMethod,
} from './payment-provider.ts';

const STATUSES: Record<Stripe.PaymentIntent.Status, Payment['status']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

const REFUND_STATUSES: Record<string, PaymentRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const DISPUTE_STATUSES: Record<string, PaymentDispute['status']> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

export const idOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id;

export const amountOf = (cents: number, currency: string): ProviderAmount => ({
  cents,
  currency: currency.toUpperCase(),
});

export function toPayment(
  intent: Stripe.PaymentIntent,
  { refunds, disputes }: Pick<Payment, 'refunds' | 'disputes'>,
): Payment {
  return {
    id: intent.id,
    status: STATUSES[intent.status] ?? 'processing',
    amount: amountOf(intent.amount, intent.currency),
    received: amountOf(intent.amount_received, intent.currency),
    clientSecret: intent.client_secret ?? '',
    hasFailedAttempt: intent.last_payment_error !== null,
    failure: failureOf(intent.last_payment_error),
    isAbandoned: intent.cancellation_reason === 'abandoned',
    reference: intent.metadata.reference,
    method: paidWith(intent.latest_charge),
    refunds,
    disputes,
  };
}

/** Known of a charge that was read with the payment and went through. */
function paidWith(charge: Stripe.PaymentIntent['latest_charge']): PaidWith | undefined {
  if (typeof charge !== 'object' || !charge?.paid) return undefined;
  const { card, us_bank_account: account } = charge.payment_method_details ?? {};
  if (account) {
    const { last4, bank_name: name } = account;
    return { kind: 'us_bank_account', last4: last4 ?? '', name: name ?? '' };
  }
  return card ? { kind: 'card', last4: card.last4 ?? '', name: card.brand ?? '' } : undefined;
}

function failureOf(
  error: Stripe.PaymentIntent.LastPaymentError | null,
): PaymentFailure | undefined {
  if (!error) return undefined;
  return {
    code: error.decline_code ?? error.code ?? error.type,
    message: error.message ?? 'The payment failed.',
  };
}

const SETUP_STATUSES: Record<string, PaymentMethodSetup['status']> = {
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** A setup that was read with its payment method. */
export function toSetup(setup: Stripe.SetupIntent): PaymentMethodSetup {
  const { payment_method: method, mandate } = setup;
  return {
    id: setup.id,
    status: SETUP_STATUSES[setup.status] ?? 'open',
    clientSecret: setup.client_secret ?? '',
    reference: setup.metadata?.reference,
    method:
      setup.status === 'succeeded' && typeof method === 'object' && method
        ? toMethod(method)
        : undefined,
    mandateId: idOf(mandate),
  };
}

function toMethod(method: Stripe.PaymentMethod): ProviderMethod {
  const { card, us_bank_account: account } = method;
  const kind: MethodKind = account ? 'us_bank_account' : 'card';
  return {
    id: method.id,
    kind,
    last4: account?.last4 ?? card?.last4 ?? '',
    name: account?.bank_name ?? card?.brand ?? '',
  };
}

/** Whether the payment is disputed; it must be read with its charge expanded. */
export function isDisputed({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.disputed === true;
}

const fromSeconds = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

export function toPaymentDispute(dispute: Stripe.Dispute): PaymentDispute {
  return {
    id: dispute.id,
    paymentId: idOf(dispute.payment_intent) ?? '',
    amount: amountOf(dispute.amount, dispute.currency),
    reason: dispute.reason,
    status: DISPUTE_STATUSES[dispute.status] ?? 'inquiry',
    respondBy: fromSeconds(dispute.evidence_details?.due_by),
  };
}

export function toPaymentRefund(refund: Stripe.Refund): PaymentRefund {
  return {
    id: refund.id,
    paymentId: idOf(refund.payment_intent) ?? '',
    amount: amountOf(refund.amount, refund.currency),
    status: REFUND_STATUSES[refund.status ?? ''] ?? 'pending',
  };
}

const isStorable = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length > 0 &&
  text.length <= 255 &&
  text.isWellFormed() &&
  !text.includes('\u0000');

const LATEST_EVENT_SECONDS = 32_503_680_000;

/** Whether something signed has the parts of an event that we store. */
export function isWholeEvent(event: unknown): event is Stripe.Event {
  if (typeof event !== 'object' || event === null) return false;
  const { id, type, created, data } = event as Partial<Record<keyof Stripe.Event, unknown>>;
  const object = (data as { object?: unknown } | null | undefined)?.object;
  return (
    isStorable(id) &&
    isStorable(type) &&
    typeof created === 'number' &&
    created >= 0 &&
    created < LATEST_EVENT_SECONDS &&
    typeof object === 'object' &&
    object !== null
  );
}

/**
 * The events after which the provider may have something new. The others of a payment repeat one of
 * these, or report what we requested ourselves.
 */
const DECIDING_EVENTS =
  /^(payment_intent\.(processing|succeeded|payment_failed|canceled)|setup_intent\.(succeeded|setup_failed|canceled)|charge\.refunded|charge\.dispute\.\w+|refund\.\w+)$/;

/** Whether the webhook endpoint is made for events of this type (`docs/operations.md`). */
export const isDecidingEvent = (type: string): boolean => DECIDING_EVENTS.test(type);

/** Which payment or setup an event is about; undefined for kinds we do not act on. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  if (!isDecidingEvent(event.type)) return undefined;
  const object = event.data.object as {
    id: string;
    object: string;
    payment_intent?: string | { id: string } | null;
  };
  const isSetup = object.object === 'setup_intent';
  const isItself = isSetup || object.object === 'payment_intent';
  const objectId = isItself ? object.id : idOf(object.payment_intent);
  if (!objectId) return undefined;
  if (!isStorable(objectId)) throw new InvalidEventError('the event is not complete');
  return {
    id: event.id,
    type: event.type,
    about: isSetup ? 'setup' : 'payment',
    objectId,
    createdAt: new Date(event.created * 1000),
  };
}

import type Stripe from 'stripe';
import type {
  Payment,
  PaymentDispute,
  PaymentEvent,
  PaymentRefund,
  ProviderAmount,
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

const idOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id;

const amountOf = (cents: number, currency: string): ProviderAmount => ({
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
    isAbandoned: intent.cancellation_reason === 'abandoned',
    reference: intent.metadata.reference,
    refunds,
    disputes,
  };
}

/** Whether the card's holder objected; known of a payment that was read with its charge. */
export function isDisputed({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.disputed === true;
}

export function toPaymentDispute(dispute: Stripe.Dispute): PaymentDispute {
  return {
    id: dispute.id,
    paymentId: idOf(dispute.payment_intent) ?? '',
    amount: amountOf(dispute.amount, dispute.currency),
    reason: dispute.reason,
    status: DISPUTE_STATUSES[dispute.status] ?? 'inquiry',
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

/** Which payment an event is about; undefined for kinds we do not act on. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  if (!/^(payment_intent|charge|refund)\./.test(event.type)) return undefined;
  const object = event.data.object as {
    id: string;
    object: string;
    payment_intent?: string | { id: string } | null;
  };
  const paymentId = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent);
  if (!paymentId) return undefined;
  return {
    id: event.id,
    type: event.type,
    paymentId,
    createdAt: new Date(event.created * 1000),
  };
}

import type Stripe from 'stripe';
import type {
  sandboxCharges,
  sandboxDisputes,
  sandboxPaymentIntents,
  sandboxRefunds,
} from '../tables.ts';
import type { SandboxAccount } from './methods/test-accounts.ts';
import type { SandboxCard, SandboxCardError } from './methods/test-cards.ts';

export type IntentRow = typeof sandboxPaymentIntents.$inferSelect;
export type ChargeRow = typeof sandboxCharges.$inferSelect;
export type RefundRow = typeof sandboxRefunds.$inferSelect;
export type DisputeRow = typeof sandboxDisputes.$inferSelect;

/** The API version of the SDK, whose object types these follow. */
export const API_VERSION = '2026-10-28.endive';

export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export function cardError(error: SandboxCardError) {
  return {
    type: 'card_error' as const,
    code: error.code,
    ...(error.declineCode ? { decline_code: error.declineCode } : {}),
    message: error.message,
  };
}

export function intentObject(row: IntentRow): Stripe.PaymentIntent {
  return {
    id: row.id,
    object: 'payment_intent',
    allowed_payment_method_types: row.methodTypes,
    amount: row.amount,
    amount_capturable: 0,
    amount_received: row.status === 'succeeded' ? row.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: row.canceledAt ? seconds(row.canceledAt) : null,
    cancellation_reason: row.cancellationReason as Stripe.PaymentIntent['cancellation_reason'],
    capture_method: 'automatic_async',
    client_secret: row.clientSecret,
    confirmation_method: 'automatic',
    created: seconds(row.createdAt),
    currency: row.currency,
    customer: row.customer,
    customer_account: null,
    description: row.description,
    excluded_payment_method_types: null,
    last_payment_error: row.lastError
      ? (cardError(row.lastError) as Stripe.PaymentIntent.LastPaymentError)
      : null,
    latest_charge: row.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_action:
      row.status === 'requires_action'
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
        : null,
    on_behalf_of: null,
    payment_method: row.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: row.methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  };
}

/** What a browser with the client secret may see: no metadata. */
export function publicIntentObject(row: IntentRow) {
  const { metadata: _metadata, ...visible } = intentObject(row);
  return visible;
}

function outcomeOf(row: ChargeRow): Stripe.Charge.Outcome | null {
  if (row.status === 'pending') return null;
  const isPaid = row.status === 'succeeded';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
    reason: row.error?.declineCode ?? row.error?.code ?? null,
    risk_level: 'normal',
    seller_message: isPaid ? 'Payment complete.' : (row.error?.message ?? null),
    type: isPaid ? 'authorized' : 'issuer_declined',
  } as Stripe.Charge.Outcome;
}

/** The card or bank account of a charge or method, as the provider shows it. */
export function methodDetails(row: { card: SandboxCard | null; account: SandboxAccount | null }) {
  return row.account
    ? { type: 'us_bank_account' as const, us_bank_account: accountDetails(row.account) }
    : { type: 'card' as const, ...(row.card ? { card: cardDetails(row.card) } : {}) };
}

function accountDetails({ bankName, last4, routingNumber }: SandboxAccount) {
  return {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: bankName,
    financial_connections_account: null,
    fingerprint: null,
    last4,
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: routingNumber,
    status_details: null,
  };
}

function cardDetails(card: SandboxCard) {
  return {
    brand: card.brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    last4: card.last4,
    funding: 'credit',
    country: 'US',
  };
}

export function chargeObject(row: ChargeRow): Stripe.Charge {
  const isPaid = row.status === 'succeeded';
  return {
    id: row.id,
    object: 'charge',
    amount: row.amount,
    amount_captured: isPaid ? row.amount : 0,
    amount_refunded: row.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: seconds(row.createdAt),
    currency: row.currency,
    customer: null,
    description: null,
    disputed: row.disputed,
    failure_balance_transaction: null,
    failure_code: row.error?.code ?? null,
    failure_message: row.error?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(row),
    paid: isPaid,
    payment_intent: row.paymentIntent,
    payment_method: row.paymentMethod,
    payment_method_details: methodDetails(row) as unknown as Stripe.Charge.PaymentMethodDetails,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: row.amountRefunded === row.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function refundObject(row: RefundRow): Stripe.Refund {
  return {
    id: row.id,
    object: 'refund',
    amount: row.amount,
    balance_transaction: null,
    charge: row.charge,
    created: seconds(row.createdAt),
    currency: row.currency,
    customer: null,
    customer_account: null,
    metadata: row.metadata,
    payment_intent: row.paymentIntent,
    payment_method: null,
    reason: row.reason as Stripe.Refund['reason'],
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.status,
    transfer_reversal: null,
    ...(row.status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
  };
}

/** Banks give about two weeks for an answer. */
const ANSWER_SECONDS = 14 * 24 * 60 * 60;

/** The parts of a dispute that we read; the sandbox does not support evidence. */
export function disputeObject(row: DisputeRow) {
  return {
    id: row.id,
    object: 'dispute' as const,
    amount: row.amount,
    balance_transactions: [],
    charge: row.charge,
    created: seconds(row.createdAt),
    currency: row.currency,
    evidence: {},
    evidence_details: {
      due_by: seconds(row.createdAt) + ANSWER_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: row.paymentIntent,
    reason: row.reason,
    status: row.status,
  };
}

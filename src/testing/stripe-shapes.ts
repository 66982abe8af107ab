import { z } from 'zod';

/**
 * The schema of the objects we read, from Stripe's public API description: required fields, types
 * and allowed values. An optional field may be missing or null.
 */
const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_`));
const text = z.string();
const moment = z.int().positive();
const cents = z.int().nonnegative();
const currency = z.string().regex(/^[a-z]{3}$/);
const maybe = <T extends z.ZodType>(type: T) => type.nullish();
const metadata = z.record(text, text);

const error = z.looseObject({
  type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
  code: text.optional(),
  decline_code: text.optional(),
  message: text.optional(),
  param: text.optional(),
});

const charge = z.looseObject({
  id: id('ch'),
  object: z.literal('charge'),
  amount: cents,
  amount_captured: cents,
  amount_refunded: cents,
  billing_details: z.looseObject({
    address: maybe(z.looseObject({})),
    email: maybe(text),
    name: maybe(text),
    phone: maybe(text),
  }),
  captured: z.boolean(),
  created: moment,
  currency,
  disputed: z.boolean(),
  failure_code: maybe(text),
  failure_message: maybe(text),
  livemode: z.boolean(),
  metadata,
  outcome: maybe(z.looseObject({ type: text, network_status: maybe(text), reason: maybe(text) })),
  paid: z.boolean(),
  payment_intent: maybe(id('pi')),
  refunded: z.boolean(),
  status: z.enum(['failed', 'pending', 'succeeded']),
});

const paymentIntent = z.looseObject({
  id: id('pi'),
  object: z.literal('payment_intent'),
  amount: cents,
  amount_received: cents.optional(),
  canceled_at: maybe(moment),
  cancellation_reason: maybe(
    z.enum([
      'abandoned',
      'automatic',
      'duplicate',
      'failed_invoice',
      'fraudulent',
      'requested_by_customer',
      'void_invoice',
    ]),
  ),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']),
  client_secret: maybe(text),
  confirmation_method: z.enum(['automatic', 'manual']),
  created: moment,
  currency,
  last_payment_error: maybe(error),
  latest_charge: maybe(z.union([id('ch'), charge])),
  livemode: z.boolean(),
  metadata: metadata.optional(),
  next_action: maybe(z.looseObject({ type: text })),
  payment_method_types: z.array(text),
  status: z.enum([
    'canceled',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ]),
});

const refund = z.looseObject({
  id: id('re'),
  object: z.literal('refund'),
  amount: cents,
  charge: maybe(id('ch')),
  created: moment,
  currency,
  failure_reason: text.optional(),
  metadata: maybe(metadata),
  payment_intent: maybe(id('pi')),
  reason: maybe(
    z.enum(['duplicate', 'expired_uncaptured_charge', 'fraudulent', 'requested_by_customer']),
  ),
  status: maybe(z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'])),
});

const dispute = z.looseObject({
  id: id('du'),
  object: z.literal('dispute'),
  amount: cents,
  balance_transactions: z.array(z.looseObject({})),
  charge: id('ch'),
  created: moment,
  currency,
  evidence: z.looseObject({}),
  evidence_details: z.looseObject({ has_evidence: z.boolean(), past_due: z.boolean() }),
  is_charge_refundable: z.boolean(),
  livemode: z.boolean(),
  metadata,
  payment_intent: maybe(id('pi')),
  reason: text,
  status: z.enum([
    'charge_refunded',
    'lost',
    'needs_response',
    'under_review',
    'warning_closed',
    'warning_needs_response',
    'warning_under_review',
    'won',
  ]),
});

const record = z.discriminatedUnion('object', [paymentIntent, charge, refund, dispute]);

export const stripeShapes = {
  record,
  error: z.object({ error }),
  list: z.looseObject({
    object: z.literal('list'),
    url: text.startsWith('/v1/'),
    has_more: z.boolean(),
    data: z.array(record),
  }),
  event: z.looseObject({
    id: id('evt'),
    object: z.literal('event'),
    api_version: maybe(text),
    created: moment,
    data: z.looseObject({ object: record }),
    livemode: z.boolean(),
    pending_webhooks: z.int(),
    request: maybe(z.looseObject({ id: maybe(text), idempotency_key: maybe(text) })),
    type: text,
  }),
};

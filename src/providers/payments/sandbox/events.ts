import { insertRow } from '#db/insert-rows.ts';
import { isDecidingEvent } from '../stripe-objects.ts';
import { sandboxPaymentEvents, sandboxWebhookDeliveries } from '../tables.ts';
import { type SetupRow, setupObject } from './methods/setup-objects.ts';
import {
  API_VERSION,
  type ChargeRow,
  chargeObject,
  type DisputeRow,
  disputeObject,
  type IntentRow,
  intentObject,
  type RefundRow,
  refundObject,
  seconds,
} from './objects.ts';
import { newId, type SandboxWorld } from './world.ts';

/** Records an event, and schedules its webhook if the endpoint is made for such events. */
async function recordEvent(
  world: SandboxWorld,
  type: string,
  paymentIntent: string,
  object: unknown,
): Promise<void> {
  const now = world.clock.now();
  const id = newId(world, 'evt');
  const payload = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  const row = { id, type, paymentIntent, payload, createdAt: now };
  const delivery = { table: sandboxWebhookDeliveries, row: newDelivery(world, id, false) };
  await insertRow(
    world.db,
    sandboxPaymentEvents,
    row,
    isDecidingEvent(type) ? delivery : undefined,
  );
}

/** Schedules the delivery of an event; each call schedules one more delivery. */
export async function queueDelivery(
  world: SandboxWorld,
  eventId: string,
  isForced: boolean,
): Promise<void> {
  await world.db.insert(sandboxWebhookDeliveries).values(newDelivery(world, eventId, isForced));
}

function newDelivery(world: SandboxWorld, eventId: string, isForced: boolean) {
  const now = world.clock.now();
  return { id: newId(world, 'whd'), eventId, isForced, nextAttemptAt: now, createdAt: now };
}

export const recordIntentEvent = (world: SandboxWorld, type: string, intent: IntentRow) =>
  recordEvent(world, `payment_intent.${type}`, intent.id, intentObject(intent));

export const recordSetupEvent = (world: SandboxWorld, type: string, setup: SetupRow) =>
  recordEvent(world, `setup_intent.${type}`, setup.id, setupObject(setup));

export const recordChargeEvent = (world: SandboxWorld, type: string, charge: ChargeRow) =>
  recordEvent(world, `charge.${type}`, charge.paymentIntent, chargeObject(charge));

export const recordRefundEvent = (world: SandboxWorld, type: string, refund: RefundRow) =>
  recordEvent(world, `refund.${type}`, refund.paymentIntent, refundObject(refund));

export const recordDisputeEvent = (world: SandboxWorld, type: string, dispute: DisputeRow) =>
  recordEvent(world, `charge.dispute.${type}`, dispute.paymentIntent, disputeObject(dispute));

import { desc, inArray } from 'drizzle-orm';
import {
  sandboxCharges,
  sandboxDisputes,
  sandboxPaymentEvents,
  sandboxPaymentSettings,
  sandboxRefunds,
  sandboxWebhookDeliveries,
} from '../tables.ts';
import type { PaymentSandbox } from './create-sandbox.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { queueDelivery } from './events.ts';
import type { ChargeRow } from './objects.ts';
import { answerChallenge, createRefund, failRefund } from './payments.ts';
import { findIntent, listIntents } from './store.ts';
import { SETTINGS_ROW } from './webhooks.ts';
import { inSandboxTransaction } from './world.ts';

const SHOWN = 50;

/** The newest payments with their refunds, disputes and events, for the sandbox's page. */
export async function readOverview({ world: { db } }: PaymentSandbox) {
  const intents = await listIntents(db, SHOWN);
  const ids = intents.map(({ id }) => id);
  const [settings] = await db.select().from(sandboxPaymentSettings);
  if (ids.length === 0) return { holdsWebhooks: settings?.holdsWebhooks ?? false, payments: [] };
  const [charges, refunds, disputes, events] = await Promise.all([
    db.select().from(sandboxCharges).where(inArray(sandboxCharges.paymentIntent, ids)),
    db.select().from(sandboxRefunds).where(inArray(sandboxRefunds.paymentIntent, ids)),
    db.select().from(sandboxDisputes).where(inArray(sandboxDisputes.paymentIntent, ids)),
    db
      .select()
      .from(sandboxPaymentEvents)
      .where(inArray(sandboxPaymentEvents.paymentIntent, ids))
      .orderBy(desc(sandboxPaymentEvents.createdAt), desc(sandboxPaymentEvents.id)),
  ]);
  const deliveries =
    events.length === 0
      ? []
      : await db
          .select()
          .from(sandboxWebhookDeliveries)
          .where(
            inArray(
              sandboxWebhookDeliveries.eventId,
              events.map(({ id }) => id),
            ),
          );
  return {
    holdsWebhooks: settings?.holdsWebhooks ?? false,
    payments: intents.map((intent) => ({
      id: intent.id,
      amount: intent.amount,
      status: intent.status,
      reference: intent.metadata.reference,
      createdAt: intent.createdAt.toISOString(),
      charges: charges
        .filter(({ paymentIntent }) => paymentIntent === intent.id)
        .map(({ id, status, amountRefunded, card, account }) => ({
          id,
          status,
          amountRefunded,
          card: labelOf({ card, account }),
        })),
      refunds: refunds
        .filter(({ paymentIntent }) => paymentIntent === intent.id)
        .map(({ id, amount, status }) => ({ id, amount, status })),
      disputes: disputes
        .filter(({ paymentIntent }) => paymentIntent === intent.id)
        .map(({ id, amount, status, reason }) => ({ id, amount, status, reason })),
      events: events
        .filter(({ paymentIntent }) => paymentIntent === intent.id)
        .map(({ id, type }) => {
          const ways = deliveries.filter(({ eventId }) => eventId === id);
          return {
            id,
            type,
            deliveries: ways.length,
            delivered: ways.filter(({ deliveredAt }) => deliveredAt).length,
          };
        }),
    })),
  };
}

function labelOf({ card, account }: Pick<ChargeRow, 'card' | 'account'>): string {
  return account ? `${account.bankName} …${account.last4}` : `${card?.brand} …${card?.last4}`;
}

export type SandboxOverview = Awaited<ReturnType<typeof readOverview>>;

/** Pauses or resumes the delivery of webhooks. */
export async function holdWebhooks(sandbox: PaymentSandbox, isHeld: boolean): Promise<void> {
  const { world, webhookSecret } = sandbox;
  await world.db
    .insert(sandboxPaymentSettings)
    .values({ id: SETTINGS_ROW, webhookSecret, holdsWebhooks: isHeld })
    .onConflictDoUpdate({
      target: sandboxPaymentSettings.id,
      set: { holdsWebhooks: isHeld },
    });
  world.onEvent();
}

/** Delivers an event `times` more at once, even while webhooks are paused. */
export async function resendEvent(
  { world }: PaymentSandbox,
  eventId: string,
  times: number,
): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await queueDelivery(world, eventId, true);
  world.onEvent();
}

export async function refundAtSandbox({ world }: PaymentSandbox, paymentId: string): Promise<void> {
  await inSandboxTransaction(world, (inner) => createRefund(inner, { paymentIntent: paymentId }));
  world.onEvent();
}

export async function failRefundAtSandbox({ world }: PaymentSandbox, id: string): Promise<void> {
  await inSandboxTransaction(world, (inner) => failRefund(inner, id));
  world.onEvent();
}

export async function disputeAtSandbox(
  { world }: PaymentSandbox,
  paymentId: string,
): Promise<void> {
  await inSandboxTransaction(world, (inner) => openDispute(inner, paymentId));
  world.onEvent();
}

export async function decideDisputeAtSandbox(
  { world }: PaymentSandbox,
  id: string,
  status: 'won' | 'lost',
): Promise<void> {
  await inSandboxTransaction(world, (inner) => closeDispute(inner, id, status));
  world.onEvent();
}

/** The cardholder's answer to a 3-D Secure challenge, authorised by the client secret. */
export async function answerAtSandbox(
  { world }: PaymentSandbox,
  clientSecret: string,
  hasConfirmed: boolean,
): Promise<void> {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const intent = await findIntent(world.db, id);
  if (intent.clientSecret !== clientSecret) return;
  await inSandboxTransaction(world, (inner) => answerChallenge(inner, id, hasConfirmed));
  world.onEvent();
}

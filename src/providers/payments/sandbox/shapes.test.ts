import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { selectRows } from '#db/executor.ts';
import { applyAndStart, payWith, sandboxOf, stripeOf } from '#testing/scenes/card-payments.ts';
import { stripeShapes } from '#testing/stripe-shapes.ts';
import { useTestApp } from '#testing/test-app.ts';
import { SANDBOX_SECRET_KEY } from './api.ts';
import { decideDisputeAtSandbox, failRefundAtSandbox, readOverview } from './overview.ts';

/** Every response and event of the sandbox matches Stripe's published schema. */
describe('the objects of the payment sandbox', () => {
  const test = useTestApp();
  const ask = async (path: string, body?: Record<string, string>) => {
    const response = await sandboxOf(test).fetch(
      new Request(`https://api.stripe.com/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${SANDBOX_SECRET_KEY}` },
        ...(body ? { body: new URLSearchParams(body) } : {}),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
  const expectShape = (shape: z.ZodType, given: unknown) =>
    expect(shape.safeParse(given).error?.issues).toBeUndefined();

  it('match Stripe’s in every state of a payment', async () => {
    const kinds = [
      'pm_card_chargeDeclined',
      'pm_card_threeDSecure2Required',
      'pm_card_visa',
      'pm_card_createDispute',
    ];
    for (const [index, method] of kinds.entries()) {
      const { clientSecret, paymentId } = await applyAndStart(test, `shape-${index}@example.com`);
      await payWith(test, clientSecret, method).catch(() => {});
      for (const path of [paymentId, `${paymentId}?expand[0]=latest_charge`]) {
        expectShape(stripeShapes.record, (await ask(`payment_intents/${path}`)).body);
      }
    }
    const open = await applyAndStart(test, 'shape-open@example.com');
    expectShape(
      stripeShapes.record,
      (await ask(`payment_intents/${open.paymentId}/cancel`, {})).body,
    );

    const { payments } = await readOverview(sandboxOf(test));
    const [disputed, paid] = payments.filter(({ status }) => status === 'succeeded');
    for (const status of ['lost', 'won'] as const) {
      await decideDisputeAtSandbox(sandboxOf(test), disputed?.disputes[0]?.id ?? '', status);
    }
    const refund = await stripeOf(test).refunds.create({ payment_intent: paid?.id ?? '' });
    expectShape(stripeShapes.record, (await ask(`refunds/${refund.id}`)).body);
    await failRefundAtSandbox(sandboxOf(test), refund.id);
    expectShape(stripeShapes.record, (await ask(`refunds/${refund.id}`)).body);
    for (const list of ['payment_intents', 'refunds', 'disputes']) {
      const { body } = await ask(list);
      expect(body.data.length).toBeGreaterThan(0);
      expectShape(stripeShapes.list, body);
    }
    for (const { id } of payments.flatMap(({ charges }) => charges)) {
      expectShape(stripeShapes.record, (await ask(`charges/${id}`)).body);
    }

    const events = await selectRows<{ type: string; payload: unknown }>(
      test.context.db,
      sql`select type, payload from sandbox_payment_events`,
    );
    for (const { payload } of events) expectShape(stripeShapes.event, payload);
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        'payment_intent.created',
        'payment_intent.payment_failed',
        'payment_intent.requires_action',
        'payment_intent.succeeded',
        'payment_intent.canceled',
        'charge.succeeded',
        'charge.failed',
        'charge.refunded',
        'charge.dispute.created',
        'charge.dispute.closed',
        'charge.dispute.updated',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.funds_reinstated',
        'refund.created',
        'refund.failed',
      ]),
    );
  });

  it('match Stripe’s for refusals', async () => {
    const { paymentId } = await applyAndStart(test);
    const refusals = [
      await ask('payment_intents/pi_nobody'),
      await ask('payment_intents', { amount: '1', currency: 'usd' }),
      await ask('refunds', { payment_intent: paymentId }),
      await ask(`payment_intents/${paymentId}/confirm`, {
        payment_method: 'pm_card_chargeDeclined',
      }),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expectShape(stripeShapes.error, body);
    }
    expectShape(stripeShapes.record, refusals.at(-1)?.body.error.payment_intent);
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { holdWebhooks, readOverview, resendEvent } from './overview.ts';

describe('the webhooks of the payment sandbox', () => {
  const test = useTestApp();
  const event = async (type: string) => {
    const { payments } = await readOverview(sandboxOf(test));
    const found = payments[0]?.events.find((candidate) => candidate.type === type);
    if (!found) throw new Error(`there is no event ${type}`);
    return found;
  };
  const wait = (seconds: number) => test.clock.advanceDays(seconds / SECONDS_PER_DAY);

  it('are delivered in order and once, if the endpoint is made for them', async () => {
    const { clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await stripeOf(test).refunds.create({ payment_intent: paymentId });
    const types: string[] = [];
    const attempts = await sandboxOf(test).deliver(async (rawBody) => {
      types.push(JSON.parse(rawBody).type);
      return 200;
    });
    expect(types[0]).toBe('payment_intent.succeeded');
    // Both events of a refund can have the same millisecond, and then either may come first.
    expect(types.slice(1).sort()).toEqual(['charge.refunded', 'refund.created']);
    expect(attempts).toBe(3);
    expect(await event('payment_intent.created')).toMatchObject({ deliveries: 0 });
    expect(await event('charge.succeeded')).toMatchObject({ deliveries: 0 });
    expect(await deliverWebhooks(test)).toBe(0);
  });

  it('are retried with growing delays until they are accepted', async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    const refuse = () => sandboxOf(test).deliver(async () => 500);
    expect(await refuse()).toBe(1);
    expect(await refuse()).toBe(0);
    wait(3);
    expect(await refuse()).toBe(1);
    wait(3);
    expect(await refuse()).toBe(0);
    wait(3);
    expect(await deliverWebhooks(test)).toBe(1);
    expect(await event('payment_intent.succeeded')).toMatchObject({ deliveries: 1, delivered: 1 });
  });

  it('can be paused, resent and duplicated', async () => {
    const { clientSecret } = await applyAndStart(test);
    await holdWebhooks(sandboxOf(test), true);
    await payWith(test, clientSecret);
    expect(await deliverWebhooks(test)).toBe(0);
    await resendEvent(sandboxOf(test), (await event('payment_intent.succeeded')).id, 2);
    expect(await deliverWebhooks(test)).toBe(2);
    await holdWebhooks(sandboxOf(test), false);
    expect(await deliverWebhooks(test)).toBe(1);
  });

  it('of other types are received and ignored', async () => {
    await applyAndStart(test);
    await resendEvent(sandboxOf(test), (await event('payment_intent.created')).id, 1);
    expect(await deliverWebhooks(test)).toBe(1);
    expect(await event('payment_intent.created')).toMatchObject({ deliveries: 1, delivered: 1 });
    const [stored] = await selectRows<{ n: number }>(
      test.context.db,
      sql`select count(*)::int as n from payment_events`,
    );
    expect(stored?.n).toBe(0);
  });
});

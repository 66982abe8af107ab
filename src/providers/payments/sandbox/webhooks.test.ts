import { describe, expect, it } from 'vitest';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { applyAndStart, deliverWebhooks, payWith, sandboxOf } from '#testing/card-payments.ts';
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

  it('are delivered in order and once', async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    const types: string[] = [];
    const attempts = await sandboxOf(test).deliver(async (rawBody) => {
      types.push(JSON.parse(rawBody).type);
      return 200;
    });
    expect(types).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
    expect(attempts).toBe(3);
    expect(await deliverWebhooks(test)).toBe(0);
  });

  it('are retried with growing delays until they are accepted', async () => {
    await applyAndStart(test);
    const refuse = () => sandboxOf(test).deliver(async () => 500);
    expect(await refuse()).toBe(1);
    expect(await refuse()).toBe(0);
    wait(3);
    expect(await refuse()).toBe(1);
    wait(3);
    expect(await refuse()).toBe(0);
    wait(3);
    expect(await deliverWebhooks(test)).toBe(1);
    expect(await event('payment_intent.created')).toMatchObject({ deliveries: 1, delivered: 1 });
  });

  it('can be paused, resent and duplicated', async () => {
    const { clientSecret } = await applyAndStart(test);
    await holdWebhooks(sandboxOf(test), true);
    await payWith(test, clientSecret);
    expect(await deliverWebhooks(test)).toBe(0);
    await resendEvent(sandboxOf(test), (await event('payment_intent.succeeded')).id, 2);
    expect(await deliverWebhooks(test)).toBe(2);
    await holdWebhooks(sandboxOf(test), false);
    expect(await deliverWebhooks(test)).toBe(3);
  });
});

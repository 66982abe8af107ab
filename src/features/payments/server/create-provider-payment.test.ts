import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { applyAndStart, paymentIdOf } from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('a payment whose creation was interrupted', () => {
  const test = useTestApp();
  const intents = () =>
    selectRows<{ id: string }>(test.context.db, sql`select id from sandbox_payment_intents`);
  const startAgain = async (applicationId: string) => {
    const answer = await test.request('POST', '/api/create-payment-intent', {
      customerEmail: exampleApplication.email,
      applicationId,
    });
    expect(answer.status).toBe(200);
    const { clientSecret }: { clientSecret: string } = await answer.json();
    return paymentIdOf(clientSecret);
  };

  it.each([
    ['within a day', 0],
    ['after the provider forgot the idempotency key', 2],
  ])('is made once, also when asked again %s', async (_, days) => {
    const { applicationId, paymentId } = await applyAndStart(test);
    // The process died after the provider created the payment, before we recorded its id.
    await test.context.db.execute(
      sql`update payments set provider_id = null, client_secret = null`,
    );
    test.clock.advanceDays(days);
    expect(await startAgain(applicationId)).toBe(paymentId);
    test.clock.advanceDays(-days);
    expect(await intents()).toEqual([{ id: paymentId }]);
  });
});

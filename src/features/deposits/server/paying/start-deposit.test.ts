import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import {
  type PaymentProvider,
  PaymentProviderError,
} from '#providers/payments/payment-provider.ts';
import { applyAndStart, payWith } from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';

const owner = {
  userId: 'ana',
  email: exampleApplication.email,
  isEmailVerified: true,
  isAdmin: false,
};

describe('POST /api/create-deposit-payment', () => {
  const test = useTestApp({ session: owner });
  const start = (userId = 'ana') => test.request('POST', '/api/create-deposit-payment', { userId });

  it('resumes the deposit that the landing page started', async () => {
    const { clientSecret } = await applyAndStart(test);
    const answer = await start();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      clientSecret,
      publishableKey: 'pk_test_sandbox',
      standInScript: '/sandbox/payments/stripe.js',
      amount: 200,
    });
  });

  it('needs an application', async () => {
    expect((await start()).status).toBe(404);
  });

  it('refuses another person’s user id', async () => {
    await applyAndStart(test);
    expect((await start('someone-else')).status).toBe(403);
  });

  it('says when the deposit is paid', async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    expect((await start()).status).toBe(409);
  });
});

describe('POST /api/create-deposit-payment with an unverified address', () => {
  const test = useTestApp({ session: { ...owner, isEmailVerified: false } });

  it("does not reach the address owner's application", async () => {
    await applyAndStart(test);
    const answer = await test.request('POST', '/api/create-deposit-payment', { userId: 'ana' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });
});

describe('POST /api/create-deposit-payment, signed out', () => {
  const test = useTestApp();
  it('is refused', async () => {
    const answer = await test.request('POST', '/api/create-deposit-payment', { userId: 'ana' });
    expect(answer.status).toBe(401);
  });
  it('as is the sync of refunds', async () => {
    expect((await test.request('POST', '/api/admin/sync-refunds')).status).toBe(401);
  });
});

describe('a payment provider that is down', () => {
  let isDown = false;
  const guard =
    <A extends unknown[], R>(run: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      if (isDown) throw new PaymentProviderError('connection refused');
      return run(...given);
    };
  const wrapPayments = (payments: PaymentProvider): PaymentProvider => ({
    ...payments,
    createPayment: guard(payments.createPayment),
    readPayment: guard(payments.readPayment),
  });
  const test = useTestApp({ wrapPayments, session: owner });

  it('keeps the application and the deposit, which can be paid later', async () => {
    isDown = true;
    const applied = await test.request('POST', '/api/applications', exampleApplication);
    expect(applied.status).toBe(201);
    const { id } = await applied.json();
    const start = () =>
      test.request('POST', '/api/create-payment-intent', {
        customerEmail: exampleApplication.email,
        applicationId: id,
      });
    const refused = await start();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    const rows = await selectRows<{ status: string }>(
      test.context.db,
      sql`select status from deposits`,
    );
    expect(rows).toEqual([{ status: 'pending' }]);

    isDown = false;
    const started = await start();
    expect(started.status).toBe(200);
    const { clientSecret } = await started.json();
    await payWith(test, clientSecret);

    isDown = true;
    const report = () =>
      test.request('POST', '/api/deposits/update-status', { clientSecret, status: 'completed' });
    expect((await report()).status).toBe(503);
    isDown = false;
    expect(await (await report()).json()).toEqual({ status: 'completed', amount: 200 });
  });
});

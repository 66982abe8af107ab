import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { signEvent } from '#providers/payments/sandbox/webhooks.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';

const EMAIL = exampleApplication.email;
const PAID = { 'provider-balance': 20_000, 'member-deposits': -20_000 };
const GIVEN_BACK = { 'provider-balance': 0, 'member-deposits': 0 };

describe('the deposit', () => {
  const test = useTestApp();
  const limited = useTestApp({ settings: { RATE_API: '2/1m' } });

  const statuses = async () =>
    (
      await selectRows<{ status: string }>(
        test.context.db,
        sql`select status from deposits order by created_at`,
      )
    ).map(({ status }) => status);
  const count = async (table: string) => {
    const [row] = await selectRows<{ count: number }>(
      test.context.db,
      sql.raw(`select count(*)::int as count from ${table}`),
    );
    return row?.count;
  };
  const balances = () => readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });
  const confirmations = async () =>
    (await test.mailbox(EMAIL)).filter(({ subject }) => subject.includes('confirmed')).length;
  const start = (body: Record<string, unknown> = {}) =>
    test.request('POST', '/api/create-payment-intent', {
      amount: 200,
      customerName: 'Ana Lima',
      customerEmail: EMAIL,
      ...body,
    });
  const report = (clientSecret: string) =>
    test.request('POST', '/api/deposits/update-status', { clientSecret, status: 'completed' });

  it('is settled by the webhook: paid, one place, balanced ledger, one mail', async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    expect(await statuses()).toEqual(['pending']);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await statuses()).toEqual(['completed']);
    expect(await balances()).toEqual(PAID);
    expect(await count('group_places')).toBe(1);
    expect(await confirmations()).toBe(1);
    const [mail] = await test.mailbox(EMAIL);
    expect(mail?.text).toContain('$2,144 of $2,344');
    expect(mail?.text).toContain('no real money moved');
  });

  it("is settled sooner after the browser's report, which only triggers a sync with the provider", async () => {
    const { clientSecret } = await applyAndStart(test);
    const early = await report(clientSecret);
    expect(await early.json()).toEqual({ status: 'pending', amount: 200 });
    await payWith(test, clientSecret);
    const reported = await report(clientSecret);
    expect(await reported.json()).toEqual({ status: 'completed', amount: 200 });
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await report(clientSecret).then((answer) => answer.json())).toMatchObject({
      status: 'completed',
    });
    expect(await balances()).toEqual(PAID);
    expect(await count('group_places')).toBe(1);
    expect(await confirmations()).toBe(1);
  });

  it.each([1, '200', 1_000_000, null])(
    'is always $200.00, also when %s is asked for',
    async (amount) => {
      const { applicationId } = await applyAndStart(test);
      const answer = await (await start({ amount, applicationId })).json();
      expect(answer.amount).toBe(200);
      const intent = await stripeOf(test).paymentIntents.retrieve(
        answer.clientSecret.split('_secret_')[0],
      );
      expect(intent.amount).toBe(20_000);
    },
  );

  it('is the same one when it is started again', async () => {
    const first = await applyAndStart(test);
    const again = await (await start()).json();
    expect(again.clientSecret).toBe(first.clientSecret);
    expect(await count('deposits')).toBe(1);
    expect(await count('sandbox_payment_intents')).toBe(1);
  });

  it('cannot be paid twice', async () => {
    const { clientSecret, applicationId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    // No webhook has arrived yet: the provider is asked, and the person learns at once.
    const again = await start({ applicationId });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'DEPOSIT_ALREADY_PAID' });
    // Somebody who only types the address gets the same answer as for one without an application.
    const stranger = await start();
    expect(stranger.status).toBe(404);
    expect(await stranger.json()).toMatchObject({ code: 'APPLICATION_REQUIRED' });
    expect(await statuses()).toEqual(['completed']);
    expect(await count('sandbox_payment_intents')).toBe(1);
  });

  it('stays open after a declined card, and the next card pays', async () => {
    const { clientSecret } = await applyAndStart(test);
    await expect(payWith(test, clientSecret, 'pm_card_chargeDeclined')).rejects.toThrow(
      'Your card was declined.',
    );
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await statuses()).toEqual(['pending']);
    expect(await balances()).toEqual({});
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await statuses()).toEqual(['completed']);
  });

  it('reveals nothing to strangers: every refusal is the same', async () => {
    const { clientSecret, applicationId } = await applyAndStart(test);
    const stranger = await start({ customerEmail: 'nobody@example.com' });
    const wrongId = await start({ applicationId: '00000000-0000-7000-8000-000000000009' });
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    test.clock.advanceDays(1);
    const later = await start();
    for (const answer of [stranger, wrongId, later]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'APPLICATION_REQUIRED' });
    }
    expect((await start({ applicationId })).status).toBe(409);
    test.clock.advanceDays(-1);
  });

  it.each(['pi_unknown_secret_x', 'x', 'pi_'])('knows no payment of secret %s', async (secret) => {
    await applyAndStart(test);
    expect((await report(secret)).status).toBe(404);
  });

  it('does not open with another secret of the same payment', async () => {
    const { paymentId } = await applyAndStart(test);
    expect((await report(`${paymentId}_secret_guess`)).status).toBe(404);
  });

  it('handles events that arrive twice, late and in reverse order', async () => {
    const { clientSecret } = await applyAndStart(test);
    await expect(payWith(test, clientSecret, 'pm_card_chargeDeclined')).rejects.toThrow();
    await payWith(test, clientSecret);
    const events = await selectRows<{ payload: unknown }>(
      test.context.db,
      sql`select payload from sandbox_payment_events
        where type in ('payment_intent.payment_failed', 'payment_intent.succeeded') order by type desc`,
    );
    expect(events).toHaveLength(2);
    const secret = sandboxOf(test).webhookSecret;
    for (const { payload } of [...events, ...events]) {
      const body = JSON.stringify(payload);
      const answer = await test.request('POST', '/api/webhooks/payments', body, {
        'stripe-signature': signEvent(body, secret, test.clock.now()),
      });
      expect(answer.status).toBe(200);
    }
    await test.drainJobs();
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await count('payment_events')).toBe(events.length);
    expect(await statuses()).toEqual(['completed']);
    expect(await balances()).toEqual(PAID);
    expect(await confirmations()).toBe(1);
  });

  it.each([
    ['without a signature', (body: string) => ({ body, signature: undefined, at: 0 })],
    ['signed by somebody else', (body: string) => ({ body, signature: 'whsec_other', at: 0 })],
    ['that was altered', (body: string) => ({ body: `${body} `, signature: 'ours', at: 0 })],
    ['older than five minutes', (body: string) => ({ body, signature: 'ours', at: -301_000 })],
  ])('refuses an event %s, and stores nothing', async (_, change) => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    const [event] = await selectRows<{ payload: unknown }>(
      test.context.db,
      sql`select payload from sandbox_payment_events where type = 'payment_intent.succeeded'`,
    );
    const original = JSON.stringify(event?.payload);
    const { body, signature, at } = change(original);
    const moment = new Date(test.clock.now().getTime() + at);
    const secret = signature === 'ours' ? sandboxOf(test).webhookSecret : signature;
    const answer = await test.request(
      'POST',
      '/api/webhooks/payments',
      body,
      secret ? { 'stripe-signature': signEvent(original, secret, moment) } : {},
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_EVENT' });
    expect(await count('payment_events')).toBe(0);
    expect(await test.drainJobs()).toBe(1); // only the mail about the application
  });

  it('does not rate-limit the provider’s events like visitors’ requests', async () => {
    const answers = new Set<number>();
    for (let count = 0; count < 4; count += 1) {
      const answer = await limited.request('POST', '/api/webhooks/payments', '{}');
      answers.add(answer.status);
    }
    expect(answers).toEqual(new Set([400]));
    for (let count = 0; count < 2; count += 1) await limited.request('POST', '/api/deposits/x', {});
    expect((await limited.request('POST', '/api/deposits/x', {})).status).toBe(429);
  });

  it('is found by the reconciliation when every webhook is lost', async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await reconcilePayments(test.context);
    expect(await statuses()).toEqual(['pending']);
    test.clock.advanceDays(11 / (24 * 60));
    await reconcilePayments(test.context);
    expect(await statuses()).toEqual(['completed']);
    await test.drainJobs();
    expect(await confirmations()).toBe(1);
  });

  it('expires after 30 unpaid days; its payment ends, and a new one may begin', async () => {
    const { paymentId, applicationId } = await applyAndStart(test);
    test.clock.advanceDays(29);
    await reconcilePayments(test.context);
    expect(await statuses()).toEqual(['pending']);
    test.clock.advanceDays(2);
    await reconcilePayments(test.context);
    expect(await statuses()).toEqual(['expired']);
    expect((await stripeOf(test).paymentIntents.retrieve(paymentId)).status).toBe('canceled');
    expect((await start({ applicationId })).status).toBe(200);
    expect(await statuses()).toEqual(['expired', 'pending']);
  });

  it('fails when the payment was canceled at the provider, and a new one may start at once', async () => {
    const { paymentId, applicationId } = await applyAndStart(test);
    await stripeOf(test).paymentIntents.cancel(paymentId);
    const again = await (await start({ applicationId })).json();
    expect(again.clientSecret).not.toContain(paymentId);
    expect(await statuses()).toEqual(['failed', 'pending']);
  });

  it('is refunded when its application was deleted before the payment succeeded', async () => {
    const { clientSecret } = await applyAndStart(test);
    await test.context.db.execute(sql`delete from applications`);
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await statuses()).toEqual(['refunded']);
    expect(await balances()).toEqual(GIVEN_BACK);
    expect(await count('group_places')).toBe(0);
  });
});

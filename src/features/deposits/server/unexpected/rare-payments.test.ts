import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import {
  type Payment,
  type PaymentProvider,
  PaymentProviderError,
} from '#providers/payments/payment-provider.ts';
import { failRefund } from '#providers/payments/sandbox/payments.ts';
import { signEvent } from '#providers/payments/sandbox/webhooks.ts';
import { inSandboxTransaction } from '#providers/payments/sandbox/world.ts';
import { adminSession } from '#testing/admin-session.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { expireDeposits } from '#testing/scenes/expire-deposits.ts';
import { useTestApp } from '#testing/test-app.ts';
import { refundDeposit } from '../refunds/refund-deposit.ts';

const NOTHING_HELD = { 'provider-balance': 0, 'member-deposits': 0 };
const HELD = { 'provider-balance': 20_000, 'member-deposits': -20_000 };

/** Rare cases that must still end in the correct state. */
describe('a rare payment', () => {
  let change: (payment: Payment) => Payment = (payment) => payment;
  let isAnswerLost = false;
  const losing =
    <A extends unknown[], R>(run: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      const answer = await run(...given);
      if (isAnswerLost) throw new PaymentProviderError('timed out');
      return answer;
    };
  const wrapPayments = (payments: PaymentProvider): PaymentProvider => ({
    ...payments,
    createPayment: losing(payments.createPayment),
    refundPayment: losing(payments.refundPayment),
    async readPayment(id) {
      const payment = await payments.readPayment(id);
      return payment && change(payment);
    },
  });
  const test = useTestApp({ wrapPayments, session: adminSession });

  const rows = () =>
    selectRows<{ id: string; status: string; reason: string | null; application: string | null }>(
      test.context.db,
      sql`select id, status, refund_reason as reason, application_id as application
          from deposits order by created_at, id`,
    );
  const first = async () => {
    const [row] = await rows();
    if (!row) throw new Error('there is no deposit');
    return row;
  };
  const balances = () => readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });
  const activePlaces = () =>
    selectRows<{ application: string | null }>(
      test.context.db,
      sql`select application_id as application from group_places where released_at is null`,
    );
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const start = (applicationId: string) =>
    test.request('POST', '/api/create-payment-intent', {
      customerEmail: exampleApplication.email,
      applicationId,
    });
  const paid = async () => {
    const started = await applyAndStart(test);
    await payWith(test, started.clientSecret);
    await settle();
    return { ...started, depositId: (await first()).id };
  };
  const seeing = async (changed: typeof change, work: () => Promise<void>) => {
    change = changed;
    try {
      await work();
    } finally {
      change = (payment) => payment;
    }
  };

  it('that arrives after its deposit ended and another was started is refunded', async () => {
    const { applicationId, clientSecret } = await applyAndStart(test);
    await expireDeposits(test.context);
    const again: { clientSecret: string } = await (await start(applicationId)).json();
    expect(again.clientSecret).not.toBe(clientSecret);
    await payWith(test, again.clientSecret);
    await settle();
    await payWith(test, clientSecret);
    await settle();
    expect(await rows()).toMatchObject([
      { status: 'refunded', reason: 'paid_twice' },
      { status: 'completed', reason: null },
    ]);
    expect(await balances()).toEqual(HELD);
    expect(await activePlaces()).toHaveLength(1);
  });

  it('that arrives after its deposit ended counts if no other was started', async () => {
    const { clientSecret } = await applyAndStart(test);
    // The process died before it recorded the provider's id, and nobody retried until the deposit
    // had ended.
    await expireDeposits(test.context);
    await test.context.db.execute(
      sql`update payments set provider_id = null, client_secret = null`,
    );
    await payWith(test, clientSecret);
    await settle();
    expect(await rows()).toMatchObject([{ status: 'completed' }]);
    expect(await balances()).toEqual(HELD);
    expect(await activePlaces()).toHaveLength(1);
  });

  it('that the bank is still processing is not paid, and cannot be started again', async () => {
    const { applicationId, paymentId } = await applyAndStart(test);
    await seeing(
      (payment) => ({ ...payment, status: 'processing' }),
      async () => {
        const answer = await start(applicationId);
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({ code: 'PAYMENT_PROCESSING' });
        expect((await syncPayment(test.context, paymentId))?.payment.status).toBe('processing');
        expect(await rows()).toMatchObject([{ status: 'pending' }]);
      },
    );
  });

  it('that was refunded before we learnt of it allows another one', async () => {
    const { applicationId, clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await stripeOf(test).refunds.create({ payment_intent: paymentId });
    const again = await start(applicationId);
    expect(again.status).toBe(200);
    expect(((await again.json()) as { clientSecret: string }).clientSecret).not.toBe(clientSecret);
    expect(await rows()).toMatchObject([{ status: 'refunded' }, { status: 'pending' }]);
    expect(await activePlaces()).toHaveLength(0);
  });

  describe('that the provider no longer knows', () => {
    const forgotten = async () => {
      const started = await applyAndStart(test);
      await test.context.db.execute(sql`delete from sandbox_payment_intents`);
      return started;
    };

    it('ends, and another one starts when its owner returns', async () => {
      const { applicationId, clientSecret } = await forgotten();
      const again = await start(applicationId);
      expect(again.status).toBe(200);
      const next: { clientSecret: string } = await again.json();
      expect(next.clientSecret).not.toBe(clientSecret);
      expect(await rows()).toMatchObject([{ status: 'failed' }, { status: 'pending' }]);
      await test.drainJobs();
      const mails = (await test.mailbox(exampleApplication.email)).filter(({ subject }) =>
        /was not paid: please pay it again/.test(subject),
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Nothing was charged');
      await payWith(test, next.clientSecret);
      await settle();
      expect(await rows()).toMatchObject([{ status: 'failed' }, { status: 'completed' }]);
      expect(await balances()).toEqual(HELD);
    });

    it('is reported as failed when its status is requested', async () => {
      const { clientSecret } = await forgotten();
      const answer = await test.request('POST', '/api/deposits/update-status', { clientSecret });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: 'failed' });
    });

    it('ends by itself when nobody returns, even after its expiry', async () => {
      await forgotten();
      test.clock.advanceDays(40);
      await reconcilePayments(test.context);
      expect(await rows()).toMatchObject([{ status: 'failed' }]);
    });
  });

  it('created although the provider’s answer was lost is found again on retry', async () => {
    const applied = await test.request('POST', '/api/applications', exampleApplication);
    const { id } = await applied.json();
    isAnswerLost = true;
    expect((await start(id)).status).toBe(503);
    isAnswerLost = false;
    const { clientSecret }: { clientSecret: string } = await (await start(id)).json();
    await payWith(test, clientSecret);
    await settle();
    const { data } = await stripeOf(test).paymentIntents.list({ limit: 10 });
    expect(data).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'completed' }]);
  });

  it('refunded although the provider’s answer was lost is refunded once', async () => {
    const { depositId, paymentId } = await paid();
    isAnswerLost = true;
    const ask = () => refundDeposit(test.context, { depositId, reason: 'group_cancelled' });
    await expect(ask()).rejects.toThrow('timed out');
    isAnswerLost = false;
    await ask();
    await settle();
    expect((await stripeOf(test).refunds.list({ payment_intent: paymentId })).data).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'refunded', reason: 'group_cancelled' }]);
    expect(await balances()).toEqual(NOTHING_HELD);
  });

  it('whose refund the bank returns after the person paid again is still due, and is refunded again', async () => {
    const { applicationId, paymentId, depositId } = await paid();
    const refund = await stripeOf(test).refunds.create({ payment_intent: paymentId });
    await settle();
    const again: { clientSecret: string } = await (await start(applicationId)).json();
    await payWith(test, again.clientSecret);
    await settle();
    await inSandboxTransaction(sandboxOf(test).world, (world) => failRefund(world, refund.id));
    await settle();
    expect(await rows()).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
    expect(await balances()).toEqual({ 'provider-balance': 40_000, 'member-deposits': -40_000 });
    expect(await activePlaces()).toHaveLength(1);
    await reconcilePayments(test.context);
    await settle();
    expect(await rows()).toMatchObject([
      { id: depositId, status: 'refunded' },
      { status: 'completed' },
    ]);
    expect(await balances()).toEqual(HELD);
  });

  it('whose refund failed at once is refunded again, and an outdated answer is ignored', async () => {
    const { depositId, paymentId } = await paid();
    const amount = { cents: 20_000, currency: 'USD' as const };
    const refund = { id: 're_early', paymentId, amount };
    const seen = (status: 'succeeded' | 'failed') =>
      seeing(
        (payment) => ({ ...payment, refunds: [{ ...refund, status }] }),
        async () => {
          await syncPayment(test.context, paymentId);
        },
      );
    await seen('failed');
    await seen('succeeded');
    expect(await rows()).toMatchObject([{ status: 'completed' }]);
    expect(await balances()).toEqual(HELD);
    await refundDeposit(test.context, { depositId, reason: 'group_not_formed' });
    expect(await rows()).toMatchObject([{ status: 'refunded' }]);
    expect(await balances()).toEqual(NOTHING_HELD);
  });

  it('of another mode is refunded when that mode runs; until then the refund is only recorded', async () => {
    const setMode = async (mode: string) => {
      await test.context.db.execute(sql`update payments set mode = ${mode}`);
      await test.context.db.execute(sql`update deposits set mode = ${mode}`);
    };
    const { depositId } = await paid();
    await setMode('test');
    await refundDeposit(test.context, { depositId, reason: 'group_cancelled' });
    expect(await rows()).toMatchObject([{ status: 'completed', reason: 'group_cancelled' }]);
    await setMode('sandbox');
    test.clock.advanceDays(1);
    await reconcilePayments(test.context);
    test.clock.advanceDays(-1);
    expect(await rows()).toMatchObject([{ status: 'refunded', reason: 'group_cancelled' }]);
  });

  it('reported by a live event is ignored in test mode', async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    const [event] = await selectRows<{ payload: object }>(
      test.context.db,
      sql`select payload from sandbox_payment_events where type = 'payment_intent.succeeded'`,
    );
    const body = JSON.stringify({ ...event?.payload, livemode: true });
    const answer = await test.request('POST', '/api/webhooks/payments', body, {
      'stripe-signature': signEvent(body, sandboxOf(test).webhookSecret, test.clock.now()),
    });
    expect(answer.status).toBe(200);
    expect(await selectRows(test.context.db, sql`select 1 from payment_events`)).toEqual([]);
  });
});

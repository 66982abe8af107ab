import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { syncRefunds } from '#features/payments/server/returns/sync-refunds.ts';
import type { Payment, PaymentProvider } from '#providers/payments/payment-provider.ts';
import {
  decideDisputeAtSandbox,
  failRefundAtSandbox,
  readOverview,
} from '#providers/payments/sandbox/overview.ts';
import { brand } from '#shared/brand.ts';
import { adminSession } from '#testing/admin-session.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('an unexpected payment', () => {
  let change = (payment: Payment): Payment => payment;
  const wrapPayments = (payments: PaymentProvider): PaymentProvider => ({
    ...payments,
    async readPayment(id) {
      const payment = await payments.readPayment(id);
      return payment && change(payment);
    },
  });
  const test = useTestApp({ wrapPayments, session: adminSession });
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const rows = () =>
    selectRows<{ id: string; status: string }>(
      test.context.db,
      sql`select id, status from deposits order by created_at, id`,
    );
  const places = () => selectRows(test.context.db, sql`select 1 from group_places`);
  const balances = () => readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });
  const refundsOf = async (payment_intent: string) =>
    (await stripeOf(test).refunds.list({ payment_intent })).data;
  const subjects = async (to: string) =>
    (await test.mailbox(to)).map(({ subject }) => subject).filter((it) => it.includes('payment'));
  const unfinishedJobs = () =>
    selectRows(
      test.context.db,
      sql`select name, state from pgboss.job where state <> 'completed' and (name like '%payment%' or name like '%deposit%')`,
    );

  /** Pays a payment that somebody changed at the provider. */
  const payOther = async (amount: number, currency = 'usd', method = 'pm_card_visa') => {
    const started = await applyAndStart(test);
    await test.context.db.execute(
      sql`update sandbox_payment_intents set amount = ${amount}, currency = ${currency}`,
    );
    await payWith(test, started.clientSecret, method);
    await settle();
    return started;
  };
  /** Pays for a deposit that is paid already; returns the payment. */
  const payTwice = async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await settle();
    const [deposit] = await rows();
    const second = await stripeOf(test).paymentIntents.create({
      amount: 20_000,
      currency: 'usd',
      metadata: { reference: deposit?.id ?? '' },
    });
    await payWith(test, second.client_secret ?? '');
    await settle();
    return second;
  };

  it.each([
    [19_999, 'usd', '$199.99'],
    [20_001, 'usd', '$200.01'],
    [20_000, 'eur', '€200.00'],
  ])('%d in %s goes back, once and to be seen', async (cents, currency, shown) => {
    const { paymentId, applicationId } = await payOther(cents, currency);
    await syncPayment(test.context, paymentId);
    await settle();
    const [deposit] = await rows();
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
    expect(await balances()).toEqual({});
    expect(await places()).toEqual([]);
    expect(await refundsOf(paymentId)).toMatchObject([{ amount: cents, status: 'succeeded' }]);
    expect(await subjects(brand.contactEmail)).toEqual([
      `A payment of ${shown} was not what a deposit is`,
    ]);
    expect(await subjects(exampleApplication.email)).toEqual([
      `We are returning your payment of ${shown}`,
    ]);
    const { items } = await (
      await test.request('GET', `/api/admin/audit?subjectId=${deposit?.id}`)
    ).json();
    expect(items).toMatchObject([{ action: 'deposit.payment-unexpected' }]);
    expect(await unfinishedJobs()).toEqual([]);
    const listed = await (await test.request('GET', '/api/admin/unexpected-payments')).json();
    expect(listed).toMatchObject([
      {
        id: paymentId,
        cents,
        currency: currency.toUpperCase(),
        reason: 'wrong_amount',
        attempt: 1,
        returnedAt: expect.any(String),
        purpose: 'deposit',
        email: exampleApplication.email,
      },
    ]);

    // The person pays again, and the refund made elsewhere does not prevent it.
    const again = await test.request('POST', '/api/create-payment-intent', {
      customerEmail: exampleApplication.email,
      applicationId,
    });
    await payWith(test, (await again.json()).clientSecret);
    await settle();
    await syncRefunds(test.context);
    expect(await rows()).toMatchObject([{ status: 'failed' }, { status: 'completed' }]);
    expect(await balances()).toEqual({ 'provider-balance': 20_000, 'member-deposits': -20_000 });
  });

  it.each([
    [5_000, 'usd'],
    [20_000, 'eur'],
  ])('is not asked for: an open payment of %d in %s is no way to pay', async (amount, currency) => {
    const { applicationId } = await applyAndStart(test);
    await test.context.db.execute(
      sql`update sandbox_payment_intents set amount = ${amount}, currency = ${currency}`,
    );
    const again = await test.request('POST', '/api/create-payment-intent', {
      customerEmail: exampleApplication.email,
      applicationId,
    });
    expect(again.status).toBe(503);
    expect(await again.json()).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  });

  it('is returned again when its refund failed', async () => {
    const { paymentId } = await payOther(30_000);
    const [refund] = await refundsOf(paymentId);
    await failRefundAtSandbox(sandboxOf(test), refund?.id ?? '');
    await settle();
    await settle();
    expect((await refundsOf(paymentId)).map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
    expect(await subjects(brand.contactEmail)).toHaveLength(2);
    expect(await subjects(exampleApplication.email)).toHaveLength(1);
    expect(await balances()).toEqual({});
  });

  it('for a deposit that is paid already is returned; the deposit stays', async () => {
    const second = await payTwice();
    expect(await refundsOf(second.id)).toMatchObject([{ amount: 20_000, status: 'succeeded' }]);
    expect(await rows()).toMatchObject([{ status: 'completed' }]);
    expect(await balances()).toEqual({ 'provider-balance': 20_000, 'member-deposits': -20_000 });
    expect(await subjects(brand.contactEmail)).toHaveLength(1);
    expect(await unfinishedJobs()).toEqual([]);
  });

  it('is returned again by the nightly sync when its refund failed without a webhook', async () => {
    const second = await payTwice();
    const [refund] = await refundsOf(second.id);
    await failRefundAtSandbox(sandboxOf(test), refund?.id ?? '');
    await syncRefunds(test.context);
    await test.drainJobs();
    expect((await refundsOf(second.id)).map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
    expect(await balances()).toEqual({ 'provider-balance': 20_000, 'member-deposits': -20_000 });
  });

  it('is returned only after its dispute is decided for us', async () => {
    const { paymentId } = await payOther(30_000, 'usd', 'pm_card_createDispute');
    expect(await refundsOf(paymentId)).toEqual([]);
    const { payments } = await readOverview(sandboxOf(test));
    await decideDisputeAtSandbox(sandboxOf(test), payments[0]?.disputes[0]?.id ?? '', 'won');
    await settle();
    await settle();
    expect(await refundsOf(paymentId)).toMatchObject([{ amount: 30_000, status: 'succeeded' }]);
    expect(await unfinishedJobs()).toEqual([]);
  });

  it('that was partly refunded by hand: the rest is returned', async () => {
    const { paymentId } = await payOther(30_000, 'usd', 'pm_card_createDispute');
    await test.context.db.execute(sql`update sandbox_disputes set status = 'won'`);
    await stripeOf(test).refunds.create({ payment_intent: paymentId, amount: 10_000 });
    await settle();
    const amounts = (await refundsOf(paymentId)).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([10_000, 20_000]);
    expect(await unfinishedJobs()).toEqual([]);
  });

  it('prevents the deletion of its deposit', async () => {
    await payOther(30_000);
    const [deposit] = await rows();
    const answer = await test.request('POST', '/api/admin/bulk-delete', {
      type: 'deposits',
      ids: [deposit?.id],
    });
    expect(await answer.json()).toMatchObject({ deletedCount: 0, kept: [{ id: deposit?.id }] });
  });

  it('of zero ends the deposit, and nothing is refunded', async () => {
    const { clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    change = (payment) => ({ ...payment, received: { ...payment.received, cents: 0 } });
    try {
      await settle();
    } finally {
      change = (payment) => payment;
    }
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
    expect(await refundsOf(paymentId)).toEqual([]);
    expect(await subjects(brand.contactEmail)).toHaveLength(1);
    expect(await subjects(exampleApplication.email)).toEqual([]);
  });
});

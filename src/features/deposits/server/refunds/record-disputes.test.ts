import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { syncRefunds } from '#features/payments/server/returns/sync-refunds.ts';
import type { PaymentProvider } from '#providers/payments/payment-provider.ts';
import {
  decideDisputeAtSandbox,
  disputeAtSandbox,
  readOverview,
} from '#providers/payments/sandbox/overview.ts';
import { brand } from '#shared/brand.ts';
import { adminSession } from '#testing/admin-session.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
} from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { refundDeposit } from './refund-deposit.ts';

describe('a disputed deposit', () => {
  /** A payment whose answer cannot be parsed. */
  let strange = '';
  const wrapPayments = (payments: PaymentProvider): PaymentProvider => ({
    ...payments,
    async readPayment(id) {
      const payment = await payments.readPayment(id);
      if (id !== strange || !payment) return payment;
      const amount = { cents: 20_000, currency: 'EUR' };
      return { ...payment, disputes: payment.disputes.map((one) => ({ ...one, amount })) };
    },
  });
  const test = useTestApp({ session: adminSession, wrapPayments });
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const disputed = async () => {
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret, 'pm_card_createDispute');
    await settle();
    const { items } = await (await test.request('GET', '/api/admin/deposits')).json();
    return items[0].id as string;
  };
  /** The bank decides, and no webhook arrives. */
  const close = async (status: 'won' | 'lost') => {
    const { payments } = await readOverview(sandboxOf(test));
    await decideDisputeAtSandbox(sandboxOf(test), payments[0]?.disputes[0]?.id ?? '', status);
  };
  const decide = async (status: 'won' | 'lost') => {
    await close(status);
    await settle();
  };
  const seen = async () =>
    (await (await test.request('GET', '/api/admin/deposits')).json()).items[0];
  const balances = () => readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });
  const places = async () =>
    (await selectRows(test.context.db, sql`select 1 from group_places where released_at is null`))
      .length;
  const refundMails = async () =>
    (await test.mailbox()).filter(({ subject }) => subject.includes('refunded')).length;

  it('stays paid, keeps its place, and is reported to the cooperative once', async () => {
    const id = await disputed();
    await settle();
    expect(await seen()).toMatchObject({ id, status: 'completed', dispute: 'open' });
    expect(await balances()).toEqual({
      'provider-balance': 0,
      'disputed-funds': 20_000,
      'member-deposits': -20_000,
    });
    expect(await places()).toBe(1);
    const mails = await test.mailbox(brand.contactEmail);
    expect(mails.map(({ subject }) => subject)).toEqual(['A deposit of $200 is disputed']);
    const { items } = await (await test.request('GET', `/api/admin/audit?subjectId=${id}`)).json();
    expect(items).toMatchObject([
      { action: 'deposit.dispute-open', actorEmail: 'payment provider' },
    ]);
  });

  it('counts again when the bank decides for us', async () => {
    await disputed();
    await decide('won');
    await decide('won');
    expect(await seen()).toMatchObject({ status: 'completed', dispute: 'won' });
    expect(await balances()).toEqual({
      'provider-balance': 20_000,
      'disputed-funds': 0,
      'member-deposits': -20_000,
    });
    expect(await places()).toBe(1);
  });

  it('is refunded by the bank when it decides for the cardholder, and not by us as well', async () => {
    const id = await disputed();
    await decide('lost');
    await refundDeposit(test.context, { depositId: id, reason: 'group_not_formed' });
    await settle();
    expect(await seen()).toMatchObject({ status: 'refunded', dispute: 'lost' });
    expect(await balances()).toEqual({
      'provider-balance': 0,
      'disputed-funds': 0,
      'member-deposits': 0,
    });
    expect(await places()).toBe(0);
    expect(await refundMails()).toBe(1);
  });

  it('is not refunded with its group until the bank has decided', async () => {
    const id = await disputed();
    await refundDeposit(test.context, { depositId: id, reason: 'group_not_formed' });
    await settle();
    expect(await seen()).toMatchObject({ status: 'completed' });
    await decide('won');
    test.clock.advanceDays(1);
    await reconcilePayments(test.context);
    await settle();
    expect(await seen()).toMatchObject({ status: 'refunded', dispute: 'won' });
    expect(await balances()).toEqual({
      'provider-balance': 0,
      'disputed-funds': 0,
      'member-deposits': 0,
    });
    expect(await refundMails()).toBe(1);
  });

  it('is counted correctly when we learn of it only after its end', async () => {
    const { clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await settle();
    await disputeAtSandbox(sandboxOf(test), paymentId);
    await decide('lost');
    expect(await seen()).toMatchObject({ status: 'refunded', dispute: 'lost' });
    expect(await balances()).toEqual({
      'provider-balance': 0,
      'disputed-funds': 0,
      'member-deposits': 0,
    });
  });

  it('is found when a refund is refused because of it, without a webhook', async () => {
    const { clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await settle();
    await disputeAtSandbox(sandboxOf(test), paymentId);
    const { id } = await seen();
    await refundDeposit(test.context, { depositId: id, reason: 'group_cancelled' });
    expect(await seen()).toMatchObject({ status: 'completed', dispute: 'open' });
    await decide('lost');
    expect(await seen()).toMatchObject({ status: 'refunded', dispute: 'lost' });
  });

  it('is found by the nightly sync without a webhook', async () => {
    const { clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await settle();
    await disputeAtSandbox(sandboxOf(test), paymentId);
    expect(await syncRefunds(test.context)).toEqual({ totalRefunds: 0, paymentsUpdated: 1 });
    expect(await seen()).toMatchObject({ status: 'completed', dispute: 'open' });
    expect(await syncRefunds(test.context)).toEqual({ totalRefunds: 0, paymentsUpdated: 0 });
    await close('lost');
    expect(await syncRefunds(test.context)).toEqual({ totalRefunds: 0, paymentsUpdated: 1 });
    expect(await seen()).toMatchObject({ status: 'refunded', dispute: 'lost' });
    await settle();
    expect(await refundMails()).toBe(1);
  });

  it('is found by the nightly sync even when another one cannot be recorded', async () => {
    const paymentIds: string[] = [];
    for (const email of ['ana@example.com', 'bia@example.com']) {
      const { clientSecret, paymentId } = await applyAndStart(test, email);
      await payWith(test, clientSecret);
      paymentIds.push(paymentId);
    }
    await settle();
    for (const paymentId of paymentIds) await disputeAtSandbox(sandboxOf(test), paymentId);
    // The provider lists the newest first.
    strange = paymentIds[1] ?? '';
    await expect(syncRefunds(test.context)).rejects.toThrow('1 payments could not be synchronised');
    strange = '';
    const { items } = await (await test.request('GET', '/api/admin/deposits')).json();
    // What needs somebody comes first in the list.
    expect(items).toMatchObject([{ dispute: 'open' }, { dispute: null }]);
  });
});

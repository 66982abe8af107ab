import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { deleteApplication } from '#features/reviews/server/delete-applications.ts';
import type { Payment, PaymentProvider } from '#providers/payments/payment-provider.ts';
import {
  decideDisputeAtSandbox,
  readOverview,
  resendEvent,
} from '#providers/payments/sandbox/overview.ts';
import { adminSession } from '#testing/admin-session.ts';
import { approveIncome } from '#testing/scenes/approve-income.ts';
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

const nothing = { 'provider-balance': 0, 'disputed-funds': 0, 'member-deposits': 0 };
const held = { 'provider-balance': 20_000, 'disputed-funds': 0, 'member-deposits': -20_000 };

describe('a dispute whose decision the bank reverses', () => {
  /** A provider answer that is delayed while later ones arrive. */
  const late: Payment[] = [];
  const wrapPayments = (payments: PaymentProvider): PaymentProvider => ({
    ...payments,
    readPayment: async (id) => late.shift() ?? payments.readPayment(id),
  });
  const alone = useTestApp({ session: adminSession, wrapPayments });
  const formed = useTestApp({ session: adminSession, settings: { GROUP_CAPACITY: '1' } });
  type Test = typeof alone;

  const settle = async (test: Test) => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const disputed = async (test: Test) => {
    const started = await applyAndStart(test);
    await payWith(test, started.clientSecret, 'pm_card_createDispute');
    await settle(test);
    if (test === formed) await approveIncome(test.context, started.applicationId);
    await settle(test);
    return started;
  };
  const decide = async (test: Test, ...decisions: ('won' | 'lost')[]) => {
    for (const status of decisions) {
      const { payments } = await readOverview(sandboxOf(test));
      const dispute = payments.flatMap(({ disputes }) => disputes)[0];
      await decideDisputeAtSandbox(sandboxOf(test), dispute?.id ?? '', status);
      await settle(test);
    }
  };
  const seen = async (test: Test) =>
    (await (await test.request('GET', '/api/admin/deposits')).json()).items;
  const balances = (test: Test) =>
    readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });
  const entries = async (test: Test) =>
    (
      await selectRows<{ kind: string }>(
        test.context.db,
        sql`select kind from ledger_entries where kind like 'dispute%' order by created_at, key`,
      )
    ).map(({ kind }) => kind);
  const reconcile = async (test: Test) => {
    test.clock.advanceDays(1);
    await reconcilePayments(test.context);
    test.clock.advanceDays(-1);
    await settle(test);
  };

  it('for us: the money counts again and, since its place is gone, is refunded once', async () => {
    const { paymentId } = await disputed(alone);
    await decide(alone, 'lost', 'won');
    expect(await seen(alone)).toMatchObject([{ status: 'completed', dispute: 'won' }]);
    expect(await balances(alone)).toEqual(held);
    expect((await entries(alone)).sort()).toEqual([
      'dispute-lost',
      'dispute-lost-undone',
      'dispute-opened',
      'dispute-won',
    ]);
    await reconcile(alone);
    await reconcile(alone);
    expect(await seen(alone)).toMatchObject([{ status: 'refunded', dispute: 'won' }]);
    expect(await balances(alone)).toEqual(nothing);
    const { data } = await stripeOf(alone).refunds.list({ payment_intent: paymentId });
    expect(data).toHaveLength(1);
  });

  it('ends in the provider’s state, however often the decision changes', async () => {
    await disputed(alone);
    await decide(alone, 'lost', 'won', 'lost', 'won', 'lost');
    expect(await seen(alone)).toMatchObject([{ status: 'refunded', dispute: 'lost' }]);
    expect(await balances(alone)).toEqual(nothing);
    const before = await entries(alone);
    const { payments } = await readOverview(sandboxOf(alone));
    for (const { id } of payments.flatMap(({ events }) => events)) {
      await resendEvent(sandboxOf(alone), id, 1);
    }
    await alone.context.db.execute(sql`delete from payment_events`);
    await settle(alone);
    expect(await entries(alone)).toEqual(before);
    expect(await balances(alone)).toEqual(nothing);
  });

  it('is not changed by an outdated answer that arrives late', async () => {
    const { paymentId } = await disputed(alone);
    const answers: Payment[] = [];
    const note = async () => {
      const answer = await alone.context.payments.readPayment(paymentId);
      if (answer) answers.push(answer);
    };
    await note();
    await decide(alone, 'lost');
    await note();
    await decide(alone, 'won');
    const before = await entries(alone);
    expect(answers.map(({ disputes }) => disputes[0]?.status)).toEqual(['open', 'lost']);
    for (const answer of answers) {
      late.push(answer);
      expect((await syncPayment(alone.context, paymentId))?.hasChanged).toBe(false);
      expect(late).toEqual([]);
    }
    expect(await seen(alone)).toMatchObject([{ status: 'completed', dispute: 'won' }]);
    expect(await entries(alone)).toEqual(before);
    expect(await balances(alone)).toEqual(held);
  });

  it('for us: the deposit counts again where its group has formed', async () => {
    await disputed(formed);
    await decide(formed, 'lost');
    expect(await balances(formed)).toMatchObject({ 'returned-deposits': 20_000 });
    await decide(formed, 'won');
    await reconcile(formed);
    expect(await seen(formed)).toMatchObject([{ status: 'completed', dispute: 'won' }]);
    expect(await balances(formed)).toEqual({
      'provider-balance': 0,
      'disputed-funds': 0,
      'member-deposits': 0,
      'returned-deposits': 0,
    });
  });

  it('for us: it is refunded where its application was deleted', async () => {
    await disputed(alone);
    await decide(alone, 'lost');
    await deleteApplication(alone.context, adminSession, exampleApplication);
    await decide(alone, 'won');
    await reconcile(alone);
    expect(await seen(alone)).toMatchObject([{ status: 'refunded', dispute: 'won' }]);
    expect(await balances(alone)).toMatchObject(nothing);
  });

  const payAgain = (test: Test, applicationId: string) =>
    test.request('POST', '/api/create-payment-intent', {
      customerEmail: exampleApplication.email,
      applicationId,
    });

  it('for us: it is refunded where the person has paid again meanwhile', async () => {
    const { applicationId, paymentId } = await disputed(alone);
    await decide(alone, 'lost');
    const answer = await payAgain(alone, applicationId);
    await payWith(alone, (await answer.json()).clientSecret);
    await settle(alone);
    await decide(alone, 'won');
    await reconcile(alone);
    expect(await seen(alone)).toMatchObject([
      { status: 'completed', dispute: null },
      { status: 'refunded', dispute: 'won' },
    ]);
    expect((await stripeOf(alone).refunds.list({ payment_intent: paymentId })).data).toHaveLength(
      1,
    );
    expect(await balances(alone)).toEqual(held);
  });

  it('against us: a member does not pay for a second seat', async () => {
    const { applicationId } = await disputed(formed);
    await decide(formed, 'lost');
    const refused = await payAgain(formed, applicationId);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'ALREADY_A_MEMBER',
      message: expect.stringContaining('no second deposit is taken'),
    });
    expect(await seen(formed)).toHaveLength(1);
    const places = await selectRows(formed.context.db, sql`select 1 from group_places`);
    expect(places).toHaveLength(1);
  });

  it('against us: what a member pays late for an earlier attempt goes back', async () => {
    const first = await applyAndStart(formed);
    await expireDeposits(formed.context);
    const again = await payAgain(formed, first.applicationId);
    await payWith(formed, (await again.json()).clientSecret, 'pm_card_createDispute');
    await settle(formed);
    await approveIncome(formed.context, first.applicationId);
    await settle(formed);
    await decide(formed, 'lost');
    await payWith(formed, first.clientSecret);
    await settle(formed);
    await settle(formed);
    expect(await seen(formed)).toMatchObject([
      { status: 'refunded', refundReason: 'dispute_lost' },
      { status: 'refunded', refundReason: 'paid_twice' },
    ]);
    const places = await selectRows(formed.context.db, sql`select 1 from group_places`);
    expect(places).toHaveLength(1);
  });
});

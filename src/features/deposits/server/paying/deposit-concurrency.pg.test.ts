import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import {
  editApplication,
  lockApplication,
} from '#features/applications/server/edit-application.ts';
import { movePlaces } from '#features/groups/server/places/move-places.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { inTransaction } from '#platform/context.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { untilBlocked } from '#testing/servers/until-blocked.ts';
import { useTestApp } from '#testing/test-app.ts';
import { refundDeposit } from '../refunds/refund-deposit.ts';

const CROWD = 100;
/** Each of them applies first, which takes most of the time. */
const PAYERS = 40;
const crowd = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => run(index)));

describe('many at the same time', () => {
  const test = useTestApp({
    settings: {
      RATE_PAYMENT_NETWORK: '100000/1m',
      RATE_PAYMENT_EMAIL: '100000/1m',
      RATE_APPLICATION_NETWORK: '100000/1m',
    },
  });
  const count = async (from: string) => {
    const [row] = await selectRows<{ count: number }>(
      test.context.db,
      sql.raw(`select count(*)::int as count from ${from}`),
    );
    return row?.count;
  };

  it('100 confirmations and reports settle one deposit once', async () => {
    const { clientSecret } = await applyAndStart(test);
    const answers = await crowd(async (index) => {
      if (index % 2 === 0) await payWith(test, clientSecret).catch(() => {});
      return test.request('POST', '/api/deposits/update-status', { clientSecret });
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await count("sandbox_charges where status = 'succeeded'")).toBe(1);
    expect(await count("deposits where status = 'completed'")).toBe(1);
    expect(await count('group_places')).toBe(1);
    expect(await count('ledger_entries')).toBe(1);
    expect(await count("mails where dedupe_key like 'deposit-confirmation:%'")).toBe(1);
    expect(await readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' })).toEqual({
      'provider-balance': 20_000,
      'member-deposits': -20_000,
    });
  });

  it('100 tabs start one deposit and one payment', async () => {
    const { applicationId, clientSecret } = await applyAndStart(test);
    await test.context.db.execute(sql`delete from deposits`);
    const secrets = await crowd(async () => {
      const answer = await test.request('POST', '/api/create-payment-intent', {
        customerEmail: exampleApplication.email,
        applicationId,
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { clientSecret: string }).clientSecret;
    });
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).not.toBe(clientSecret);
    expect(await count('deposits')).toBe(1);
  });

  it('40 people pay at once and each has a place', async () => {
    const started = [];
    for (let index = 0; index < PAYERS; index += 1) {
      started.push(await applyAndStart(test, `person-${index}@example.com`));
    }
    await Promise.all(
      started.map(async ({ clientSecret, paymentId }) => {
        await payWith(test, clientSecret);
        await Promise.all([
          syncPayment(test.context, paymentId),
          syncPayment(test.context, paymentId),
        ]);
      }),
    );
    expect(await count("deposits where status = 'completed'")).toBe(PAYERS);
    expect(await count('group_places')).toBe(PAYERS);
    expect(await readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' })).toEqual({
      'provider-balance': 20_000 * PAYERS,
      'member-deposits': -20_000 * PAYERS,
    });
  });

  it('20 refunds at once, ours and the provider’s, give back once', async () => {
    const { clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    const settled = await syncPayment(test.context, paymentId);
    const depositId = settled?.payment.id ?? '';
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? refundDeposit(test.context, { depositId, reason: 'group_cancelled' })
          : stripeOf(test).refunds.create({ payment_intent: paymentId }),
      ),
    );
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await count("deposits where status = 'refunded'")).toBe(1);
    expect(await count('sandbox_refunds')).toBe(1);
    expect(await count("mails where dedupe_key like 'deposit-refunded:%'")).toBe(1);
    expect(await readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' })).toEqual({
      'provider-balance': 0,
      'member-deposits': 0,
    });
  });

  const placesPerPlan = () =>
    selectRows<{ plan: string; counted: number; places: number }>(
      test.context.db,
      sql`select plan_id as plan, member_count as counted, (select count(*)::int from group_places p
            where p.group_id = g.id and released_at is null) as places
          from groups g order by plan_id`,
    );

  it('a plan changed while its deposit is settled: the place follows', async () => {
    const { applicationId, clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    const locked = Promise.withResolvers<void>();
    const awaited = Promise.withResolvers<void>();
    const changing = inTransaction(test.context, async (tx) => {
      const application = await lockApplication(tx, applicationId);
      locked.resolve();
      await awaited.promise;
      await movePlaces(tx, { applicationId, planId: '650' });
      await editApplication(tx, application, { preferredPlan: '650' });
    });
    await locked.promise;
    const settling = syncPayment(test.context, paymentId);
    await untilBlocked(test.context.db);
    awaited.resolve();
    await Promise.all([changing, settling]);
    expect(await placesPerPlan()).toEqual([{ plan: '650', counted: 1, places: 1 }]);
  });

  it('a place given back while it moves to another plan: both groups count right', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `mover-${round}@example.com`;
      const { applicationId, clientSecret, paymentId } = await applyAndStart(test, email);
      await payWith(test, clientSecret);
      await syncPayment(test.context, paymentId);
      await stripeOf(test).refunds.create({ payment_intent: paymentId });
      await Promise.all([
        syncPayment(test.context, paymentId),
        inTransaction(test.context, (tx) => movePlaces(tx, { applicationId, planId: '650' })),
      ]);
    }
    for (const { counted, places } of await placesPerPlan())
      expect([counted, places]).toEqual([0, 0]);
  });
});

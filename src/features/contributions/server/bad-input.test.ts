import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import type { MembershipStatus } from '#features/memberships/rules.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { inTransaction } from '#platform/context.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, payWith, stripeOf } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';

const [ANA, BIA] = ['ana@example.com', 'bia@example.com'];

describe('what cannot be paid', () => {
  const test = useTestApp();

  async function begin() {
    test.clock.set('2026-03-20T18:00:00Z');
    await formGroup(test, { capacity: 2, emails: [ANA, BIA] });
    const people = { ana: await signInAsMember(test, ANA), bia: await signInAsMember(test, BIA) };
    const seatOf = async (browser: typeof people.ana): Promise<string> =>
      (await (await browser.send('GET', '/api/contributions')).json())[0].membershipId;
    return { ...people, anas: await seatOf(people.ana), bias: await seatOf(people.bia) };
  }
  type People = Awaited<ReturnType<typeof begin>>;

  const codeOf = async (answer: Promise<Response>) => {
    const response = await answer;
    return `${response.status} ${(await response.json()).code}`;
  };
  const pay = (browser: People['ana'], membershipId: string, instalments: unknown = 1) =>
    codeOf(
      browser.send('POST', `/api/contributions/${membershipId}/payments`, {
        first: 1,
        instalments,
        method: 'card',
      }),
    );
  const automate = (browser: People['ana'], membershipId: string, methodId: string) =>
    codeOf(browser.send('PUT', `/api/contributions/${membershipId}/automatic`, { methodId }));
  const setUp = async (browser: People['ana']): Promise<string> => {
    const path = '/api/contributions/methods';
    const setup = await (await browser.send('POST', path, { method: 'card' })).json();
    await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
      payment_method: 'pm_card_visa',
    });
    await browser.send('POST', `${path}/${setup.methodId}/status`);
    return setup.methodId;
  };
  const countPayments = async () =>
    (await selectRows(test.context.db, sql`select 1 from payments where purpose = 'contribution'`))
      .length;

  it('is refused in words: no number of instalments, and the seat of somebody else', async () => {
    const { ana, anas, bias } = await begin();
    for (const instalments of [0, -1, 1.5, 241, '1', null, 2 ** 53]) {
      expect(await pay(ana, anas, instalments), String(instalments)).toBe('422 INVALID_INPUT');
    }
    expect(await pay(ana, bias)).toBe('404 SEAT_NOT_FOUND');
    expect(await pay(ana, test.context.randomness.id())).toBe('404 SEAT_NOT_FOUND');
    expect(await countPayments()).toBe(0);
  });

  it('is refused for a finished seat, and for one that ended with its group or before', async () => {
    const { ana, bia, anas, bias } = await begin();
    const methodId = await setUp(ana);
    await test.context.db.execute(
      sql`update contribution_accounts set paid = 240, due_on = null, next_step_on = null where membership_id = ${anas}`,
    );
    expect(await pay(ana, anas)).toBe('409 ALL_PAID');
    expect(await automate(ana, anas, methodId)).toBe('409 ALL_PAID');
    const end = (membershipId: string, to: MembershipStatus) =>
      inTransaction(test.context, (tx) =>
        changeMembership(tx, { membershipId, to, reason: 'test' }),
      );
    await end(anas, 'completed');
    expect(await pay(ana, anas)).toBe('409 SEAT_CLOSED');
    expect(await automate(ana, anas, methodId)).toBe('409 SEAT_CLOSED');
    await end(bias, 'cancelled');
    expect(await pay(bia, bias)).toBe('409 SEAT_CLOSED');
    expect(await countPayments()).toBe(0);
  });

  it('goes back when it comes after the seat is closed', async () => {
    const { ana, anas } = await begin();
    const path = `/api/contributions/${anas}/payments`;
    const setup = await (
      await ana.send('POST', path, { first: 1, instalments: 1, method: 'card' })
    ).json();
    await inTransaction(test.context, (tx) =>
      changeMembership(tx, { membershipId: anas, to: 'cancelled', reason: 'left' }),
    );
    await payWith(test, setup.clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    // The money is marked for a refund; the reconciliation sends it.
    await reconcilePayments(test.context);
    await test.drainJobs();
    const refunds = [];
    for await (const refund of test.context.payments.listRefunds(new Date(0))) refunds.push(refund);
    expect(refunds).toHaveLength(1);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  });

  it('is refused when the group is closed', async () => {
    const { ana, anas, bias } = await begin();
    for (const membershipId of [anas, bias]) {
      await inTransaction(test.context, (tx) =>
        changeMembership(tx, { membershipId, to: 'completed', reason: 'the group is completed' }),
      );
    }
    await test.context.db.execute(
      sql`update groups set status = 'completed', started_at = formed_at, completed_at = formed_at`,
    );
    expect(await pay(ana, anas)).toBe('409 SEAT_CLOSED');
    expect(await countPayments()).toBe(0);
  });

  it('is never charged to the method of somebody else', async () => {
    const { ana, bia, anas, bias } = await begin();
    const anasMethod = await setUp(ana);
    expect(await automate(bia, bias, anasMethod)).toBe('404 PAYMENT_METHOD_NOT_FOUND');
    expect(await automate(bia, anas, anasMethod)).toBe('404 SEAT_NOT_FOUND');
    const path = `/api/contributions/methods/${anasMethod}`;
    expect(await codeOf(bia.send('DELETE', path))).toBe('404 PAYMENT_METHOD_NOT_FOUND');
    expect(await codeOf(bia.send('POST', `${path}/status`))).toBe('404 PAYMENT_METHOD_NOT_FOUND');
    expect(await (await ana.send('GET', '/api/contributions/methods')).json()).toHaveLength(1);
  });

  it('does nothing when the provider tells of a payment that nobody here asked for', async () => {
    const { ana } = await begin();
    const before = await (await ana.send('GET', '/api/contributions')).json();
    for (const metadata of [{}, { reference: test.context.randomness.id() }]) {
      const { id } = await stripeOf(test).paymentIntents.create({
        amount: 234_400,
        currency: 'usd',
        metadata,
      });
      await stripeOf(test).paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    }
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await countPayments()).toBe(0);
    expect(await (await ana.send('GET', '/api/contributions')).json()).toEqual(before);
    // The event is kept, so that nothing about the money is lost.
    const kept = await selectRows(
      test.context.db,
      sql`select 1 from payment_events where type = 'payment_intent.succeeded' and handled_at is not null`,
    );
    expect(kept).toHaveLength(2);
    const unsigned = await test.request('POST', '/api/webhooks/payments', { id: 'evt_1' });
    expect(unsigned.status).toBe(400);
  });
});

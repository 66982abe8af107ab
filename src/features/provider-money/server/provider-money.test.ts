import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { syncRefunds } from '#features/payments/server/returns/sync-refunds.ts';
import { moveBalance } from '#providers/payments/sandbox/balance.ts';
import { openDispute } from '#providers/payments/sandbox/disputes.ts';
import { failPayout } from '#providers/payments/sandbox/payouts.ts';
import { adminSession } from '#testing/admin-session.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { listDifferences, listUnmatched, readOverview } from './read-provider-money.ts';
import { readReconciliation } from './read-reconciliation.ts';
import { reconcileProvider } from './reconcile-provider.ts';
import { providerMoneyWaits } from './waits.ts';

const NET = 20_000 - 610;

describe("the provider's money", () => {
  const test = useTestApp({ session: adminSession });
  const balances = () => readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });
  const run = () => reconcileProvider(test.context);
  const expectAlarm = () => vi.spyOn(test.context.log, 'error').mockImplementation(() => {});
  const waiting = async () => {
    const reader = { ...test.context, viewerId: 'x' };
    const kinds = Object.entries(providerMoneyWaits);
    return Object.fromEntries(
      await Promise.all(kinds.map(async ([name, { count }]) => [name, await count(reader)])),
    );
  };
  const pay = async (email: string) => {
    const started = await applyAndStart(test, email);
    await payWith(test, started.clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    return started;
  };
  const explain = (id: string, account: string) =>
    test.request('POST', `/api/admin/provider-money/transactions/${id}/explanation`, {
      account,
      note: 'A gift to the cooperative',
    });

  it('equals the books from the first reading, whatever was before', async () => {
    test.clock.set('2026-11-16T15:00:00Z');
    await pay('ana@example.com');
    // What had gone to the bank before the first reading is the opening.
    test.clock.set('2026-11-19T15:00:00Z');
    await pay('bia@example.com');
    expect(await run()).toMatchObject({ providerCents: NET, ledgerCents: NET, differenceCents: 0 });
    expect(await balances()).toMatchObject({
      'provider-fees': 1_220,
      'provider-balance': NET,
      'payouts-on-the-way': NET,
    });
    test.clock.set('2026-11-21T15:00:00Z');
    expect(await run()).toMatchObject({ providerCents: NET, differenceCents: 0 });
    expect(await balances()).toMatchObject({ bank: NET, 'payouts-on-the-way': 0 });
    expect(await waiting()).toEqual({ 'provider-differences': 0, 'provider-unmatched': 0 });
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  });

  it('is paid out on working days, matched, and comes back when the bank refuses it', async () => {
    test.clock.set('2026-11-18T15:00:00Z');
    await run();
    const { paymentId } = await pay('ana@example.com');
    await run();
    test.clock.set('2026-11-21T15:00:00Z');
    // Available on Friday, a working day, at a later hour than the payout: Monday's pays it out.
    expect(await run()).toMatchObject({ providerCents: NET });
    test.clock.set('2026-11-23T15:00:00Z');
    expect(await run()).toMatchObject({ providerCents: 0, ledgerCents: 0 });
    expect(await balances()).toMatchObject({ 'payouts-on-the-way': NET });
    const listed = await test.request('GET', '/api/admin/provider-money/payouts');
    const { items } = (await listed.json()) as { items: { id: string }[] };
    expect(items).toMatchObject([
      { amountCents: NET, netCents: NET, transactions: 1, unmatched: 0, status: 'in_transit' },
    ]);
    const id = items[0]?.id ?? '';
    const shown = await test.request('GET', `/api/admin/provider-money/payouts/${id}`);
    expect((await shown.json()) as object).toMatchObject({
      items: [{ matchedAs: 'payment', amountCents: 20_000, feeCents: 610 }],
    });
    test.clock.set('2026-11-25T15:00:00Z');
    await run();
    expect(await balances()).toMatchObject({ bank: NET, 'payouts-on-the-way': 0 });
    await failPayout(sandboxOf(test).world, id);
    expect(await run()).toMatchObject({ providerCents: NET, differenceCents: 0 });
    expect(await balances()).toMatchObject({ bank: 0, 'payouts-on-the-way': 0 });

    await stripeOf(test).refunds.create({ payment_intent: paymentId });
    await syncRefunds(test.context);
    expect(await run()).toMatchObject({ providerCents: -610, differenceCents: 0 });
    const month = await readReconciliation(test.context, { month: '2026-11' });
    expect(month).toMatchObject({ closingCents: -610, ledgerCents: -610, differenceCents: 0 });
    expect(month.unmatched).toEqual([]);
    expect(month.payouts).toMatchObject([{ id, status: 'failed' }]);
  });

  it('has disputes and their fees', async () => {
    await run();
    const { paymentId } = await pay('ana@example.com');
    await openDispute(sandboxOf(test).world, paymentId);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await run()).toMatchObject({ providerCents: -610 - 1_500, differenceCents: 0 });
    expect(await balances()).toMatchObject({ 'disputed-funds': 20_000, 'provider-fees': 2_110 });
  });

  it('has money that is returned, and owes nothing once it was', async () => {
    await run();
    const started = await applyAndStart(test, 'ana@example.com');
    await payWith(test, started.clientSecret);
    const { metadata } = await stripeOf(test).paymentIntents.retrieve(started.paymentId);
    const second = await stripeOf(test).paymentIntents.create({
      amount: 20_000,
      currency: 'usd',
      metadata,
    });
    await stripeOf(test).paymentIntents.confirm(second.id, { payment_method: 'pm_card_visa' });
    // No webhook says so: the reading finds it and returns it.
    expect(await run()).toMatchObject({ differenceCents: 0 });
    expect(await balances()).toMatchObject({ 'payments-going-back': -20_000 });
    await test.drainJobs();
    expect(await run()).toMatchObject({ differenceCents: 0 });
    expect(await balances()).toMatchObject({ 'payments-going-back': 0 });
    expect(await waiting()).toEqual({ 'provider-differences': 0, 'provider-unmatched': 0 });
  });

  it('waits on the desk while it matches nothing, until somebody says what it is', async () => {
    await run();
    const gift = await stripeOf(test).paymentIntents.create({ amount: 5_000, currency: 'usd' });
    await stripeOf(test).paymentIntents.confirm(gift.id, { payment_method: 'pm_card_visa' });
    await moveBalance(sandboxOf(test).world, {
      id: 'txn_radar',
      type: 'stripe_fee',
      source: null,
      amount: -700,
    });
    const alarm = expectAlarm();
    expect(await run()).toMatchObject({ differenceCents: 5_000 });
    expect(alarm).toHaveBeenCalledOnce();
    expect(await waiting()).toEqual({ 'provider-differences': 1, 'provider-unmatched': 1 });
    expect(await balances()).toMatchObject({ 'provider-fees': 700 + 175 });
    const { items } = await listUnmatched(test.context, { limit: 10 });
    expect(items).toMatchObject([{ amountCents: 5_000, matchedAs: null }]);
    const id = items[0]?.id ?? '';
    expect((await explain(id, 'other-income')).status).toBe(200);
    expect((await explain(id, 'other-income')).status).toBe(200);
    expect((await explain(id, 'bank')).status).toBe(409);
    expect((await explain('txn_nobody', 'bank')).status).toBe(404);
    expect(await run()).toMatchObject({ differenceCents: 0, differsSince: null });
    expect(await waiting()).toEqual({ 'provider-differences': 0, 'provider-unmatched': 0 });
    expect(await balances()).toMatchObject({ 'other-income': -5_000 });
    const audited = await selectRows(
      test.context.db,
      sql`select from audit_log where action = 'provider-transaction.explained'`,
    );
    expect(audited).toHaveLength(1);
  });

  it('names the payments that differ', async () => {
    await run();
    await pay('ana@example.com');
    await run();
    expect(await listDifferences(test.context)).toEqual({ items: [], isComplete: true });
    await test.context.db.execute(
      sql`delete from sandbox_balance_transactions where type = 'charge'`,
    );
    await test.context.db.execute(sql`delete from provider_transactions`);
    expectAlarm();
    expect(await run()).toMatchObject({ differenceCents: -NET });
    const { items } = await listDifferences(test.context);
    expect(items).toMatchObject([{ providerCents: 0, ledgerCents: 20_000 }]);
    expect((await readOverview(test.context)).check).toMatchObject({ agrees: false });
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { inTransaction } from '#platform/context.ts';
import { failRefund } from '#providers/payments/sandbox/payments.ts';
import { inSandboxTransaction } from '#providers/payments/sandbox/world.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import { creditDeposits } from '../paying/credit-deposit.ts';
import { refundDeposit } from './refund-deposit.ts';

const admin = { userId: 'admin', email: 'admin@example.com', isEmailVerified: true, isAdmin: true };

describe('refunds', () => {
  const test = useTestApp({ session: admin });

  const deposit = async () => {
    const [row] = await selectRows<{
      id: string;
      status: string;
      refunded: number;
      reason: string | null;
    }>(
      test.context.db,
      sql`select id, status, refunded_cents as refunded, refund_reason as reason from deposits`,
    );
    if (!row) throw new Error('there is no deposit');
    return row;
  };
  const paid = async () => {
    const started = await applyAndStart(test);
    await payWith(test, started.clientSecret);
    await settle();
    return { ...started, depositId: (await deposit()).id };
  };
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const balances = () => readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });
  const refundMails = async () =>
    (await test.mailbox(exampleApplication.email)).filter(({ subject }) =>
      subject.includes('refunded'),
    );
  const places = async () => {
    const [row] = await selectRows<{ count: number }>(
      test.context.db,
      sql`select count(*)::int as count from group_places where released_at is null`,
    );
    return row?.count;
  };
  const providerRefunds = async (paymentId: string) =>
    (await stripeOf(test).refunds.list({ payment_intent: paymentId })).data.length;

  it('refunds a deposit once when it is requested repeatedly', async () => {
    const { depositId, paymentId } = await paid();
    const ask = () => refundDeposit(test.context, { depositId, reason: 'group_not_formed' });
    await ask();
    await ask();
    await settle();
    await ask();
    await settle();
    expect(await deposit()).toMatchObject({
      status: 'refunded',
      refunded: 20_000,
      reason: 'group_not_formed',
    });
    expect(await providerRefunds(paymentId)).toBe(1);
    expect(await balances()).toEqual({ 'provider-balance': 0, 'member-deposits': 0 });
    expect(await refundMails()).toHaveLength(1);
    expect((await refundMails())[0]?.text).toContain('did not fill');
    expect(await places()).toBe(0);
  });

  it('finds a refund made at the provider by its webhook', async () => {
    const { paymentId } = await paid();
    await stripeOf(test).refunds.create({ payment_intent: paymentId });
    await settle();
    expect(await deposit()).toMatchObject({ status: 'refunded', reason: 'at_provider' });
    expect(await refundMails()).toHaveLength(1);
  });

  it("finds it by the admin's sync when the webhook is lost, and counts", async () => {
    const { paymentId } = await paid();
    const sync = async () => (await test.request('POST', '/api/admin/sync-refunds')).json();
    expect(await sync()).toEqual({ totalRefunds: 0, depositsUpdated: 0 });
    await stripeOf(test).refunds.create({ payment_intent: paymentId });
    expect(await sync()).toEqual({ totalRefunds: 1, depositsUpdated: 1 });
    expect(await sync()).toEqual({ totalRefunds: 1, depositsUpdated: 0 });
    await settle();
    expect(await deposit()).toMatchObject({ status: 'refunded' });
    expect(await refundMails()).toHaveLength(1);
    expect(await balances()).toEqual({ 'provider-balance': 0, 'member-deposits': 0 });
  });

  it('counts partial refunds, and is refunded when they add up to the whole', async () => {
    const { paymentId, depositId } = await paid();
    await stripeOf(test).refunds.create({ payment_intent: paymentId, amount: 5_000 });
    await settle();
    expect(await deposit()).toMatchObject({ status: 'completed', refunded: 5_000 });
    expect(await balances()).toEqual({ 'provider-balance': 15_000, 'member-deposits': -15_000 });
    expect(await places()).toBe(1);
    await refundDeposit(test.context, { depositId, reason: 'group_cancelled' });
    expect(await deposit()).toMatchObject({ status: 'refunded', refunded: 20_000 });
    expect(await balances()).toEqual({ 'provider-balance': 0, 'member-deposits': 0 });
  });

  it('counts the money again when a refund fails, and refunds it again', async () => {
    const { depositId, paymentId } = await paid();
    await refundDeposit(test.context, { depositId, reason: 'group_not_formed' });
    const [refund] = (await stripeOf(test).refunds.list({ payment_intent: paymentId })).data;
    await inSandboxTransaction(sandboxOf(test).world, (world) =>
      failRefund(world, refund?.id ?? ''),
    );
    await settle();
    expect(await deposit()).toMatchObject({ status: 'completed', refunded: 0 });
    expect(await balances()).toEqual({ 'provider-balance': 20_000, 'member-deposits': -20_000 });
    await reconcilePayments(test.context);
    expect(await deposit()).toMatchObject({ status: 'refunded', refunded: 20_000 });
    expect(await balances()).toEqual({ 'provider-balance': 0, 'member-deposits': 0 });
  });

  it('is owed by the member once the deposit is the group’s', async () => {
    const { depositId, paymentId } = await paid();
    const [groupId, membershipId] = [test.context.randomness.id(), test.context.randomness.id()];
    await saveMemberships(test.context, [membershipId]);
    const credit = () =>
      inTransaction(test.context, (tx) =>
        creditDeposits(tx, groupId, [{ membershipId, depositId }]),
      );
    await credit();
    await credit();
    expect(await balances()).toMatchObject({ 'member-deposits': 0, 'provider-balance': 0 });
    const ofGroup = { book: 'sandbox', scope: groupScope(groupId) } as const;
    const groups = { cash: 20_000, unapplied: -20_000 };
    expect(await readBalances(test.context.db, ofGroup)).toEqual(groups);
    await stripeOf(test).refunds.create({ payment_intent: paymentId });
    await settle();
    expect(await balances()).toEqual({
      'provider-balance': -20_000,
      'member-deposits': 0,
      'returned-deposits': 20_000,
    });
    expect(await readBalances(test.context.db, ofGroup)).toEqual(groups);
  });

  it('refunds nothing that was not paid', async () => {
    await applyAndStart(test);
    const { id } = await deposit();
    await refundDeposit(test.context, { depositId: id, reason: 'group_not_formed' });
    expect(await deposit()).toMatchObject({ status: 'pending', refunded: 0 });
  });

  it('refunds every deposit of a group that did not form in its window', async () => {
    await paid();
    test.clock.advanceDays(121);
    const { closeExpiredGroups } = await import('#features/groups/server/formation/end-group.ts');
    await closeExpiredGroups(test.context);
    await settle();
    expect(await deposit()).toMatchObject({ status: 'refunded', reason: 'group_not_formed' });
    expect(await refundMails()).toHaveLength(1);
    test.clock.advanceDays(-121);
  });
});

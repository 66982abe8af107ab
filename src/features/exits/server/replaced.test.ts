import { describe, expect, it } from 'vitest';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { enterManualPayment } from '#features/contributions/paying/server/manual-payments.ts';
import { payFromEnd } from '#features/contributions/paying/server/pay-from-end.ts';
import { findContributionsOf } from '#features/contributions/paying/server/payment-queries.ts';
import { runContributions } from '#features/contributions/server/workers.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { replaceLeaving } from '#features/memberships/server/leave-before-start.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import type { Session } from '#platform/routes.ts';
import { decideDisputeAtSandbox } from '#providers/payments/sandbox/overview.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, payWith, sandboxOf, stripeOf } from '#testing/scenes/card-payments.ts';
import { formGroup, takePaidPlace } from '#testing/scenes/form-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { payOutAll } from '#testing/scenes/pay-out.ts';
import { returnPayment } from '#testing/scenes/return-payment.ts';
import { useTestApp } from '#testing/test-app.ts';
import { listOwed } from './list-owed.ts';
import { applyDueWishes } from './wishes/apply-wishes.ts';

const ANA = 'ana@example.com';
/** Instalment 1, after the deposit. */
const FIRST = 214_400;
const WHOLE = 234_400;

describe('what a member paid who leaves before the start', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '2' } });

  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const at = async (instant: string) => {
    test.clock.set(instant);
    await settle();
    await applyDueWishes(test.context);
    await runContributions(test.context);
    await settle();
  };
  const loseDispute = async () => {
    const { data } = await stripeOf(test).disputes.list({ limit: 1 });
    await decideDisputeAtSandbox(sandboxOf(test), data[0]?.id ?? '', 'lost');
    await settle();
  };
  const findFault = async () => {
    const { db } = test.context;
    return (await verifyLedger(db)).difference ?? (await verifyContributions(db)).difference;
  };

  /** Ana's seat in a group of two; month 1 is December 2026. */
  async function begin() {
    test.clock.set('2026-11-10T19:00:00Z');
    const { group } = await formGroup(test, { capacity: 2, emails: [ANA] });
    const ana = await signInAsMember(test, ANA);
    const read = async () => (await (await ana.send('GET', '/api/contributions')).json())[0];
    const { membershipId } = await read();
    const userId = (await readMembership(test.context, membershipId))?.userId ?? '';
    const pay = async (instalments: number) => {
      const first = (await read()).paid + 1;
      const wish = { first, instalments, method: 'card' };
      const path = `/api/contributions/${membershipId}/payments`;
      const answer = await ana.send('POST', path, wish);
      return { status: answer.status, ...(await answer.json()) };
    };
    const payNow = async (instalments: number, method?: string) => {
      await payWith(test, (await pay(instalments)).clientSecret, method);
      await settle();
    };
    const saveMethod = async (method: string) => {
      const path = '/api/contributions/methods';
      const setup = await (await ana.send('POST', path, { method: 'card' })).json();
      await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
        payment_method: method,
      });
      await ana.send('POST', `${path}/${setup.methodId}/status`);
      return setup.methodId as string;
    };
    const automate = (methodId: string) =>
      ana.send('PUT', `/api/contributions/${membershipId}/automatic`, { methodId });
    /** Asks to leave; it takes effect 72 hours later. */
    const leave = async (effectiveAt: string) => {
      expect((await ana.send('POST', `/api/memberships/${membershipId}/leave`)).status).toBe(200);
      await at(effectiveAt);
      expect((await readMembership(test.context, membershipId))?.leavingAt).toBeTruthy();
    };
    const replace = async () => {
      await takePaidPlace(test.context, '450');
      await replaceLeaving(test.context);
      expect((await readMembership(test.context, membershipId))?.status).toBe('replaced');
    };
    const scope = groupScope(group.id);
    return {
      membershipId,
      read,
      pay,
      payNow,
      saveMethod,
      automate,
      leave,
      replace,
      owed: async () =>
        (await listOwed(test.context, { userId })).map(({ kind, state, cents }) => ({
          kind,
          state,
          cents,
        })),
      position: () => readPosition(test.context.db, { membershipId }),
      balances: () => readBalances(test.context.db, { book: group.mode, scope }),
    };
  }

  it('is not charged automatically and not taken any more once leaving has taken effect', async () => {
    const { membershipId, read, pay, saveMethod, automate, leave } = await begin();
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    const manual = (reference: string) =>
      enterManualPayment(test.context, admins[0], {
        membershipId,
        amountCents: FIRST,
        receivedOn: '2026-11-24',
        method: 'wire',
        reference,
      });
    const methodId = await saveMethod('pm_card_visa');
    await automate(methodId);
    await at('2026-11-24T19:00:00Z');
    const { approvalId } = await manual('FT 1');
    // The mail about the payment of December 1 goes out, then leaving takes effect.
    await at('2026-11-28T18:00:00Z');
    await leave('2026-12-01T18:00:00Z');
    await at('2026-12-02T18:00:00Z');
    expect(await read()).toMatchObject({ paid: 0, isClosed: true, next: null, automatic: null });
    expect(await pay(1)).toMatchObject({ status: 409, code: 'SEAT_CLOSED' });
    expect((await automate(methodId)).status).toBe(409);
    const refused = { code: 'SEAT_CLOSED' };
    const end = { membershipId, reference: membershipId, instalments: 1, method: 'card' } as const;
    await expect(
      payFromEnd(test.context, { ...end, description: 'd', expiresAt: test.clock.now() }),
    ).rejects.toMatchObject(refused);
    await expect(manual('FT 2')).rejects.toMatchObject(refused);
    await expect(
      confirmApproval(test.context, admins[1], { id: approvalId }),
    ).rejects.toMatchObject(refused);
    const subjects = (await test.mailbox(ANA)).map(({ subject }) => subject);
    expect(subjects).toContain('Automatic payment on December 1, 2026');
    expect(await findFault()).toBeUndefined();
  });

  it('is owed back but for the deposit when the seat is taken, also what was in flight', async () => {
    const { membershipId, pay, payNow, leave, replace, owed, position, balances } = await begin();
    await payNow(2);
    const { clientSecret } = await pay(1);
    await leave('2026-11-14T19:00:00Z');
    await payWith(test, clientSecret);
    await settle();
    expect(await position()).toMatchObject({ fund: -3 * 187_500 });
    await replace();
    const back = FIRST + 2 * WHOLE;
    expect(await owed()).toEqual([{ kind: 'unapplied', state: 'owed', cents: back }]);
    expect(await position()).toEqual({
      fund: 0,
      reserve: 0,
      'prepaid-administration': 0,
      unapplied: 0,
      administration: -20_000,
      'owed-to-members': -back,
    });
    expect(await findFault()).toBeUndefined();
    await payOutAll(test, (await makeAdmins(test, 2)) as [Session, Session]);
    expect(await balances()).toMatchObject({
      cash: 60_000,
      unapplied: -40_000,
      'owed-to-members': 0,
    });
    expect((await readMembership(test.context, membershipId))?.heldUntil).toBeTruthy();
    expect(await findFault()).toBeUndefined();
  });

  it('goes back to its payer when it arrives after the seat was taken', async () => {
    const { pay, leave, replace, owed, position, balances } = await begin();
    const { clientSecret } = await pay(1);
    await leave('2026-11-14T19:00:00Z');
    await replace();
    await payWith(test, clientSecret);
    await settle();
    await reconcilePayments(test.context);
    await settle();
    expect(await owed()).toEqual([]);
    expect(await position()).toMatchObject({ unapplied: 0, administration: -20_000 });
    expect(await balances()).toMatchObject({ cash: 60_000 });
    expect(await findFault()).toBeUndefined();
  });

  it('is owed by the member when the bank returns it after that', async () => {
    const { payNow, leave, replace, owed, position, balances } = await begin();
    await payNow(1, 'pm_card_createDispute');
    await leave('2026-11-14T19:00:00Z');
    await replace();
    expect(await owed()).toMatchObject([{ cents: FIRST }]);
    await loseDispute();
    expect(await position()).toMatchObject({
      unapplied: 0,
      'owed-to-members': -FIRST,
      'owed-by-members': FIRST,
    });
    expect(await balances()).toMatchObject({ cash: 60_000 });
    expect(await findFault()).toBeUndefined();
  });

  it('follows the rules of a cancelled seat when nobody took it by the first due date', async () => {
    const { membershipId, payNow, leave, owed, position } = await begin();
    await payNow(1);
    await leave('2026-11-14T19:00:00Z');
    test.clock.set('2026-12-05T07:00:00Z');
    await replaceLeaving(test.context);
    expect((await readMembership(test.context, membershipId))?.status).toBe('cancelled');
    // The deposit is part of the first instalment, whose fund part waits for its draw.
    expect(await owed()).toEqual([{ kind: 'refund', state: 'undrawn', cents: 187_500 }]);
    expect(await position()).toMatchObject({ fund: -187_500, unapplied: 0 });
    expect(await findFault()).toBeUndefined();
  });

  it('is paid what a bank took before the seat was taken and gives back after it', async () => {
    const { membershipId, payNow, leave, replace, owed, position } = await begin();
    await payNow(1);
    await payNow(1);
    const [latest] = await findContributionsOf(test.context.db, membershipId);
    await returnPayment(test, latest?.id ?? '');
    await leave('2026-11-14T19:00:00Z');
    await replace();
    await returnPayment(test, latest?.id ?? '', 0);
    expect((await owed()).reduce((sum, { cents }) => sum + cents, 0)).toBe(FIRST + WHOLE);
    expect(await position()).toMatchObject({ unapplied: 0 });
    expect(await findFault()).toBeUndefined();
  });
});

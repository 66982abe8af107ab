import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { cutOffAt } from '#features/program-rules/calendar.ts';
import { inTransaction } from '#platform/context.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { passFactor } from '#testing/pass-factor.ts';
import { deliverWebhooks, payWith, stripeOf } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { verifyContributions } from '../admin/server/verify-contributions.ts';
import { findAccount } from './accounts/account-queries.ts';
import { readPaidUp } from './read-paid-up.ts';
import { runContributions } from './workers.ts';

const EMAIL = 'ana@example.com';

describe('a group that runs', () => {
  const test = useTestApp();

  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const at = async (moment: string) => {
    test.clock.set(moment);
    await settle();
    await runContributions(test.context);
    await settle();
  };
  const subjects = async () => (await test.mailbox(EMAIL)).map(({ subject }) => subject).reverse();
  const expectSound = async () => {
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect((await verifyContributions(test.context.db)).difference).toBeUndefined();
  };

  /** Month 1 is May 2026; two seats, the first of which is Ana's. */
  async function begin() {
    test.clock.set('2026-03-20T18:00:00Z');
    const { group, members } = await formGroup(test, { capacity: 2, emails: [EMAIL] });
    const ana = await signInAsMember(test, EMAIL);
    const [seat] = await (await ana.send('GET', '/api/contributions')).json();
    const membershipId: string = seat.membershipId;
    const other = members.find(({ id }) => id !== membershipId)?.id ?? '';
    const read = async () => (await (await ana.send('GET', '/api/contributions')).json())[0];
    const pay = async (instalments: number) => {
      const path = `/api/contributions/${membershipId}/payments`;
      const first = (await read()).paid + 1;
      const wish = { first, instalments, method: 'card' };
      const answer = await (await ana.send('POST', path, wish)).json();
      await payWith(test, answer.clientSecret);
      await settle();
    };
    const saveMethod = async (method: string, kind: string) => {
      const path = '/api/contributions/methods';
      const setup = await (await ana.send('POST', path, { method: kind })).json();
      await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
        payment_method: method,
      });
      const reported = await ana.send('POST', `${path}/${setup.methodId}/status`);
      expect(await reported.json()).toEqual({ status: 'active' });
      return setup.methodId as string;
    };
    const automate = async (methodId: string) =>
      (await ana.send('PUT', `/api/contributions/${membershipId}/automatic`, { methodId })).json();
    return { group, membershipId, other, ana, read, pay, saveMethod, automate };
  }

  it('reminds who does not pay, once a step, and cancels the seat after 90 days', async () => {
    const { membershipId, read } = await begin();
    const days = ['05-05', '05-06', '05-08', '05-15', '06-04', '07-04', '07-24', '08-02', '08-03'];
    for (const day of days) {
      await at(`2026-${day}T18:00:00Z`);
      await runContributions(test.context);
    }
    await settle();
    const steps = await selectRows<{ step: number }>(
      test.context.db,
      sql`select step from contribution_steps where membership_id = ${membershipId} order by step`,
    );
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const told = (await subjects()).slice(-8);
    expect(told.slice(0, 6)).toEqual([
      'Your contribution is due today',
      'Your contribution is 3 days late',
      'Your contribution is 10 days late',
      'Your contribution is 30 days late',
      'Your contribution is 60 days late',
      'Last reminder: your seat is about to end',
    ]);
    // Both are queued by one transaction.
    expect(told.slice(6).sort()).toEqual([
      'Your seat has been cancelled',
      'Your statement: Seat cancelled',
    ]);
    expect((await readMembership(test.context, membershipId))?.status).toBe('cancelled');
    expect(await read()).toMatchObject({ isClosed: true, owed: { instalments: 0 } });
    await expectSound();
  });

  it('stops the steps when the member pays, and takes an award back after 90 days', async () => {
    const { membershipId, other, read, pay } = await begin();
    await inTransaction(test.context, (tx) =>
      changeMembership(tx, { membershipId: other, to: 'awarded', reason: 'test' }),
    );
    await at('2026-07-24T18:00:00Z');
    expect(await read()).toMatchObject({
      owed: { instalments: 3 },
      nextStep: { kind: 'end', on: '2026-08-03' },
    });
    await pay(3);
    expect(await read()).toMatchObject({ owed: { instalments: 0 }, nextStep: null });
    await at('2026-08-03T18:00:00Z');
    expect((await readMembership(test.context, membershipId))?.status).toBe('active');
    // No home was bought yet, so it is settled as handed back.
    expect((await readMembership(test.context, other))?.status).toBe('handed_back');
    await expectSound();
  });

  it('earns administration when its month falls due, once', async () => {
    const { group, pay } = await begin();
    await pay(3);
    const administration = async () => {
      const scope = groupScope(group.id);
      const balances = await readBalances(test.context.db, { book: 'sandbox', scope });
      return [balances.administration ?? 0, balances['prepaid-administration']];
    };
    expect(await administration()).toEqual([0, -135_000]);
    await at('2026-05-04T18:00:00Z');
    expect(await administration()).toEqual([0, -135_000]);
    await at('2026-06-05T18:00:00Z');
    await runContributions(test.context);
    expect(await administration()).toEqual([-90_000, -45_000]);
    await expectSound();
  });

  it('charges automatically on the 1st after a mail, and again after a failure', async () => {
    const { read, saveMethod, automate } = await begin();
    const bad = await saveMethod('pm_card_chargeCustomerFail', 'card');
    expect(await automate(bad)).toEqual({ nextChargeOn: '2026-05-01' });
    await at('2026-04-28T18:00:00Z');
    await at('2026-05-01T18:00:00Z');
    await runContributions(test.context);
    await settle();
    expect(await read()).toMatchObject({ paid: 0, automatic: { nextChargeOn: '2026-05-04' } });
    const good = await saveMethod('pm_usBankAccount_success', 'us_bank_account');
    expect(await automate(good)).toEqual({ nextChargeOn: '2026-05-04' });
    await at('2026-05-02T18:00:00Z');
    await at('2026-05-04T18:00:00Z');
    expect(await read()).toMatchObject({ paid: 0, openPayment: { state: 'processing' } });
    // The bank is processing it: nobody is reminded, nothing is charged a second time.
    await at('2026-05-08T17:00:00Z');
    await at('2026-05-09T18:00:00Z');
    expect(await read()).toMatchObject({ paid: 1, automatic: { nextChargeOn: '2026-06-01' } });
    const told = await subjects();
    expect(told).toContain('Automatic payment on May 1, 2026');
    expect(told).toContain('Your payment did not go through');
    // The receipt of an automatic payment is in the digest.
    expect(told).not.toContain('We received your contribution');
    expect(told).not.toContain('Your contribution is 3 days late');
    const charges = await selectRows(
      test.context.db,
      sql`select amount_cents from contribution_payments where kind = 'automatic' and state = 'succeeded'`,
    );
    expect(charges).toEqual([{ amount_cents: expect.anything() }]);
    await expectSound();
  });

  it('tells by mail at once who ended automatic payments or removed a method', async () => {
    const { membershipId, ana, saveMethod, automate } = await begin();
    const methodId = await saveMethod('pm_card_visa', 'card');
    await automate(methodId);
    const automatic = `/api/contributions/${membershipId}/automatic`;
    expect((await ana.send('DELETE', automatic)).status).toBe(200);
    expect((await ana.send('DELETE', `/api/contributions/methods/${methodId}`)).status).toBe(200);
    await settle();
    const told = await subjects();
    expect(told).toContain('You ended automatic payments');
    expect(told).toContain('A payment method was removed');
  });

  it('opens the instalment again when a debit comes back, and ends the mandate', async () => {
    const { group, membershipId, read, saveMethod, automate } = await begin();
    await automate(await saveMethod('pm_usBankAccount_dispute', 'us_bank_account'));
    await at('2026-04-29T18:00:00Z');
    await at('2026-05-01T18:00:00Z');
    await at('2026-05-07T18:00:00Z');
    expect(await read()).toMatchObject({ paid: 1 });
    const month = { groupId: group.id, month: 1, cutOffAt: cutOffAt('2026-05', 1) };
    expect([...(await readPaidUp(test.context, month))]).toEqual([membershipId]);
    await at('2026-05-30T18:00:00Z');
    expect(await read()).toMatchObject({
      paid: 0,
      unappliedCents: 20_000,
      owed: { instalments: 1, amountCents: 214_400 },
      automatic: null,
    });
    expect([...(await readPaidUp(test.context, month))]).toEqual([]);
    expect(await subjects()).toContain('A payment came back from your bank');
    expect((await readMembership(test.context, membershipId))?.status).toBe('active');
    const scope = groupScope(group.id);
    const balances = await readBalances(test.context.db, { book: 'sandbox', scope });
    expect(balances).toMatchObject({ cash: 40_000, fund: 0, reserve: 0, unapplied: -40_000 });
    await expectSound();
  });

  it('counts a payment that two admins agree on, and nothing that one alone says', async () => {
    const { membershipId, read } = await begin();
    const [first, second, novice] = [
      await signInAsMember(test, 'one@example.com'),
      await signInAsMember(test, 'two@example.com'),
      await signInAsMember(test, 'new@example.com'),
    ];
    for (const browser of [first, second]) {
      await setRole(test.context, (await browser.sync()).id, 'admin');
    }
    for (const name of ['one', 'two', 'new']) await passFactor(test, `${name}@example.com`);
    test.clock.advanceDays(8);
    await setRole(test.context, (await novice.sync()).id, 'admin');
    const send = async (browser: typeof first, path: string, body?: unknown) => {
      const authorization = `Bearer ${await browser.idToken()}`;
      return (await browser.send('POST', path, body, { authorization })).json();
    };
    const path = `/api/admin/contributions/${membershipId}/manual-payments`;
    const body = {
      amountCents: 300_000,
      receivedOn: '2026-03-25',
      method: 'wire',
      reference: 'FT 4711',
    };
    expect(await send(first, path, { ...body, receivedOn: '2026-12-01' })).toMatchObject({
      code: 'DATE_REFUSED',
    });
    expect(await send(first, path, { ...body, amountCents: 90_000_000 })).toMatchObject({
      code: 'AMOUNT_REFUSED',
    });
    const { approvalId } = await send(first, path, body);
    const confirm = (browser: typeof first) =>
      send(browser, `/api/admin/approvals/${approvalId}/confirm`);
    expect(await confirm(first)).toMatchObject({ code: 'SECOND_ADMIN_NEEDED' });
    expect(await confirm(novice)).toMatchObject({ code: 'ADMIN_TOO_NEW' });
    expect(await read()).toMatchObject({ paid: 0 });
    expect(await confirm(second)).toMatchObject({ state: 'confirmed' });
    expect(await confirm(second)).toMatchObject({ code: 'APPROVAL_DECIDED' });
    expect(await read()).toMatchObject({ paid: 1, unappliedCents: 85_600 });
    expect(await findAccount(test.context.db, membershipId)).toMatchObject({ dueOn: '2026-06-05' });
    await expectSound();
  });
});

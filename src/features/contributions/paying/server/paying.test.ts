import { describe, expect, it } from 'vitest';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { inTransaction } from '#platform/context.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';

const EMAIL = 'ana@example.com';

describe('paying instalments', () => {
  const test = useTestApp();

  async function begin() {
    test.clock.set('2026-03-20T18:00:00Z');
    const { group, members } = await formGroup(test, { capacity: 2, emails: [EMAIL] });
    const browser = await signInAsMember(test, EMAIL);
    const [seat] = await (await browser.send('GET', '/api/contributions')).json();
    const member = members.find(({ id }) => id === seat.membershipId);
    if (!member) throw new Error('the member has no seat');
    const pay = async (instalments: number, method = 'card', seen?: number) => {
      const path = `/api/contributions/${member.id}/payments`;
      const [now] = await (await browser.send('GET', '/api/contributions')).json();
      const first = seen ?? now.paid + 1;
      const response = await browser.send('POST', path, { first, instalments, method });
      return { status: response.status, ...(await response.json()) };
    };
    return { group, member, browser, pay, seat };
  }

  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  it('counts the deposit as part of instalment 1 and books every part', async () => {
    const { group, member, browser, pay, seat } = await begin();
    expect(seat).toMatchObject({
      paid: 0,
      unappliedCents: 20_000,
      next: { k: 1, amountCents: 214_400, dueOn: '2026-05-05' },
      owed: { instalments: 0, amountCents: 0 },
    });
    const started = await pay(2);
    expect(started).toMatchObject({ status: 200, amountCents: 214_400 + 234_400 });
    await payWith(test, started.clientSecret);
    await settle();
    const scope = groupScope(group.id);
    const balances = await readBalances(test.context.db, { book: 'sandbox', scope });
    expect(balances).toMatchObject({
      cash: 2 * 20_000 + 448_800,
      unapplied: -20_000,
      fund: -2 * 187_500,
      // Neither month has fallen due.
      'prepaid-administration': -2 * 45_000,
      reserve: -2 * 1_900,
    });
    expect(await readPosition(test.context.db, { membershipId: member.id })).toMatchObject({
      unapplied: 0,
      fund: -375_000,
    });
    const [after] = await (await browser.send('GET', '/api/contributions')).json();
    expect(after).toMatchObject({ paid: 2, unappliedCents: 0, next: { k: 3 }, openPayment: null });
    const path = `/api/contributions/${member.id}/instalments`;
    const instalments = await (await browser.send('GET', path)).json();
    expect(instalments).toHaveLength(240);
    expect(instalments.slice(0, 3).map(({ state }: { state: string }) => state)).toEqual([
      'paid',
      'paid',
      'upcoming',
    ]);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect((await test.mailbox(EMAIL)).map(({ subject }) => subject)).toContain(
      'We received your contribution',
    );
  });

  it('shows no instalment of a seat that ended as due or late', async () => {
    const { member, pay } = await begin();
    await payWith(test, (await pay(1)).clientSecret);
    await settle();
    await inTransaction(test.context, (tx) =>
      changeMembership(tx, { membershipId: member.id, to: 'cancelled', reason: 'test' }),
    );
    test.clock.set('2026-07-20T18:00:00Z');
    const again = await signInAsMember(test, EMAIL);
    const path = `/api/contributions/${member.id}/instalments`;
    const instalments: { state: string }[] = await (await again.send('GET', path)).json();
    expect(instalments.map(({ state }) => state)).toEqual(['paid', ...Array(239).fill('ended')]);
  });

  it('answers the same wish with the same payment and replaces another', async () => {
    const { pay } = await begin();
    const first = await pay(1);
    expect(await pay(1)).toMatchObject({ paymentId: first.paymentId });
    const second = await pay(3);
    expect(second.paymentId).not.toBe(first.paymentId);
    expect(second).toMatchObject({ status: 200, amountCents: 214_400 + 2 * 234_400 });
    await expect(payWith(test, first.clientSecret)).rejects.toThrow();
  });

  it('charges no other instalment than the one that was seen', async () => {
    const { pay, browser } = await begin();
    const started = await pay(1);
    await payWith(test, started.clientSecret);
    // The money has arrived at the provider but not here: the same request again finds it.
    const again = await pay(1, 'card', 1);
    expect(again).toMatchObject({ status: 409, code: 'PAID_MEANWHILE' });
    const [seat] = await (await browser.send('GET', '/api/contributions')).json();
    expect(seat).toMatchObject({ paid: 1, openPayment: null });
    expect(await pay(1, 'card', 1)).toMatchObject({ code: 'PAID_MEANWHILE' });
    expect(await pay(1, 'card', 2)).toMatchObject({ status: 200 });
  });

  it('refuses what cannot be paid', async () => {
    const { pay, member, browser } = await begin();
    expect(await pay(241)).toMatchObject({ status: 422 });
    expect(await pay(0)).toMatchObject({ status: 422 });
    expect(await pay(1.5)).toMatchObject({ status: 422 });
    expect(await pay(1, 'cash')).toMatchObject({ status: 422 });
    const other = await signInAsMember(test, 'other@example.com');
    const path = `/api/contributions/${member.id}/payments`;
    const stolen = await other.send('POST', path, { first: 1, instalments: 1, method: 'card' });
    expect(await stolen.json()).toMatchObject({ code: 'SEAT_NOT_FOUND' });
    const nobody = '/api/contributions/018f0000-0000-7000-8000-000000000009/instalments';
    expect((await browser.send('GET', nobody)).status).toBe(404);
  });

  it('leaves the books of the group as they are while a bank decides a dispute', async () => {
    const { group, browser, pay } = await begin();
    const started = await pay(3);
    await payWith(test, started.clientSecret, 'pm_card_createDispute');
    await settle();
    const [after] = await (await browser.send('GET', '/api/contributions')).json();
    expect(after.paid).toBe(3);
    const { db } = test.context;
    const scope = groupScope(group.id);
    const balances = await readBalances(db, { book: 'sandbox', scope });
    expect(balances.fund).toBe(-3 * 187_500);
    const cooperative = await readBalances(db, { book: 'sandbox', scope: 'cooperative' });
    expect(cooperative['disputed-funds']).toBe(214_400 + 2 * 234_400);
    expect((await verifyLedger(db)).difference).toBeUndefined();
  });
});

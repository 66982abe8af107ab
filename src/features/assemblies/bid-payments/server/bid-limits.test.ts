import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { changeReturned } from '#features/contributions/paying/server/change-returned.ts';
import { readUnpaidCount } from '#features/contributions/paying/server/pay-from-end.ts';
import { findByReference } from '#features/contributions/paying/server/payment-queries.ts';
import { lockAccount } from '#features/contributions/server/accounts/account-queries.ts';
import { runContributions } from '#features/contributions/server/workers.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import { inTransaction } from '#platform/context.ts';
import { decideDisputeAtSandbox, readOverview } from '#providers/payments/sandbox/overview.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import {
  deliverWebhooks,
  paymentIdOf,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findLastUnpaidBid, findPicks } from '../../holding/server/pick-queries.ts';
import { readMemberAssemblies } from '../../member/server/read-member-assemblies.ts';
import { bidPaymentHandler } from './bid-payment-handler.ts';
import { isCreditHeld } from './hold-credit.ts';
import { readKeptForBids } from './kept-for-bids.ts';
import { listPayableBids, payBid } from './pay-bid.ts';

const V = 45_000_000;
const SEATS = 4;

describe('what a seat can bid', () => {
  const test = useTestApp();
  let play: Awaited<ReturnType<typeof playAssemblies>>;
  beforeEach(async () => {
    play = await playAssemblies(test, SEATS);
    await play.advance();
    await play.fill(3 * V);
  });

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
  const payAhead = (seat: number, prepaid: number) =>
    test.context.db.execute(
      sql`update contribution_accounts set prepaid = ${prepaid} where membership_id = ${play.memberOf(seat).id}`,
    );
  const browserOf = async (seat: number) => {
    const user = await readUser(test.context, play.memberOf(seat).userId);
    return signInAsMember(test, user?.email ?? '');
  };
  /** Starts a payment of a seat's next instalments through the member's API. */
  const startPayment = async (
    seat: number,
    instalments: number,
    { method = 'us_bank_account', first = 1 } = {},
  ) => {
    const path = `/api/contributions/${play.memberOf(seat).id}/payments`;
    const wish = { first, instalments, method };
    return (await (await browserOf(seat)).send('POST', path, wish)).json();
  };
  const held = async () => {
    const picks = await findPicks(test.context.db, (await play.rowOf(1)).id);
    const pick = picks.find(({ status }) => status === 'held');
    if (!pick?.instalments) throw new Error('no bid is held');
    return { ...pick, instalments: pick.instalments };
  };

  it('is told by mail when a payment lowers it after a bid was placed, once', async () => {
    const lowered = async (seat: number) => {
      const user = await readUser(test.context, play.memberOf(seat).userId);
      await test.drainJobs();
      const mails = await test.mailbox(user?.email ?? '');
      return mails.filter(({ subject }) => subject.includes('lowered what you can bid'));
    };
    const pay = async (seat: number, instalments: number, first: number) => {
      const started = await startPayment(seat, instalments, { method: 'card', first });
      await payWith(test, started.clientSecret);
      await settle();
    };
    await play.bid(1, 3, 230);
    // This month's instalment lowers nothing.
    await pay(3, 1, 1);
    expect(await lowered(3)).toEqual([]);
    await pay(3, 11, 2);
    const [mail, ...more] = await lowered(3);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('at most 228 now');
    const [own] = await readMemberAssemblies(test.context, play.memberOf(3).userId);
    expect(own?.next).toMatchObject({ bidMax: 228, paid: 12, prepaid: 0, expectedSeats: SEATS });
    expect(own?.pastBids).toEqual([]);
  });

  it('tells what earlier bids won, and who is expected to take part', async () => {
    await play.bid(1, 2, 130);
    await play.bid(1, 3, 120);
    play.late.add(4);
    await play.toHeld(1);
    await play.toClose(2);
    const [own] = await readMemberAssemblies(test.context, play.memberOf(1).userId);
    const { picks } = await play.read(1);
    const bid = picks.find(({ kind }) => kind === 'bid');
    const lottery = picks.filter(({ kind }) => kind === 'lottery').length;
    expect(own?.pastBids).toEqual([
      { month: 1, winning: bid?.instalments ?? null, availableCents: (3 - lottery) * V },
    ]);
  });

  it('is published at the close, voids what is above, and bars nobody', async () => {
    // 99 are left after instalment 1 and 140 from the end of the term.
    await payAhead(2, 140);
    await play.bid(1, 2, 120);
    await play.bid(1, 3, 97);
    await play.bid(1, 4, 240);
    await play.toClose(1);
    expect((await play.read(1)).books?.bidLimits).toEqual([
      { seat: 2, unpaid: 99 },
      { seat: 3, unpaid: 239 },
      { seat: 4, unpaid: 239 },
    ]);
    await play.toDraw(1);
    const drawn = await play.read(1);
    expect(drawn.openedBids).toMatchObject([
      { seat: 2, status: 'void', amount: 120, reason: 'above-what-is-owed' },
      { seat: 3, status: 'valid', amount: 97 },
      { seat: 4, status: 'void', amount: 240, reason: 'above-what-is-owed' },
    ]);
    expect(await play.isRight(1)).toBe(true);
    for (const seat of [2, 4]) {
      expect(await findLastUnpaidBid(test.context.db, play.memberOf(seat).id)).toBe(0);
    }
    expect(drawn.minutes.join('\n')).toContain('seat 2: 99');
  });

  it('lets exactly what is left be bid', async () => {
    await payAhead(2, 140);
    await play.bid(1, 2, 99);
    await play.toClose(1);
    await play.toDraw(1);
    expect((await play.read(1)).openedBids).toMatchObject([{ seat: 2, status: 'valid' }]);
  });

  it('counts succeeded money alone; a debit that is processing lowers only the form', async () => {
    await play.bid(1, 2, 239);
    test.clock.set('2026-12-14T18:00:00Z');
    const before = await readMemberAssemblies(test.context, play.memberOf(2).userId);
    const { clientSecret } = await startPayment(2, 3);
    await payWith(test, clientSecret, 'pm_usBankAccount_success');
    await settle();
    const [own] = await readMemberAssemblies(test.context, play.memberOf(2).userId);
    expect(before[0]?.next?.bidMax).toBe(239);
    expect(own?.next?.bidMax).toBe(237);
    await play.toClose(1);
    expect((await play.read(1)).books?.bidLimits).toEqual([{ seat: 2, unpaid: 239 }]);
  });

  it('is kept from payments from the front, from the close on', async () => {
    for (const seat of [1, 2]) await play.bid(1, seat, 96 + seat);
    await play.toClose(1);
    // The bids are still sealed, so the whole limit is reserved for an hour.
    expect(await startPayment(2, 2)).toMatchObject({ code: 'KEPT_FOR_BID' });
    await play.toDraw(1);
    const { seat, instalments } = await held();
    const most = 240 - instalments;
    expect(await startPayment(seat, most + 1)).toMatchObject({ code: 'KEPT_FOR_BID' });
    expect(await startPayment(seat, most)).toMatchObject({ clientSecret: expect.any(String) });
    const other = seat === 1 ? 2 : 1;
    expect(await startPayment(other, most + 1)).toMatchObject({ clientSecret: expect.any(String) });
  });

  it('gives money back that was on its way and would leave too little for a held bid', async () => {
    test.clock.set('2026-12-14T18:00:00Z');
    for (const seat of [1, 2]) {
      await play.bid(1, seat, 239);
      const { clientSecret } = await startPayment(seat, 5);
      await payWith(test, clientSecret, 'pm_usBankAccount_success');
    }
    await settle();
    await play.toClose(1);
    await play.toDraw(1);
    const { seat, membershipId, instalments } = await held();
    await at('2026-12-21T18:00:00Z');
    await reconcilePayments(test.context);
    await at('2026-12-21T19:00:00Z');
    expect(await readUnpaidCount(test.context, membershipId)).toBeGreaterThanOrEqual(instalments);
    const other = seat === 1 ? 2 : 1;
    expect(await readUnpaidCount(test.context, play.memberOf(other).id)).toBe(235);
    const mails = (await test.mailbox()).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.includes('your bid comes first'))).toHaveLength(1);
    const refunds = [];
    for await (const refund of test.context.payments.listRefunds(new Date(0))) refunds.push(refund);
    expect(refunds).toHaveLength(1);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect((await verifyContributions(test.context.db)).difference).toBeUndefined();
  });

  it('gives money back that a bank decides for us, where it would leave too little for a held bid', async () => {
    test.clock.set('2026-12-14T18:00:00Z');
    const paid = new Map<number, string>();
    for (const seat of [1, 2]) {
      await play.bid(1, seat, 239);
      const { clientSecret } = await startPayment(seat, 5, { method: 'card' });
      paid.set(seat, paymentIdOf(clientSecret));
      await payWith(test, clientSecret, 'pm_card_createDispute');
    }
    const decide = async (seat: number, decision: 'won' | 'lost') => {
      const { payments } = await readOverview(sandboxOf(test));
      const dispute = payments.find(({ id }) => id === paid.get(seat))?.disputes[0];
      await decideDisputeAtSandbox(sandboxOf(test), dispute?.id ?? '', decision);
      await settle();
    };
    await settle();
    for (const seat of [1, 2]) await decide(seat, 'lost');
    await play.toClose(1);
    expect((await play.read(1)).books?.bidLimits).toMatchObject([{ unpaid: 239 }, { unpaid: 239 }]);
    await play.toDraw(1);
    const { seat, membershipId, instalments } = await held();
    for (const each of [1, 2]) await decide(each, 'won');
    expect(await readUnpaidCount(test.context, membershipId)).toBeGreaterThanOrEqual(instalments);
    const other = play.memberOf(seat === 1 ? 2 : 1);
    expect(await readUnpaidCount(test.context, other.id)).toBeLessThan(239);
    const owed = async () => {
      const of = { book: 'sandbox', scope: 'cooperative' } as const;
      return 0 - ((await readBalances(test.context.db, of))['payments-going-back'] ?? 0);
    };
    expect(await owed()).toBeGreaterThan(0);
    await reconcilePayments(test.context);
    await settle();
    expect(await owed()).toBe(0);
    expect(await readUnpaidCount(test.context, membershipId)).toBeGreaterThanOrEqual(instalments);
    const mails = (await test.mailbox()).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.includes('your bid comes first'))).toHaveLength(1);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect((await verifyContributions(test.context.db)).difference).toBeUndefined();
  });

  describe('of a bid whose money a bank took back', () => {
    /** The bid of everything that two seats still owe, paid by a debit. */
    async function payHeld(method: string) {
      for (const seat of [1, 2]) await play.bid(1, seat, 239);
      await play.toClose(1);
      await play.toDraw(1);
      const pick = await held();
      const { userId } = play.memberOf(pick.seat);
      const pay = async (method: string) => {
        const wish = { pickId: pick.id, method: 'us_bank_account' } as const;
        const { clientSecret } = await payBid(test.context, { userId }, wish);
        await payWith(test, clientSecret, method);
        await settle();
      };
      await pay(method);
      await at('2026-12-22T18:00:00Z');
      return { ...pick, userId, pay };
    }

    it('is kept from payments from the front, until the bid is made good', async () => {
      const { seat, membershipId, userId, pay } = await payHeld('pm_usBankAccount_dispute');
      await at('2027-01-06T18:00:00Z');
      expect(await isCreditHeld(test.context, membershipId)).toBe(true);
      expect(await startPayment(seat, 2)).toMatchObject({ code: 'KEPT_FOR_BID' });
      expect(await listPayableBids(test.context, userId)).toMatchObject([
        { instalments: 239, isAboveWhatIsLeft: false },
      ]);
      await pay('pm_usBankAccount_success');
      await at('2027-01-12T18:00:00Z');
      expect(await isCreditHeld(test.context, membershipId)).toBe(false);
      expect(await readUnpaidCount(test.context, membershipId)).toBe(1);
      expect(await readKeptForBids(test.context, [membershipId])).toEqual(new Map());
    });

    it('is as much as went back, where a part of the money stands', async () => {
      const { id, seat, membershipId, userId } = await payHeld('pm_usBankAccount_success');
      await inTransaction(test.context, async (tx) => {
        const [payment] = await findByReference(tx.db, id);
        const account = await lockAccount(tx.db, membershipId);
        if (!payment || !account) throw new Error('the bid is not paid');
        const returnedCents = totalOfLast('450', 10).amount;
        await changeReturned(tx, account, payment, returnedCents);
        await bidPaymentHandler.onReturned(tx, { ...payment, returnedCents });
      });
      expect(await listPayableBids(test.context, userId)).toMatchObject([
        { instalments: 10, isAboveWhatIsLeft: false },
      ]);
      expect(await readUnpaidCount(test.context, membershipId)).toBe(11);
      expect(await startPayment(seat, 2)).toMatchObject({ code: 'KEPT_FOR_BID' });
      expect(await startPayment(seat, 1)).toMatchObject({ clientSecret: expect.any(String) });
      const kept = await readKeptForBids(test.context, [membershipId]);
      expect(kept.get(membershipId)).toEqual({ held: 10, atMost: 10 });
    });
  });

  it('lets automatic payments wait while a bid is held', async () => {
    for (const seat of [1, 2]) {
      await play.bid(1, seat, 239);
      const browser = await browserOf(seat);
      const setup = await (
        await browser.send('POST', '/api/contributions/methods', { method: 'card' })
      ).json();
      await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
        payment_method: 'pm_card_visa',
      });
      await browser.send('POST', `/api/contributions/methods/${setup.methodId}/status`);
      await browser.send('PUT', `/api/contributions/${play.memberOf(seat).id}/automatic`, {
        methodId: setup.methodId,
      });
    }
    await play.toClose(1);
    await play.toDraw(1);
    const { membershipId } = await held();
    for (const day of ['2026-12-29', '2027-01-01', '2027-01-02']) await at(`${day}T18:00:00Z`);
    const charges = await selectRows<{ id: string; state: string; on: string }>(
      test.context.db,
      sql`select membership_id as id, state, charge_on::text as "on" from automatic_charges`,
    );
    const own = charges.filter(({ id }) => id === membershipId);
    expect(own).toEqual([{ id: membershipId, state: 'announced', on: '2027-01-03' }]);
    expect(charges.filter(({ state }) => state === 'succeeded').length).toBeGreaterThan(0);
  });
});

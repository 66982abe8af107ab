import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { readPrepaid } from '#features/contributions/paying/server/pay-from-end.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import { inTransaction } from '#platform/context.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { passFactor } from '#testing/pass-factor.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findPicks } from '../../holding/server/pick-queries.ts';
import { readMemberAssemblies } from '../../member/server/read-member-assemblies.ts';
import { listAdminAssemblies } from '../../server/list-admin-assemblies.ts';
import { handBackUnpaidAwards, isCreditHeld } from './hold-credit.ts';
import { listPayableBids, payBid } from './pay-bid.ts';

const V = 45_000_000;
const BANK = 'us_bank_account';

describe('paying a bid that was selected', () => {
  const test = useTestApp();
  let play: Awaited<ReturnType<typeof playAssemblies>>;
  let pickId: string;
  let membershipId: string;
  let userId: string;
  let fund: number;

  beforeEach(async () => {
    play = await playAssemblies(test, 4);
    await play.advance();
    await play.fill(3 * V);
    for (const seat of [1, 2, 3, 4]) await play.bid(1, seat, 96 + seat);
    await play.toClose(1);
    await play.toDraw(1);
    const pick = (await picks())[1];
    if (pick?.status !== 'held') throw new Error('no bid is held');
    ({ id: pickId, membershipId } = pick);
    userId = play.memberOf(pick.seat).userId;
    fund = totalOfLast('450', pick.instalments ?? 0).fund;
  });

  const picks = async () => findPicks(test.context.db, (await play.rowOf(1)).id);
  const statusOf = async () => (await readMembership(test.context, membershipId))?.status;
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const at = async (moment: string) => {
    test.clock.set(moment);
    await settle();
    await reconcilePayments(test.context);
    await play.advance();
    await settle();
  };
  const pay = async (method: string, kind: 'card' | typeof BANK = BANK) => {
    const setup = await payBid(test.context, { userId }, { pickId, method: kind });
    await payWith(test, setup.clientSecret, method);
    return setup;
  };
  const balances = async () => {
    const { db } = test.context;
    const group = await readBalances(db, { book: 'sandbox', scope: groupScope(play.group.id) });
    const own = await readBalances(db, { book: 'sandbox', scope: 'cooperative' });
    return {
      fund: 0 - (group.fund ?? 0),
      credits: 0 - (group['credits-set-aside'] ?? 0),
      goingBack: 0 - (own['payments-going-back'] ?? 0),
    };
  };
  const subjects = async () => (await test.mailbox()).map(({ subject }) => subject);
  const expectSound = async () => {
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect((await verifyContributions(test.context.db)).difference).toBeUndefined();
  };
  const alarms = async () =>
    (await listAdminAssemblies(test.context, { limit: 25 })).items
      .flatMap((row) => row.alarms)
      .filter(({ clearedAt }) => !clearedAt)
      .map(({ kind }) => kind);

  it('is asked of its member alone, with amount and deadlines, and awards the seat', async () => {
    const [bid] = await listPayableBids(test.context, userId);
    expect(bid).toMatchObject({
      pickId,
      reason: 'held',
      amountCents: totalOfLast('450', bid?.instalments ?? 0).amount,
      startBy: '2026-12-23T07:00:00.000Z',
      payBy: '2026-12-31T07:00:00.000Z',
      isProcessing: false,
    });
    const stranger = { userId: play.members.find((one) => one.userId !== userId)?.userId ?? '' };
    expect(await listPayableBids(test.context, stranger.userId)).toEqual([]);
    await expect(payBid(test.context, stranger, { pickId, method: 'card' })).rejects.toMatchObject({
      code: 'BID_NOT_FOUND',
    });
    const before = await balances();
    await pay('pm_card_visa', 'card');
    await settle();
    await settle();
    expect(await statusOf()).toBe('awarded');
    expect(await readPrepaid(test.context, pickId)).toHaveLength(bid?.instalments ?? 0);
    expect(await balances()).toEqual({ ...before, credits: before.credits + fund });
    expect(await listPayableBids(test.context, userId)).toEqual([]);
    await expect(payBid(test.context, { userId }, { pickId, method: BANK })).rejects.toMatchObject({
      code: 'BID_OVER',
    });
    await expectSound();
  });

  it('counts a debit when it has succeeded, not while a bank works on it', async () => {
    await pay('pm_usBankAccount_success');
    await settle();
    expect(await statusOf()).toBe('active');
    expect(await listPayableBids(test.context, userId)).toMatchObject([
      { startBy: null, isProcessing: true },
    ]);
    await expect(payBid(test.context, { userId }, { pickId, method: BANK })).rejects.toMatchObject({
      code: 'PAYMENT_UNDER_WAY',
    });
    await at('2026-12-24T18:00:00Z');
    expect(await statusOf()).toBe('awarded');
    await expectSound();
  });

  it('does not start by opening the form, and asks the provider before it is given up', async () => {
    await payBid(test.context, { userId }, { pickId, method: BANK });
    test.clock.set('2026-12-22T20:00:00Z');
    await pay('pm_usBankAccount_success');
    // No webhook of the provider was delivered.
    test.clock.set('2026-12-23T07:00:00Z');
    await play.advance();
    const [, started] = await picks();
    expect(started).toMatchObject({ status: 'held', paymentStartedAt: expect.any(Date) });
    await at('2026-12-28T18:00:00Z');
    expect(await statusOf()).toBe('awarded');
  });

  it('is given up when the form was opened and nothing paid; the payment ends there too', async () => {
    const setup = await payBid(test.context, { userId }, { pickId, method: BANK });
    await at('2026-12-23T07:00:00Z');
    expect((await picks())[1]?.status).toBe('unpaid');
    await expect(payWith(test, setup.clientSecret)).rejects.toThrow();
  });

  it('gives money back that comes after the deadline, whole, and awards nothing', async () => {
    await pay('pm_usBankAccount_insufficientFunds');
    await settle();
    await at('2026-12-21T18:00:00Z');
    expect(await subjects()).toContain('The payment of your bid did not go through');
    await at('2026-12-29T18:00:00Z');
    await pay('pm_usBankAccount_success');
    await at('2026-12-31T07:00:00Z');
    expect((await picks())[1]?.status).toBe('unpaid');
    const before = await balances();
    await at('2027-01-02T19:00:00Z');
    expect(await subjects()).toContain('Your payment came too late for your bid');
    await at('2027-01-02T20:00:00Z');
    expect(await balances()).toEqual(before);
    expect(before.goingBack).toBe(0);
    const refunds = [];
    for await (const refund of test.context.payments.listRefunds(new Date(0))) refunds.push(refund);
    expect(refunds).toHaveLength(1);
    expect(await statusOf()).toBe('active');
    expect(await readPrepaid(test.context, pickId)).toEqual([]);
    await expectSound();
  });

  it('holds the credit when the money comes back, until it is made good', async () => {
    await pay('pm_usBankAccount_dispute');
    await at('2026-12-22T18:00:00Z');
    const awarded = await balances();
    expect(await statusOf()).toBe('awarded');
    await at('2027-01-06T18:00:00Z');
    expect(await isCreditHeld(test.context, membershipId)).toBe(true);
    expect(await balances()).toEqual({ ...awarded, credits: awarded.credits - fund });
    expect(await statusOf()).toBe('awarded');
    expect(await alarms()).toEqual(['bid-money-returned']);
    expect((await play.read(1)).alarms).toEqual([]);
    const told = await subjects();
    expect(told).toContain('The money of your bid went back to your bank');
    expect(told).toContain('The money of a paid bid went back');
    await expectSound();
    expect(await listPayableBids(test.context, userId)).toMatchObject([
      { reason: 'returned', payBy: '2027-01-14T07:00:00.000Z', startBy: null },
    ]);
    await pay('pm_card_visa', 'card');
    await settle();
    expect(await balances()).toEqual(awarded);
    expect(await isCreditHeld(test.context, membershipId)).toBe(false);
    expect(await alarms()).toEqual([]);
    await expectSound();
  });

  it('hands an award back when nobody made its bid good, and settles the seat', async () => {
    await pay('pm_usBankAccount_dispute');
    await at('2026-12-22T18:00:00Z');
    await at('2027-01-06T18:00:00Z');
    await handBackUnpaidAwards(test.context);
    expect(await alarms()).toEqual(['bid-money-returned']);
    await at('2027-01-14T07:00:00Z');
    await handBackUnpaidAwards(test.context);
    expect(await alarms()).toEqual([]);
    expect(await statusOf()).toBe('handed_back');
    // The credit of the lottery's seat is unaffected.
    expect((await balances()).credits).toBe(45_000_000);
    await expectSound();
  });

  it('tells a member whose award is over by the statement alone that the money went back', async () => {
    await pay('pm_usBankAccount_dispute');
    await at('2026-12-22T18:00:00Z');
    expect(await statusOf()).toBe('awarded');
    await inTransaction(test.context, (tx) =>
      changeMembership(tx, { membershipId, to: 'handed_back', reason: 'wanted no home' }),
    );
    await at('2027-01-06T18:00:00Z');
    const told = await subjects();
    expect(told).not.toContain('The money of your bid went back to your bank');
    expect(told).toContain('The money of a paid bid went back');
    expect(told.filter((subject) => subject.startsWith('Your statement'))).toHaveLength(2);
    await expectSound();
  });

  it('hands an award back although another one fails', async () => {
    await pay('pm_usBankAccount_dispute');
    await at('2026-12-22T18:00:00Z');
    await at('2027-01-06T18:00:00Z');
    const other = (await picks()).find(({ id, status }) => id !== pickId && status === 'awarded');
    await test.context.db.execute(sql`insert into bid_credit_holds
      select ${other?.id}::uuid as pick_id, held_cents, times, since, since as make_good_by, ended_at from bid_credit_holds`);
    await test.context.db.execute(
      sql.raw(`create function fail_hold() returns trigger language plpgsql as
        $$ begin if new.pick_id = '${other?.id}' then raise 'a fault'; end if; return new; end $$`),
    );
    await test.context.db.execute(
      sql`create trigger fail_hold before update on bid_credit_holds for each row execute function fail_hold()`,
    );
    test.clock.set('2027-01-14T07:00:00Z');
    await expect(handBackUnpaidAwards(test.context)).rejects.toThrow('awards were not handed back');
    expect(await statusOf()).toBe('handed_back');
    await test.context.db.execute(sql`drop trigger fail_hold on bid_credit_holds`);
    await test.context.db.execute(sql`drop function fail_hold`);
  });

  it('cannot be paid by whoever has fewer instalments left than were bid', async () => {
    await test.context.db.execute(
      sql`update contribution_accounts set paid = 150 where membership_id = ${membershipId}`,
    );
    expect(await listPayableBids(test.context, userId)).toMatchObject([
      { pickId, isAboveWhatIsLeft: true },
    ]);
    await expect(
      payBid(test.context, { userId }, { pickId, method: 'card' }),
    ).rejects.toMatchObject({ code: 'BID_ABOVE_WHAT_IS_LEFT' });
    // The seat cannot bid again either: 90 instalments are left, and the minimum is 96.
    await play.toClose(2);
    const [own] = await readMemberAssemblies(test.context, userId);
    expect(own?.next?.bidMax).toBe(90);
    await at('2026-12-23T07:00:00Z');
    expect((await picks())[1]?.status).toBe('unpaid');
  });

  it('takes a wire that two admins agree on', async () => {
    const send = async (email: string, path: string, body?: unknown) => {
      const browser = await signInAsMember(test, email);
      await passFactor(test, email);
      const authorization = `Bearer ${await browser.idToken()}`;
      return (await browser.send('POST', path, body, { authorization })).json();
    };
    const people = ['one@example.com', 'two@example.com'] as const;
    for (const email of people) {
      const { id } = await (await signInAsMember(test, email)).sync();
      test.clock.set('2026-12-01T18:00:00Z');
      await setRole(test.context, id, 'admin');
      test.clock.set('2026-12-18T18:00:00Z');
    }
    const entry = { receivedOn: '2026-12-17', reference: 'FT 1' };
    const entered = await send(people[0], `/api/admin/bids/${pickId}/wire`, entry);
    expect(entered).toMatchObject({ amountCents: expect.any(Number) });
    const [listed] = (await listAdminAssemblies(test.context, { limit: 25 })).items;
    expect(listed?.openBids).toMatchObject([{ pickId, amountCents: entered.amountCents }]);
    expect(await statusOf()).toBe('active');
    const confirmed = await send(people[1], `/api/admin/approvals/${entered.approvalId}/confirm`);
    expect(confirmed).toMatchObject({ state: 'confirmed' });
    expect(await statusOf()).toBe('awarded');
    await expectSound();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { workOutCompletion } from '#features/completion/server/work-out-completion.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { receiveMoney } from '#features/contributions/paying/server/move-money.ts';
import { insertContribution } from '#features/contributions/paying/server/payment-queries.ts';
import { lockPosition } from '#features/contributions/server/accounts/settle-account.ts';
import { listExitsOf } from '#features/exits/server/read-exits.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { payOutAll } from '#testing/scenes/pay-out.ts';
import { returnPayment } from '#testing/scenes/return-payment.ts';
import { useTestApp } from '#testing/test-app.ts';

const V = 45_000_000;
const INSTALMENT = 234_400;
const FUND_PART = 187_500;

describe('a payment of a cancelled seat that is returned', () => {
  const test = useTestApp();
  let play: Awaited<ReturnType<typeof playAssemblies>>;
  let payments: string[];

  /** Seat 1 pays two instalments in two payments and is cancelled; the other two are selected. */
  beforeEach(async () => {
    play = await playAssemblies(test, 3);
    await play.advance();
    payments = [await pay(INSTALMENT - 20_000), await pay(INSTALMENT)];
    await play.cancel(1);
  });

  const idOf = (seat: number) => play.memberOf(seat).id;
  const pay = (cents: number) =>
    inTransaction(test.context, async (tx) => {
      const account = await lockPosition(tx, idOf(1));
      const now = tx.clock.now();
      const [payment] = await insertContribution(tx.db, [
        {
          id: tx.randomness.id(),
          membershipId: idOf(1),
          kind: 'manual',
          state: 'succeeded',
          amountCents: cents,
          instalments: 0,
          method: 'test',
          countedAt: now,
          createdAt: now,
          updatedAt: now,
        },
      ]);
      if (!payment) throw new Error('the payment was not returned');
      await receiveMoney(tx, account, payment, { cents, countedAt: now });
      return payment.id;
    });
  const giveBack = (index: number, cents?: number) =>
    returnPayment(test, payments[index] ?? '', cents);
  const position = () => readPosition(test.context.db, { membershipId: idOf(1) });
  const balances = () =>
    readBalances(test.context.db, { book: play.group.mode, scope: groupScope(play.group.id) });
  const findFault = async () => {
    const { db } = test.context;
    return (await verifyLedger(db)).difference ?? (await verifyContributions(db)).difference;
  };
  const readStatement = async () => {
    const [exit] = await listExitsOf(test.context, play.memberOf(1).userId);
    return exit;
  };
  const statements = async () => {
    await test.drainJobs();
    const mails = await test.mailbox();
    return mails
      .filter(({ subject }) => subject.startsWith('Your statement'))
      .map(({ text }) => text);
  };
  const payOut = async () => payOutAll(test, (await makeAdmins(test, 2)) as [Session, Session]);

  it('before its draw lowers the refund', async () => {
    await giveBack(1);
    await play.fill(2 * V, 2);
    await play.toHeld(1);
    expect(await position()).toMatchObject({ fund: 0, 'refunds-owed': -FUND_PART });
    expect((await position())['owed-by-members'] ?? 0).toBe(0);
    expect(await findFault()).toBeUndefined();
  });

  it('after its refund was covered is owed by the member', async () => {
    await play.fill(2 * V, 2);
    await play.toHeld(1);
    await giveBack(1);
    expect(await position()).toMatchObject({
      fund: 0,
      'refunds-owed': -2 * FUND_PART,
      'owed-by-members': INSTALMENT,
    });
    expect((await balances()).fund).toBe(0);
    await payOut();
    await giveBack(0);
    expect(await position()).toMatchObject({
      fund: 0,
      'refunds-owed': 0,
      'owed-by-members': 2 * INSTALMENT - 20_000,
    });
    expect((await balances()).fund).toBe(0);
    expect(await findFault()).toBeUndefined();
  });

  it('after its draw takes nothing from the fund, which covers the refund later', async () => {
    // All of the fund goes to the two homes, so the refund waits.
    await play.fill(2 * V - 2 * FUND_PART, 2);
    await play.toHeld(1);
    await giveBack(1);
    expect(await position()).toMatchObject({
      fund: -2 * FUND_PART,
      'owed-by-members': INSTALMENT,
    });
    expect(await readStatement()).toMatchObject({
      refundCents: 2 * FUND_PART,
      owesCents: INSTALMENT,
    });
    expect(await statements()).toHaveLength(2);
    await play.fill(2 * FUND_PART, 2);
    test.clock.set('2026-12-16T19:00:00Z');
    await play.advance();
    await play.toHeld(2);
    expect(await position()).toMatchObject({ fund: 0, 'refunds-owed': -2 * FUND_PART });
    expect((await balances()).fund).toBe(0);
    expect(await findFault()).toBeUndefined();
  });

  it('between the close and the draw is owed as far as the published refund exceeds the rest', async () => {
    await play.fill(2 * V, 2);
    await play.toClose(1);
    await giveBack(1);
    await play.toDraw(1);
    expect(await position()).toMatchObject({
      fund: 0,
      'refunds-owed': -2 * FUND_PART,
      'owed-by-members': FUND_PART,
    });
    expect(await readStatement()).toMatchObject({
      refundCents: 2 * FUND_PART,
      owesCents: FUND_PART,
      lines: expect.arrayContaining([{ key: 'returned_owed', cents: -FUND_PART, adds: true }]),
    });
    const mails = await statements();
    expect(mails).toHaveLength(3);
    expect(mails.filter((text) => text.includes('Your refund was fixed'))).toHaveLength(1);
    expect((await balances()).fund).toBe(0);
    expect(await play.isRight(1)).toBe(true);
    expect(await findFault()).toBeUndefined();
  });

  it('before the close, and given back before the draw, is paid beside the published refund', async () => {
    await giveBack(1);
    await play.fill(2 * V, 2);
    await play.toClose(1);
    await giveBack(1, 0);
    await play.toDraw(1);
    expect(await position()).toMatchObject({
      fund: 0,
      'refunds-owed': -FUND_PART,
      'owed-to-members': -FUND_PART,
    });
    expect(await readStatement()).toMatchObject({
      refundCents: FUND_PART,
      payoutCents: FUND_PART,
      owesCents: 0,
    });
    expect(await findFault()).toBeUndefined();
  });

  it('after its draw, and given back, is not said to wait for the draw', async () => {
    await play.fill(2 * V, 2);
    await play.toHeld(1);
    await giveBack(1);
    await giveBack(1, 0);
    expect(await readStatement()).toMatchObject({ owesCents: 0, payoutCents: 0 });
    const mails = await statements();
    expect(mails).toHaveLength(3);
    // Only the first, of the cancellation.
    expect(mails.filter((text) => text.includes('stays in the monthly draw'))).toHaveLength(1);
    expect(await findFault()).toBeUndefined();
  });

  it('leaves a claim at completion that is the refund of its statement', async () => {
    await play.fill(2 * V - 2 * FUND_PART, 2);
    await play.toClose(1);
    await giveBack(1);
    await play.toDraw(1);
    const { seats } = await workOutCompletion(test.context, play.group.id);
    const refund = (await readStatement())?.refundCents;
    expect(refund).toBe(2 * FUND_PART);
    expect(seats.find(({ seat }) => seat === 1)?.claim).toBe(refund);
  });
});

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { rejectApproval } from '#features/approvals/server/decide-approval.ts';
import { bidPaymentHandler } from '#features/assemblies/bid-payments/server/bid-payment-handler.ts';
import {
  handBackUnpaidAwards,
  isCreditHeld,
} from '#features/assemblies/bid-payments/server/hold-credit.ts';
import { listPayableBids } from '#features/assemblies/bid-payments/server/pay-bid.ts';
import { settlePaidBid } from '#features/assemblies/bid-payments/server/settle-bid.ts';
import { recordPrepayment } from '#features/contributions/paying/server/pay-from-end.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { returnPayout } from '#features/payouts/server/record-payout.ts';
import { requestPayout } from '#features/payouts/server/request-payout.ts';
import { saveOwnBankDetails } from '#features/payouts/server/save-bank-details.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { AppError } from '#shared/api/app-error.ts';
import { finishAssembly } from '#testing/scenes/finish-assembly.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { BANK_DETAILS, payOutAll } from '#testing/scenes/pay-out.ts';
import { returnPayment } from '#testing/scenes/return-payment.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import vectors from '#testing/vectors/schedule.json' with { type: 'json' };
import { moveAward } from './move-award.ts';
import { findAwardOf } from './queries.ts';

const CREDIT = 45_000_000;
const PRICE = 40_000_000;
const EXPENSES = 3_000_000;
const DIVIDED = vectors.settlements['home for 400,000, expenses 30,000, month 24'];

type Payout = {
  id: string;
  kind: string;
  state: string;
  cents: number;
  approvalId: string | null;
};

describe('the price of a home that the bank returns', () => {
  const test = useTestApp();

  /** A seat that has paid for some months, and whose chosen home waits for its closing. */
  async function begin({ paid = 24 } = {}) {
    const seats = await runSeats(test, { capacity: 2 });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    test.clock.set('2028-04-20T18:00:00Z');
    await seats.pay(1, paid);
    await seats.pay(2, 239);
    await seats.award(1);
    const { id: membershipId, userId } = seats.of(1);
    const { db } = test.context;
    await db.execute(
      sql`update awards set address = 'a', price_cents = ${PRICE}, seller = 's', title_company = 't'`,
    );
    const award = async () => {
      const found = await findAwardOf(db, membershipId);
      if (!found) throw new Error('there is no award');
      return found;
    };
    const { id } = await award();
    const close = (priceCents: number, expensesCents: number) =>
      moveAward(test.context, admins[0], {
        ...{ id, step: 'closing', turn: 'cooperative', reason: 'r' },
        ...{ priceCents, expensesCents },
      });
    const payouts = () =>
      selectRows<Payout>(
        db,
        sql`select id, kind, state, cents::int as cents, approval_id as "approvalId" from payouts
          where state <> 'void' order by kind, cents`,
      );
    const find = async (kind: string, state?: string) =>
      (await payouts()).find((one) => one.kind === kind && (!state || one.state === state));
    const giveBack = async (kind: 'home' | 'expenses') => {
      const paid = await find(kind, 'paid');
      if (paid) await returnPayout(test.context, admins[0], { id: paid.id, reason: 'closed' });
    };
    return {
      seats,
      membershipId,
      award,
      close,
      /** Pays out what is owed: first the home, then what it left of the credit. */
      pay: () => payOutAll(test, admins),
      giveBack: () => giveBack('home'),
      giveBackExpenses: () => giveBack('expenses'),
      /** A treasurer requests the payout of the expenses; nobody has approved it yet. */
      async requestExpenses() {
        const owner = { userId, email: 'ana@example.com', isEmailVerified: true, isAdmin: false };
        await saveOwnBankDetails(test.context, owner, BANK_DETAILS);
        test.clock.advanceDays(3);
        const owed = await find('expenses', 'owed');
        if (owed) await requestPayout(test.context, admins[0], { id: owed.id });
      },
      async rejectExpenses() {
        const asked = await find('expenses', 'asked');
        if (!asked) return;
        const approval = { id: asked.approvalId ?? '', reason: 'not now' };
        await rejectApproval(test.context, admins[1], approval);
      },
      payouts: async () =>
        (await payouts()).map(({ kind, state, cents }) => `${kind} ${state} ${cents}`),
      setAside: async () => 0 - ((await seats.balances())['credits-set-aside'] ?? 0),
      account: () => readAccount(test.context, membershipId),
    };
  }

  it('takes its surplus back, so that the whole credit can buy another home', async () => {
    const { seats, award, close, pay, giveBack, payouts, setAside, account } = await begin();
    await close(PRICE, EXPENSES);
    const before = await seats.balances();
    await pay();
    expect(await setAside()).toBe(EXPENSES);
    await giveBack();
    expect(await account()).toMatchObject({ paid: 24, prepaid: 0, unappliedCents: 0 });
    expect(await payouts()).toEqual([`home owed ${PRICE}`]);
    expect(await award()).toMatchObject({ step: 'closing', surplusSettledAt: null });
    expect(await seats.balances()).toEqual(before);
    await close(CREDIT, EXPENSES);
    await pay();
    expect(await payouts()).toEqual([`home paid ${CREDIT}`]);
    expect(await setAside()).toBe(0);
    expect(await account()).toMatchObject({ paid: 24, prepaid: 0 });
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is divided as before when it is sent again', async () => {
    const { seats, close, pay, giveBack, payouts, setAside, account } = await begin();
    await close(PRICE, EXPENSES);
    for (const again of [true, true, false]) {
      await pay();
      const { prepaidInstalments: prepaid, creditToNext: unappliedCents } = DIVIDED;
      expect(await account()).toMatchObject({ paid: 24, prepaid, unappliedCents });
      await pay();
      expect(await payouts()).toEqual([`expenses paid ${EXPENSES}`, `home paid ${PRICE}`]);
      expect(await setAside()).toBe(0);
      if (again) await giveBack();
    }
    expect(await seats.findFault()).toBeUndefined();
  });

  it('leaves what was paid out as spent: a later price and its surplus are less', async () => {
    const { seats, close, pay, giveBack, payouts, setAside, account } = await begin();
    await close(PRICE, EXPENSES);
    await pay();
    await pay();
    await giveBack();
    expect(await setAside()).toBe(CREDIT - EXPENSES);
    const refused = { code: 'CREDIT_SPENT' };
    await expect(close(CREDIT - EXPENSES + 1, EXPENSES)).rejects.toMatchObject(refused);
    await close(41_000_000, 3_500_000);
    await pay();
    expect(await account()).toMatchObject({ paid: 24, prepaid: 2, unappliedCents: 31_200 });
    expect(await payouts()).toEqual([
      'expenses owed 500000',
      `expenses paid ${EXPENSES}`,
      'home paid 41000000',
    ]);
    await pay();
    expect(await setAside()).toBe(0);
    expect(await seats.findFault()).toBeUndefined();
  });

  it.each([
    [24, 1_275_000],
    [12, -862_500],
  ])('is handed back after %i months without what was paid out', async (paid, left) => {
    const { seats, close, pay, giveBack, setAside } = await begin({ paid });
    await close(PRICE, EXPENSES);
    const before = await seats.balances();
    await pay();
    await pay();
    await giveBack();
    await seats.change(1, 'handed_back');
    expect(await setAside()).toBe(0);
    const after = await seats.balances();
    expect(0 - (after['owed-to-members'] ?? 0)).toBe(Math.max(0, left));
    expect(after['owed-by-members'] ?? 0).toBe(Math.max(0, -left));
    // The fund has the whole credit and 5 % of what the member paid into it.
    const kept = paid * 187_500 - Math.floor((paid * 187_500 * 5) / 100);
    expect(0 - (after.fund ?? 0)).toBe(0 - (before.fund ?? 0) + CREDIT - kept);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is not handed back while a part of the credit is being sent', async () => {
    const { seats, close, pay, giveBack, requestExpenses, payouts, setAside } = await begin();
    await close(PRICE, EXPENSES);
    await pay();
    await requestExpenses();
    await giveBack();
    expect(await payouts()).toEqual([`expenses asked ${EXPENSES}`, `home owed ${PRICE}`]);
    expect(await setAside()).toBe(CREDIT);
    const refused = { code: 'CREDIT_SPENT' };
    await expect(close(CREDIT, 0)).rejects.toMatchObject(refused);
    await expect(seats.change(1, 'handed_back')).rejects.toMatchObject({
      code: 'PAYOUT_UNDER_WAY',
    });
  });

  describe('after the money of its bid', () => {
    const BID = totalOfLast('450', 96);

    /** The bank returns the bid's money while the home counts as bought. */
    async function returnBid() {
      const scene = await begin();
      const { seats, membershipId } = scene;
      const assemblyId = await finishAssembly(test, seats.group.id, 23);
      const pickId = test.context.randomness.id();
      await test.context.db.execute(
        sql`insert into assembly_picks (id, assembly_id, group_id, number, kind, seat, membership_id, status,
            instalments, bid_fund_cents, start_by, pay_by, decided_at, available_cents, passed, settled_at)
          values (${pickId}, ${assemblyId}, ${seats.group.id}, 1, 'bid', 1, ${membershipId}, 'awarded',
            96, ${BID.fund}, now(), now(), now(), 0, 0, now())`,
      );
      const payBid = () =>
        inTransaction(test.context, async (tx) => {
          const id = tx.randomness.id();
          const now = tx.clock.now();
          await recordPrepayment(tx, {
            ...{ id, membershipId, reference: pickId, instalments: 96 },
            ...{ amountCents: BID.amount, method: 'test', countedAt: now, createdAt: now },
          });
          await settlePaidBid(tx, { pickId });
          return id;
        });
      const paymentId = await payBid();
      await scene.close(PRICE, EXPENSES);
      await scene.pay();
      const payment = await returnPayment(test, paymentId, BID.amount);
      await inTransaction(test.context, (tx) =>
        bidPaymentHandler.onReturned(tx, { ...payment, returnedCents: BID.amount }),
      );
      const mailsAbout = async (subject: string) => {
        await test.drainJobs();
        return (await test.mailbox()).filter((mail) => mail.subject === subject);
      };
      return {
        ...scene,
        payBid,
        isHeld: () => isCreditHeld(test.context, membershipId),
        toBidder: () => mailsAbout('The money of your bid went back to your bank'),
        toCooperative: () => mailsAbout('The money of a paid bid went back'),
      };
    }

    it('holds the credit, and asks its member to pay the bid again', async () => {
      const { seats, close, giveBack, payBid, isHeld, setAside, account, ...scene } =
        await returnBid();
      expect(await isHeld()).toBe(false);
      expect(await setAside()).toBe(EXPENSES);
      await giveBack();
      expect(await isHeld()).toBe(true);
      expect(await setAside()).toBe(CREDIT - BID.fund);
      expect(await account()).toMatchObject({ paid: 24, prepaid: 0 });
      const mails = await scene.toBidder();
      expect(mails.map(({ text }) => text.includes('Please pay again by')).sort()).toEqual([
        false,
        true,
      ]);
      // The first came while the home was bought, when nothing could be held.
      expect(mails.map(({ text }) => text.includes('on hold')).sort()).toEqual([false, true]);
      const toStaff = await scene.toCooperative();
      expect(toStaff.map(({ text }) => text.includes('is held')).sort()).toEqual([false, true]);
      const [bid] = await listPayableBids(test.context, seats.of(1).userId);
      expect(bid).toMatchObject({ reason: 'returned', instalments: 96, amountCents: BID.amount });
      const refused = { code: 'AWARD_ON_HOLD' };
      await expect(close(CREDIT, EXPENSES)).rejects.toMatchObject(refused);
      await expect(scene.pay()).rejects.toMatchObject(refused);
      await payBid();
      expect(await isHeld()).toBe(false);
      expect(await setAside()).toBe(CREDIT);
      await close(PRICE, EXPENSES);
      await scene.pay();
      await giveBack();
      expect(await isHeld()).toBe(false);
      expect(await scene.toBidder()).toHaveLength(2);
      expect(await seats.findFault()).toBeUndefined();
    });

    it('ends the award when nobody pays the bid again', async () => {
      const { seats, membershipId, giveBack, payouts, setAside } = await returnBid();
      await giveBack();
      test.clock.advanceDays(10);
      await handBackUnpaidAwards(test.context);
      expect(await readMembership(test.context, membershipId)).toMatchObject({
        status: 'handed_back',
      });
      expect(await setAside()).toBe(0);
      expect(await payouts()).toEqual([expect.stringMatching(/^hand_back owed/)]);
      expect(await seats.findFault()).toBeUndefined();
    });
  });

  const happenings = fc.array(
    fc.record({
      what: fc.constantFrom(
        ...(['close', 'pay', 'giveBack', 'giveBackExpenses'] as const),
        ...(['pay', 'giveBack', 'requestExpenses', 'rejectExpenses', 'instalment'] as const),
      ),
      price: fc.integer({ min: 38_000_000, max: CREDIT }),
      expenses: fc.integer({ min: 0, max: 5_000_000 }),
    }),
    { minLength: 16, maxLength: 16 },
  );

  it.each([
    [3, 24],
    [8, 24],
    [16, 236],
    [29, 236],
  ])('leaves nothing set aside, whatever happens before (%i, %i months)', async (seed, paid) => {
    const scene = await begin({ paid });
    const { seats, award, close, pay, giveBack, rejectExpenses, setAside } = scene;
    await close(PRICE, EXPENSES);
    await pay();
    for (const { what, price, expenses } of fc.sample(happenings, { seed, numRuns: 1 }).flat()) {
      try {
        if (what === 'close') await close(price, expenses);
        else if (what === 'instalment') await seats.pay(1, 1);
        else await scene[what]();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
      expect(await setAside()).toBeGreaterThanOrEqual(0);
    }
    await rejectExpenses();
    if (seed % 2 === 0) {
      await giveBack();
      await seats.change(1, 'handed_back');
    } else if ((await award()).step !== 'paid') {
      await close(38_000_000, 0);
      await pay();
    }
    await pay();
    expect(await setAside()).toBe(0);
    expect(await seats.findFault()).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '#testing/vectors/schedule.json' with { type: 'json' };
import { creditOf, instalment, totalAfter, totalOf, totalOfLast } from './schedule.ts';
import {
  divideRecovery,
  divideSurplus,
  refundOfCancelled,
  settleAfterPurchase,
  settleHandBack,
  topUp,
} from './settlement.ts';

const expected = vectors.settlements;
const plan = fc.constantFrom('450' as const, '650' as const);
const cents = fc.integer({ min: 0, max: 90_000_000 });

describe('leaving after a purchase', () => {
  const at60 = (netSale: number) =>
    settleAfterPurchase('450', {
      netSale,
      fundPaid: totalAfter('450', 60).fund,
      feesInArrears: 0,
      unearnedAdministration: 0,
    });

  test('has the published examples', () => {
    expect(at60(470_000_00)).toEqual(expected['withdraw at 60, sold for 470,000']);
    expect(at60(450_000_00)).toEqual(expected['withdraw at 60, sold for 450,000']);
    expect(at60(330_000_00)).toEqual(expected['withdraw at 60, sold for 330,000']);
    const bid = totalOfLast('450', 96);
    expect(
      settleAfterPurchase('450', {
        netSale: 460_000_00,
        fundPaid: totalAfter('450', 36).fund + bid.fund,
        feesInArrears: 0,
        unearnedAdministration: bid.administration,
      }),
    ).toEqual(expected['bid of 96 at 12, withdraw at 36, sold for 460,000']);
  });

  test('fees in arrears are deducted', () => {
    const { administration, reserve } = instalment('450', 61);
    const settled = settleAfterPurchase('450', {
      netSale: 450_000_00,
      fundPaid: totalAfter('450', 60).fund,
      feesInArrears: administration + reserve,
      unearnedAdministration: 0,
    });
    expect(settled.payout).toBe(at60(450_000_00).payout - administration - reserve);
  });

  test('the group always gets what the home cost it, from the sale or from the member', () => {
    fc.assert(
      fc.property(plan, cents, cents, (id, netSale, paid) => {
        const fundPaid = Math.min(paid, creditOf(id));
        const { payout, penalty, memberOwes } = settleAfterPurchase(id, {
          netSale,
          fundPaid,
          feesInArrears: 0,
          unearnedAdministration: 0,
        });
        const kept = netSale - Math.max(0, payout) + memberOwes;
        expect(kept).toBe(creditOf(id) - fundPaid + penalty);
      }),
    );
  });
});

describe('leaving before a purchase', () => {
  test('handing back has the published example', () => {
    const fundPaid = totalAfter('450', 60).fund;
    expect(settleHandBack({ fundPaid, unearnedAdministration: 0 })).toEqual(
      expected['hand back at 60'],
    );
  });

  test('the penalty is rounded down, so the member gets the odd cent', () => {
    expect(settleHandBack({ fundPaid: 39, unearnedAdministration: 10 })).toEqual({
      penalty: 1,
      payout: 48,
    });
  });

  test('a cancelled seat gets its fund part and no more', () => {
    expect(refundOfCancelled('450', 60)).toBe(11_250_000);
    expect(refundOfCancelled('650', 1)).toBe(270_834);
    expect(refundOfCancelled('650', 0)).toBe(0);
  });
});

describe('a home that costs less than its credit', () => {
  const surplusAt = (month: number, expenses: number) =>
    divideSurplus('450', { price: 400_000_00, expenses, firstOwed: month + 1 });

  test('has the published examples', () => {
    expect(surplusAt(24, 30_000_00)).toEqual(
      expected['home for 400,000, expenses 30,000, month 24'],
    );
    expect(surplusAt(24, 60_000_00)).toEqual(
      expected['home for 400,000, expenses 60,000, month 24'],
    );
    expect(surplusAt(236, 10_000_00)).toEqual(
      expected['home for 400,000, expenses 10,000, month 236'],
    );
  });

  test('a home at or above its credit leaves nothing', () => {
    expect(divideSurplus('450', { price: 480_000_00, expenses: 100, firstOwed: 5 })).toEqual({
      surplus: 0,
      forExpenses: 0,
      prepaidInstalments: 0,
      creditToNext: 0,
      cash: 0,
    });
  });

  test('what was paid out before a price was returned is not divided again', () => {
    const again = (
      price: number,
      expenses: number,
      paidOut = { forExpenses: 30_000_00, cash: 0 },
    ) => divideSurplus('450', { price, expenses, firstOwed: 25, paidOut });
    expect(again(400_000_00, 30_000_00)).toEqual(surplusAt(24, 30_000_00));
    expect(again(400_000_00, 60_000_00)).toEqual(surplusAt(24, 60_000_00));
    // What is documented now is less than what was paid: that stays spent.
    expect(again(400_000_00, 0)).toEqual(surplusAt(24, 30_000_00));
    expect(again(420_000_00, 60_000_00)).toMatchObject({ forExpenses: 30_000_00, creditToNext: 0 });
    const paidOut = { forExpenses: 0, cash: 40_000_00 };
    expect(again(400_000_00, 60_000_00, paidOut)).toMatchObject({
      forExpenses: 10_000_00,
      creditToNext: 0,
      cash: 40_000_00,
    });
  });

  test('every cent is allocated, and cash is paid only when nothing is owed', () => {
    fc.assert(
      fc.property(
        plan,
        cents,
        cents,
        fc.integer({ min: 1, max: 241 }),
        fc.integer({ min: 0, max: 240 }),
        (id, price, expenses, firstOwed, lastOwed) => {
          const made = divideSurplus(id, { price, expenses, firstOwed, lastOwed });
          const n = made.prepaidInstalments;
          expect(n).toBeGreaterThanOrEqual(0);
          const prepaid = n === 0 ? 0 : totalOf(id, lastOwed - n + 1, lastOwed).amount;
          expect(made.forExpenses + prepaid + made.creditToNext + made.cash).toBe(made.surplus);
          const owedAfter = Math.max(0, lastOwed - n - firstOwed + 1);
          if (owedAfter > 0) {
            expect(made.cash).toBe(0);
            expect(made.creditToNext).toBeLessThan(instalment(id, lastOwed - n).amount);
          } else expect(made.creditToNext).toBe(0);
          expect(made.forExpenses).toBeLessThanOrEqual(creditOf(id) / 10);
        },
      ),
    );
  });
});

describe('terminated seats', () => {
  test('are topped up in order, also in part', () => {
    expect(topUp(100, [60, 30, 30, 5])).toEqual([60, 30, 10, 0]);
    expect(topUp(100, [-40, 30])).toEqual([0, 30]);
  });

  test('repay the reserve first', () => {
    expect(divideRecovery(100, 70)).toEqual({ toReserve: 70, toFund: 30 });
    expect(divideRecovery(50, 70)).toEqual({ toReserve: 50, toFund: 0 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS, TERM_MONTHS } from '#features/plans/plans.ts';
import { creditOf, totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import vectors from '#testing/vectors/schedule.json' with { type: 'json' };
import {
  effectOf,
  fundDueBy,
  fundPaid,
  hasFallen,
  type SeatMoney,
  type Worked,
  workOutCancel,
  workOutHandBack,
  workOutSale,
  workOutTermination,
} from './rules.ts';

const seatAt = (paid: number, prepaid = 0): SeatMoney => ({
  planId: '450',
  paid,
  prepaid,
  unappliedCents: 0,
  unearnedCents: totalOfLast('450', prepaid).administration,
  keptDepositCents: 0,
  overdue: 0,
});

const sumOf = ({ lines }: Worked) =>
  lines.filter(({ adds }) => adds).reduce((sum, { cents }) => sum + cents, 0);

const lineOf = ({ lines }: Worked, key: string) =>
  Math.abs(lines.find((line) => line.key === key)?.cents ?? 0);

describe('the working of an end', () => {
  const { settlements } = vectors;

  it('pays what the examples say after handing back', () => {
    const worked = workOutHandBack(seatAt(60));
    const expected = settlements['hand back at 60'];
    expect(worked.payoutCents).toBe(expected.payout);
    expect(lineOf(worked, 'penalty')).toBe(expected.penalty);
  });

  it.each([
    ['withdraw at 60, sold for 470,000', seatAt(60), 47_000_000],
    ['withdraw at 60, sold for 450,000', seatAt(60), 45_000_000],
    ['withdraw at 60, sold for 330,000', seatAt(60), 33_000_000],
    ['bid of 96 at 12, withdraw at 36, sold for 460,000', seatAt(36, 96), 46_000_000],
  ] as const)('%s', (name, seat, netSale) => {
    const expected = settlements[name];
    const worked = workOutSale(seat, netSale);
    expect(worked.payoutCents - worked.owesCents).toBe(expected.payout);
    expect(worked.owesCents).toBe(expected.memberOwes);
    expect(lineOf(worked, 'debt')).toBe(expected.debt);
    expect(lineOf(worked, 'penalty')).toBe(expected.penalty);
  });

  const seats = fc
    .record({
      planId: fc.constantFrom(...PLAN_IDS),
      paid: fc.integer({ min: 0, max: TERM_MONTHS }),
      prepaid: fc.integer({ min: 0, max: 144 }),
      unappliedCents: fc.nat({ max: 230_000 }),
      overdue: fc.nat({ max: 3 }),
    })
    .map(({ planId, paid, prepaid, unappliedCents, overdue }): SeatMoney => {
      const front = Math.min(paid, TERM_MONTHS - prepaid);
      return {
        planId,
        paid: front,
        prepaid,
        unappliedCents,
        unearnedCents: totalOfLast(planId, prepaid).administration,
        keptDepositCents: front === 0 ? Math.min(20_000, unappliedCents) : 0,
        overdue: Math.min(overdue, TERM_MONTHS - prepaid - front),
      };
    });

  it('shows lines that add up to what is paid or owed', () => {
    fc.assert(
      fc.property(seats, fc.nat({ max: 90_000_000 }), (seat, netSale) => {
        for (const worked of [
          workOutCancel(seat),
          workOutHandBack(seat),
          workOutHandBack(seat, netSale),
          workOutSale(seat, netSale),
          workOutTermination(seat),
        ]) {
          expect(sumOf(worked)).toBe(worked.payoutCents - worked.owesCents);
          expect(worked.payoutCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never gives more than was paid, and the refund is the fund part to the cent', () => {
    fc.assert(
      fc.property(seats, (seat) => {
        const paid =
          totalAfter(seat.planId, seat.paid).amount +
          totalOfLast(seat.planId, seat.prepaid).amount +
          seat.unappliedCents;
        const cancelled = workOutCancel(seat);
        expect(cancelled.refundCents).toBe(fundPaid(seat));
        expect(cancelled.payoutCents + cancelled.refundCents).toBeLessThanOrEqual(paid);
        expect(workOutHandBack(seat).payoutCents).toBeLessThanOrEqual(paid);
        // Without a gain on the home, nobody gets more than they paid in.
        const sold = workOutSale(seat, creditOf(seat.planId));
        expect(sold.payoutCents).toBeLessThanOrEqual(paid);
      }),
    );
  });

  it('knows what a seat should have paid by a month', () => {
    expect(fundDueBy({ planId: '450', prepaid: 0 }, 60)).toBe(60 * 187_500);
    expect(fundDueBy({ planId: '450', prepaid: 96 }, 200)).toBe(240 * 187_500);
    expect(fundDueBy({ planId: '450', prepaid: 96 }, 12)).toBe((12 + 96) * 187_500);
  });
});

describe('a wish to leave', () => {
  it.each([
    ['72 hours later', 'cancel', '2026-11-18T17:00:00Z', '2026-11-21T17:00:00Z'],
    [
      '72 hours, though clocks are set forward',
      'cancel',
      '2027-03-13T17:00:00Z',
      '2027-03-16T17:00:00Z',
    ],
    ['handing back too', 'hand_back', '2026-12-04T17:00:00Z', '2026-12-07T17:00:00Z'],
    ['long before the start', 'leave_before_start', '2026-11-18T17:00:00Z', '2026-11-21T17:00:00Z'],
    ['by the first due date', 'leave_before_start', '2026-12-04T17:00:00Z', '2026-12-05T07:00:00Z'],
  ] as const)('takes effect: %s', (_, option, wishedAt, expected) => {
    const effect = effectOf({ option, startMonth: '2026-12' }, new Date(wishedAt));
    expect(effect).toEqual(new Date(expected));
  });

  it('is confirmed again only where the member would get less or owe more', () => {
    const agreed = { payoutCents: 10, refundCents: 10, owesCents: 10 };
    expect(hasFallen(agreed, agreed)).toBe(false);
    expect(hasFallen({ payoutCents: 11, refundCents: 12, owesCents: 9 }, agreed)).toBe(false);
    expect(hasFallen({ payoutCents: 9, refundCents: 99, owesCents: 0 }, agreed)).toBe(true);
    expect(hasFallen({ payoutCents: 99, refundCents: 9, owesCents: 0 }, agreed)).toBe(true);
    expect(hasFallen({ payoutCents: 99, refundCents: 99, owesCents: 11 }, agreed)).toBe(true);
  });
});

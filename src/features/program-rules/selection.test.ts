import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bid,
  chanceOfRefund,
  computeSelection,
  countPayableRefunds,
  picksAllowed,
} from './selection.ts';

const V = 100;

/** An assembly whose lottery order is given; negative seats are cancelled. */
function assembly(given: {
  month?: number;
  awardsMade?: number;
  available: number;
  order: number[];
  bids?: Bid[];
  unpaid?: number[];
}) {
  const order = [...given.order];
  return computeSelection({
    month: given.month ?? 1,
    awardsMade: given.awardsMade ?? 0,
    credit: V,
    available: given.available,
    eligible: order.filter((seat) => seat > 0).length,
    draw: (except) => {
      const seat = order.splice(
        order.findIndex((candidate) => candidate !== except),
        1,
      )[0] as number;
      return { seat: Math.abs(seat), isCancelled: seat < 0 };
    },
    bids: (selected) => (given.bids ?? []).filter(({ seat }) => seat !== selected),
    isPaid: ({ seat }) => !given.unpaid?.includes(seat),
  });
}

const bid = (seat: number, fund = 50): Bid => ({ seat, instalments: fund + 50, fund });
const named = ({ picks }: ReturnType<typeof computeSelection>) =>
  picks.map(({ seat, kind }) => `${seat} ${kind}`);

describe('the picks of a month', () => {
  test('one by lottery and one by bid', () => {
    const made = assembly({ available: 150, order: [3, 1, 2], bids: [bid(2), bid(1)] });
    expect(named(made)).toEqual(['3 lottery', '2 bid']);
    expect(made.available).toBe(0);
  });

  test('a second lottery when nobody bids', () => {
    expect(named(assembly({ available: 250, order: [3, 1, 2] }))).toEqual([
      '3 lottery',
      '1 second',
    ]);
  });

  test('the seat selected by lottery no longer bids, the seat selected by bid is skipped', () => {
    const made = assembly({
      month: 2,
      awardsMade: 1,
      available: 400,
      order: [3, 2, 1],
      bids: [bid(3), bid(2)],
    });
    expect(named(made)).toEqual(['3 lottery', '2 bid', '1 missed']);
  });

  test('further bidders are asked one after the other, then a lottery pick is made', () => {
    const asked = assembly({
      available: 250,
      order: [5, 4, 3],
      bids: [bid(3), bid(4)],
      unpaid: [3],
    });
    expect(named(asked)).toEqual(['5 lottery', '4 bid']);
    expect(asked.unpaidBids).toEqual([3]);
    const nobody = assembly({ available: 250, order: [5, 3, 4], bids: [bid(3)], unpaid: [3] });
    expect(named(nobody)).toEqual(['5 lottery', '3 second']);
  });

  test('a bid can be affordable where a lottery pick is not', () => {
    const made = assembly({ available: 60, order: [1, 2], bids: [bid(2)] });
    expect(named(made)).toEqual(['2 bid']);
    expect(named(assembly({ available: 40, order: [1, 2], bids: [bid(2)] }))).toEqual([]);
  });

  test('cancelled seats that are drawn are chosen for their refund and use up no pick', () => {
    const made = assembly({ available: 200, order: [-7, 1, -8, -9, 2] });
    expect(named(made)).toEqual(['1 lottery', '2 second']);
    expect(made.refundsDrawn).toEqual([7, 8, 9]);
  });

  test('nothing is drawn when no eligible seat is left', () => {
    const made = assembly({ available: 900, order: [-7, -8] });
    expect(made.picks).toEqual([]);
    expect(made.refundsDrawn).toEqual([]);
  });

  test('missed picks carry over and are made up', () => {
    const made = assembly({ month: 3, awardsMade: 2, available: 900, order: [1, 2, 3, 4, 5] });
    expect(named(made)).toEqual(['1 lottery', '2 second', '3 missed', '4 missed']);
    expect(picksAllowed(3, 2)).toBe(4);
    expect(picksAllowed(3, 5)).toBe(2);
  });

  test('never selects more seats than allowed, a seat twice, or more than the fund holds', () => {
    const bids = fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 })
      .chain((seats) =>
        fc.tuple(
          ...seats.map((seat) => fc.integer({ min: 48, max: 99 }).map((fund) => bid(seat, fund))),
        ),
      )
      .map((made) => [...made].sort((a, b) => b.instalments - a.instalments));
    const orders = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -13, -14, -15], {
      minLength: 1,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 1, max: 4 }),
        orders,
        bids,
        fc.subarray([1, 2, 3, 4, 5, 6]),
        (available, month, order, allBids, unpaid) => {
          const valid = allBids.filter(({ seat }) => order.includes(seat));
          const made = assembly({ month, available, order, bids: valid, unpaid });
          const seats = made.picks.map(({ seat }) => seat);
          expect(new Set(seats).size).toBe(seats.length);
          expect(seats.length).toBeLessThanOrEqual(2 * month);
          expect(made.available).toBeGreaterThanOrEqual(0);
          const brought = made.picks.reduce((sum, pick) => sum + (pick.bid?.fund ?? 0), 0);
          expect(made.available).toBe(available + brought - V * seats.length);
          for (const seat of seats) expect(order).toContain(seat);
        },
      ),
    );
  });
});

test('refunds are paid whole and in order; the first that does not fit blocks the rest', () => {
  expect(countPayableRefunds([30, 80, 10], 60)).toBe(1);
  expect(countPayableRefunds([30, 30, 10], 60)).toBe(2);
  expect(countPayableRefunds([], 60)).toBe(0);
});

describe('the chance of a cancelled seat', () => {
  const ordersOf = (seats: readonly number[]): number[][] =>
    seats.length === 0
      ? [[]]
      : seats.flatMap((seat) =>
          ordersOf(seats.filter((other) => other !== seat)).map((rest) => [seat, ...rest]),
        );

  test.each([
    [[1, -9], 1],
    [[1, 2, 3, -9], 3],
    [[1, 2, -8, -9], 2],
  ])('is its share of all orders: %j', (seats, eligible) => {
    const orders = ordersOf(seats);
    // With money for one home there is one lottery pick.
    const drawn = orders.filter((order) =>
      assembly({ available: V, order }).refundsDrawn.includes(9),
    );
    expect(drawn.length / orders.length).toBeCloseTo(chanceOfRefund(eligible), 10);
  });

  test('is none when nobody is eligible', () => expect(chanceOfRefund(0)).toBe(0));
});

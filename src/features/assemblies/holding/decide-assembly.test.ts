import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { type DrawList, NO_PREVIOUS, writeListFile } from '#features/draws/list-file.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import type { Books } from './books.ts';
import { decideAssembly } from './decide-assembly.ts';
import { decideNext } from './decide-next.ts';
import type { OpenedBid } from './rank-bids.ts';

const V = 45_000_000;
const HASH = 'ab'.repeat(32);

function setUp(change: {
  month?: number;
  active?: number[];
  cancelled?: number[];
  bids?: [seat: number, amount: number][];
  books?: Partial<Books>;
  randomness?: string;
}) {
  const { active = [1, 2, 3, 4, 5], cancelled = [], bids = [] } = change;
  const list: DrawList = {
    group: '450-7',
    month: change.month ?? 10,
    rules: 1,
    chain: HASH,
    round: 42,
    previous: NO_PREVIOUS,
    active,
    cancelled,
    bids: [...bids].sort((a, b) => a[0] - b[0]).map(([seat]) => ({ seat, sha256: HASH })),
  };
  const draw = drawOrders(writeListFile(list), change.randomness ?? HASH);
  const opened: OpenedBid[] = bids.map(([seat, amount]) => ({
    seat,
    sha256: HASH,
    verdict: { status: 'valid', amount },
  }));
  const books: Books = {
    credit: V,
    available: 10 * V,
    awardsMade: 18,
    waiting: 400,
    refundsOwed: [],
    cancelled: cancelled.map((seat) => ({ seat, cents: 1_000_000 })),
    bidsPassedOn: [],
    ...change.books,
  };
  const input = { planId: '450' as const, list, draw, opened, books };
  return { input, decision: decideAssembly(input), lottery: draw.lottery, bidTie: draw.bidTie };
}

const pickList = (picks: readonly { seat: number; kind: string }[]) =>
  picks.map(({ seat, kind }) => [kind, seat]);

describe('decideAssembly', () => {
  it('makes two lottery picks along the order when nobody bids', () => {
    const { decision, lottery } = setUp({});
    expect(pickList(decision.picks)).toEqual([
      ['lottery', lottery[0]],
      ['second', lottery[1]],
    ]);
    expect(decision.available).toBe(8 * V);
    expect(decision.passed).toBe(2);
  });

  it('holds the highest bid and lets no second lottery pick be made', () => {
    const { lottery } = setUp({ bids: [[1, 100]] });
    const bidders = lottery.slice(2) as [number, number, number];
    const { decision, lottery: order } = setUp({
      bids: [
        [bidders[0], 100],
        [bidders[1], 130],
        [bidders[2], 96],
      ],
    });
    const best = decision.picks[1];
    expect(decision.picks).toHaveLength(2);
    expect(decision.picks[0]).toMatchObject({ kind: 'lottery', seat: order[0] });
    expect(best?.kind).toBe('bid');
    if (order[0] !== bidders[1]) {
      expect(best).toMatchObject({ seat: bidders[1], bid: { instalments: 130 } });
    }
    const fund = totalOfLast('450', best?.bid?.instalments ?? 0).fund;
    expect(decision.available).toBe(10 * V - V - (V - fund));
  });

  it('decides between equal bids by the draw, not by when they came', () => {
    for (const randomness of ['01', '02', '03', '04', '05'].map((byte) => byte.repeat(32))) {
      const bids: [number, number][] = [1, 2, 3, 4, 5].map((seat) => [seat, 120]);
      const { decision, lottery, bidTie } = setUp({ bids, randomness });
      const expected = bidTie.find((seat) => seat !== lottery[0]);
      expect(decision.picks[1]).toMatchObject({ kind: 'bid', seat: expected });
      const reversed = setUp({ bids: [...bids].reverse(), randomness });
      expect(reversed.decision).toEqual(decision);
    }
  });

  it('lets a bid be affordable by its own fund part, and a lottery pick not', () => {
    const { decision } = setUp({ bids: [[3, 200]], books: { available: V - 1 } });
    expect(pickList(decision.picks)).toEqual([['bid', 3]]);
    const short = V - totalOfLast('450', 96).fund - 1;
    expect(setUp({ bids: [[3, 96]], books: { available: short } }).decision.picks).toEqual([]);
    expect(setUp({ bids: [[3, 96]], books: { available: short + 1 } }).decision.picks).toHaveLength(
      1,
    );
  });

  it('makes up for missed picks as far as the money reaches', () => {
    const { decision } = setUp({ books: { awardsMade: 15, available: 4 * V + 5 } });
    expect(decision.picks.map(({ kind }) => kind)).toEqual([
      'lottery',
      'second',
      'missed',
      'missed',
    ]);
    expect(decision.available).toBe(5);
  });

  it('pays refunds of earlier months first, whole and in order', () => {
    const refundsOwed = [
      { seat: 90, cents: 500 },
      { seat: 91, cents: V },
      { seat: 92, cents: 1 },
    ];
    const { decision } = setUp({ books: { refundsOwed, available: V + 499 } });
    expect(decision.refundsBefore).toEqual([refundsOwed[0]]);
    // What is left is a cent short of a credit; the blocked refund blocks the one behind it.
    expect(decision.picks).toEqual([]);
    expect(decision.refundsAfter).toEqual([]);
    expect(decision.available).toBe(V - 1);
  });

  it('chooses cancelled seats on the way for their refund', () => {
    const { decision, lottery } = setUp({ active: [1, 2], cancelled: [3, 4, 5, 6, 7, 8] });
    const last = lottery.indexOf(decision.picks.at(-1)?.seat ?? 0);
    const passed = lottery.slice(0, last).filter((seat) => seat > 2);
    expect(decision.refundsDrawn.map(({ seat }) => seat)).toEqual(passed);
    expect(decision.refundsAfter).toEqual(decision.refundsDrawn);
    expect(decision.available).toBe(8 * V - passed.length * 1_000_000);
  });

  it('draws nobody when no eligible seat is left, cancelled ones neither', () => {
    const { decision } = setUp({ active: [], cancelled: [3, 4] });
    expect(decision).toMatchObject({ picks: [], refundsDrawn: [], passed: 0 });
  });

  it('refunds every cancelled seat when nobody waits for a home any more', () => {
    const { decision } = setUp({ active: [1], cancelled: [3, 4, 9], books: { waiting: 1 } });
    expect([...decision.refundsDrawn.map(({ seat }) => seat)].sort((a, b) => a - b)).toEqual([
      3, 4, 9,
    ]);
    expect(decision.refundsAfter).toHaveLength(3);
  });

  it('never spends what is not there, selects nobody twice, and makes no pick too many', () => {
    const seats = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        seats,
        fc.nat(30),
        fc.array(fc.integer({ min: 96, max: 230 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 12 * V }),
        fc.integer({ min: 0, max: 18 }),
        (all, split, amounts, available, awardsMade) => {
          const active = [...all.slice(split)].sort((a, b) => a - b);
          const bids = amounts
            .slice(0, active.length)
            .map((amount, index): [number, number] => [active[index] ?? 0, amount]);
          const { decision } = setUp({
            active,
            cancelled: all.slice(0, split).sort((a, b) => a - b),
            bids,
            books: { available, awardsMade },
          });
          expect(decision.available).toBeGreaterThanOrEqual(0);
          expect(decision.picks.length).toBeLessThanOrEqual(20 - awardsMade);
          const selected = decision.picks.map(({ seat }) => seat);
          expect(new Set(selected).size).toBe(selected.length);
          expect(selected.every((seat) => active.includes(seat))).toBe(true);
        },
      ),
    );
  });
});

describe('decideNext', () => {
  const bids: [number, number][] = [
    [1, 100],
    [2, 130],
    [3, 120],
  ];
  const { input } = setUp({ bids });
  const base = {
    ...input,
    selected: [],
    asked: [],
    gone: [],
    passed: 0,
    credit: V,
    available: 10 * V,
  };

  it('asks the bidders in turn, highest first, then draws along the same order', () => {
    expect(decideNext({ ...base, asked: [2] })).toMatchObject({ bid: { seat: 3 } });
    expect(decideNext({ ...base, asked: [2, 3] })).toMatchObject({ bid: { seat: 1 } });
    const { lottery } = input.draw;
    const drawn = decideNext({ ...base, asked: [2, 3, 1], selected: [lottery[0] ?? 0], passed: 1 });
    expect(drawn).toMatchObject({ kind: 'second', seat: lottery[1], passed: 2 });
  });

  it('passes who was selected, or has left since', () => {
    expect(decideNext({ ...base, asked: [2], selected: [3] })).toMatchObject({ bid: { seat: 1 } });
    expect(decideNext({ ...base, asked: [2], gone: [3] })).toMatchObject({ bid: { seat: 1 } });
    const all = input.list.active;
    expect(decideNext({ ...base, asked: all, gone: all })).toBeUndefined();
  });

  it('answers nobody when the money does not reach', () => {
    expect(decideNext({ ...base, asked: [2], available: 0 })).toBeUndefined();
    expect(decideNext({ ...base, asked: [1, 2, 3], available: V - 1 })).toBeUndefined();
  });
});

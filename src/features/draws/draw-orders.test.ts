import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOrders, numberBelow, shuffle } from './draw-orders.ts';
import { type DrawList, NO_PREVIOUS, writeListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';
import vectors from './vectors/draw.json' with { type: 'json' };

const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

function listOf(input: (typeof vectors)[number]['input']): DrawList {
  const bids = input.bids.map(([seat, sha]) => ({ seat: Number(seat), sha256: String(sha) }));
  return { ...input, bids };
}

function exampleList(seats: number, change: Partial<DrawList> = {}): DrawList {
  const active = Array.from({ length: seats }, (_, index) => index + 1);
  const head = { group: '450-7', month: 31, rules: 1, chain: CHAIN, round: 42 };
  return { ...head, previous: NO_PREVIOUS, active, cancelled: [], bids: [], ...change };
}

const randomnessOf = (number: number) =>
  bytesToHex(sha256(new TextEncoder().encode(`round ${number}`)));

describe('drawOrders', () => {
  it.each(vectors.map((vector, index) => [index, vector] as const))(
    'repeats published draw %i byte for byte',
    (_index, { input, randomness, ...expected }) => {
      const { realBeacon: _, ...draw } = expected;
      const text = writeListFile(listOf(input));
      expect(drawOrders(text, randomness)).toEqual(draw);
      expect(readListFile(text)).toEqual(listOf(input));
    },
  );

  it('gives the same draw in whatever order the list was built', () => {
    const seats = fc.uniqueArray(fc.integer({ min: 1, max: 480 }), { maxLength: 60 });
    fc.assert(
      fc.property(seats, fc.nat(), fc.infiniteStream(fc.nat()), (all, round, chance) => {
        const split = all.length === 0 ? 0 : round % all.length;
        const bids = all.slice(split).map((seat) => ({ seat, sha256: randomnessOf(seat) }));
        const list = exampleList(0, {
          active: all.slice(split),
          cancelled: all.slice(0, split),
          bids,
        });
        const mixed = <T>(items: readonly T[]) =>
          items
            .map((item) => ({ item, by: chance.next().value as number }))
            .sort((a, b) => a.by - b.by)
            .map(({ item }) => item);
        const other = {
          ...list,
          active: mixed(list.active),
          cancelled: mixed(list.cancelled),
          bids: mixed(list.bids),
        };
        const draw = drawOrders(writeListFile(list), randomnessOf(round));
        expect(drawOrders(writeListFile(other), randomnessOf(round))).toEqual(draw);
        expect([...draw.lottery].sort()).toEqual([...all].sort());
        expect([...draw.bidTie].sort()).toEqual([...list.active].sort());
      }),
    );
  });

  it('changes with a single seat, bid, hash or round', () => {
    const list = exampleList(40);
    const base = drawOrders(writeListFile(list), randomnessOf(1));
    const others = [
      { ...list, active: list.active.slice(1) },
      { ...list, round: 43 },
      { ...list, previous: randomnessOf(2) },
      { ...list, bids: [{ seat: 3, sha256: randomnessOf(3) }] },
    ];
    for (const other of others) {
      expect(drawOrders(writeListFile(other), randomnessOf(1)).seed).not.toBe(base.seed);
    }
  });

  it('gives every seat the same chance of every place', () => {
    const SEATS = 12;
    const ROUNDS = 6_000;
    const text = writeListFile(exampleList(SEATS));
    const orders = Array.from(
      { length: ROUNDS },
      (_, round) => drawOrders(text, randomnessOf(round)).lottery,
    );
    for (const place of [0, 1, SEATS - 1]) {
      const counts = new Array<number>(SEATS + 1).fill(0);
      for (const order of orders) counts[order[place] ?? 0] = (counts[order[place] ?? 0] ?? 0) + 1;
      const expected = ROUNDS / SEATS;
      const chiSquare = counts
        .slice(1)
        .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 11 degrees of freedom: by chance, 31.3 is exceeded in one of a thousand such tests.
      expect(chiSquare).toBeLessThan(31.3);
    }
  });
});

describe('numberBelow', () => {
  it('rejects words beyond the last whole multiple, which would favour small numbers', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 7];
    const taken: number[] = [];
    const next = () => {
      const word = words.shift() ?? 0;
      taken.push(word);
      return word;
    };
    expect(numberBelow(480, next)).toBe(7);
    expect(taken).toHaveLength(3);
  });

  it('accepts every word when the limit divides 2^32', () => {
    expect(numberBelow(256, () => 2 ** 32 - 1)).toBe(255);
    expect(numberBelow(1, () => 2 ** 32 - 1)).toBe(0);
  });
});

describe('shuffle', () => {
  it('returns an empty order for an empty list', () => {
    expect(shuffle(new Uint8Array(32), 'lottery', [])).toEqual([]);
  });
});

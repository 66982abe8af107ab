import { describe, expect, it } from 'vitest';
import { compare, median } from './frame.ts';

describe('median', () => {
  it('is the middle, or the mean of the two middles', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('compare', () => {
  it('measures alternately, drops the first round and compares the others one by one', async () => {
    const order: string[] = [];
    const series = (name: string, values: number[]) => async () => {
      order.push(name);
      return values.shift() ?? 0;
    };
    const result = await compare({
      name: 'pages',
      unit: 'requests/s',
      against: 'bare',
      rounds: 3,
      ours: series('ours', [999, 10, 30, 20]),
      limit: series('limit', [1, 40, 60, 10]),
    });
    expect(order.slice(0, 4)).toEqual(['ours', 'limit', 'ours', 'limit']);
    expect(result).toMatchObject({ ours: 20, limit: 40, ratio: 0.5 });
    expect(result.rounds).toEqual([
      { ours: 10, limit: 40 },
      { ours: 30, limit: 60 },
      { ours: 20, limit: 10 },
    ]);
  });

  it.each([
    [0, 999],
    [2, 30],
  ])('drops %i rounds when told so', async (warmUps, first) => {
    const values = [999, 10, 30];
    const result = await compare({
      name: 'pages',
      unit: 'requests/s',
      against: 'bare',
      rounds: 1,
      warmUps,
      ours: async () => values.shift() ?? 0,
      limit: async () => 1,
    });
    expect(result.ours).toBe(first);
    expect(values).toHaveLength(2 - warmUps);
  });
});

import { describe, expect, it } from 'vitest';
import { linePath, nearestIndex, niceTicks } from './line-layout.ts';

describe('the ticks of an axis', () => {
  it('are round and enclose the figures', () => {
    expect(niceTicks(0, 2517, 5)).toEqual([0, 1000, 2000, 3000]);
    expect(niceTicks(-310, 1950, 5)).toEqual([-500, 0, 500, 1000, 1500, 2000]);
    expect(niceTicks(0, 0.07, 5)).toEqual([0, 0.02, 0.04, 0.06, 0.08]);
  });
});

describe('a line', () => {
  it('leaves out the middle of a level stretch and breaks where a figure is missing', () => {
    const path = linePath([0, 1, 2, 3, 4, 5], [7, 7, 7, 9, undefined, 4], (y) => y);
    expect(path).toBe('M0 7L2 7L3 9M5 4');
  });
});

describe('the place that is read off', () => {
  it('is the nearest to the pointer', () => {
    expect(nearestIndex([0, 12, 24], 17)).toBe(1);
    expect(nearestIndex([0, 12, 24], 90)).toBe(2);
  });
});

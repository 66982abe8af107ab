import { describe, expect, it } from 'vitest';
import { arcOf, MIDDLE, pathOf, pointOf, RADIUS } from './circle-geometry.ts';

describe('the circle of a draw', () => {
  it('has its first seat at the top and goes on clockwise', () => {
    expect(pointOf(0, 4)).toEqual({ x: MIDDLE, y: MIDDLE - RADIUS });
    expect(pointOf(1, 4)).toEqual({ x: MIDDLE + RADIUS, y: MIDDLE });
    expect(pointOf(4, 4)).toEqual(pointOf(0, 4));
  });

  it('draws a way along it, the long way round where that is clockwise', () => {
    expect(arcOf(0, 1, 4)).toBe('M200 30 A170 170 0 0 1 370 200');
    expect(arcOf(0, 3, 4)).toBe('M200 30 A170 170 0 1 1 30 200');
    expect(arcOf(2, 2, 4)).toBe('');
    // A full turn is drawn too: its start and end must differ.
    const [, start] = /^M(.+) A/.exec(arcOf(1, 5, 4)) ?? [];
    expect(start).not.toBe('370 200');
  });

  it('connects the seats of a walk through the middle', () => {
    expect(pathOf([])).toBe('');
    expect(pathOf([pointOf(0, 4), pointOf(2, 4)])).toBe('M200 200 L200 30 Q200 200 200 370');
  });
});

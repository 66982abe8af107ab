import { describe, expect, it } from 'vitest';
import { startWalk, takeNext } from './walk-order.ts';

const NOBODY = new Set<number>();

describe('takeNext', () => {
  it('selects active seats along the order and chooses cancelled ones for their refund', () => {
    const first = takeNext(startWalk([5, 3, 8, 1], [5]), NOBODY);
    expect([first.seat, first.refunds]).toEqual([3, [5]]);
    const second = takeNext(first.walk, NOBODY);
    expect([second.seat, second.refunds]).toEqual([8, []]);
  });

  it('passes a seat that was awarded by bid', () => {
    const step = takeNext(startWalk([5, 3, 8, 1], [3]), new Set([5, 8]));
    expect([step.seat, step.refunds]).toEqual([1, [3]]);
  });

  it('draws nothing, no cancelled seat either, when no eligible seat is left', () => {
    const walk = startWalk([5, 3, 8], [5, 3]);
    const step = takeNext(walk, new Set([8]));
    expect(step).toEqual({ walk, seat: undefined, refunds: [] });
    expect(takeNext(startWalk([], []), NOBODY).seat).toBeUndefined();
  });
});

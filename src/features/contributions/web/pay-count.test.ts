import { describe, expect, it } from 'vitest';
import { keptCount, payCount } from './pay-count.ts';

describe('payCount', () => {
  it('keeps what was chosen until something is paid, then asks for what is due', () => {
    const kept = keptCount(12, 3);
    expect(payCount(kept, { paid: 3, due: 0, most: 237 })).toBe(12);
    expect(payCount(kept, { paid: 15, due: 0, most: 225 })).toBe(1);
    expect(payCount(kept, { paid: 15, due: 2, most: 225 })).toBe(2);
  });

  it('asks for no more than is left and no fewer than one', () => {
    expect(payCount(keptCount(12, 235), { paid: 235, due: 1, most: 5 })).toBe(5);
    expect(payCount('', { paid: 0, due: 0, most: 240 })).toBe(1);
    expect(payCount('12', { paid: 0, due: 0, most: 240 })).toBe(1);
    expect(payCount('0:x', { paid: 0, due: 3, most: 240 })).toBe(3);
  });
});

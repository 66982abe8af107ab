import { describe, expect, it } from 'vitest';
import { daysRemaining, isWindowOver, windowEnd } from './window.ts';

const opened = new Date('2026-01-10T15:00:00Z');

describe('the formation window', () => {
  it('ends 120 days after the opening, 150 when extended, at the same time of day', () => {
    // 08:00 in Utah, in winter and in summer.
    expect(windowEnd(opened).toISOString()).toBe('2026-05-10T14:00:00.000Z');
    expect(windowEnd(opened, true).toISOString()).toBe('2026-06-09T14:00:00.000Z');
  });

  it('counts a started day, and never below zero', () => {
    const end = windowEnd(opened);
    expect(daysRemaining(end, opened)).toBe(120);
    expect(daysRemaining(end, new Date('2026-01-10T15:00:01Z'))).toBe(120);
    expect(daysRemaining(end, new Date('2026-05-10T13:59:59Z'))).toBe(1);
    expect(daysRemaining(end, end)).toBe(0);
    expect(daysRemaining(end, new Date('2027-01-01T00:00:00Z'))).toBe(0);
  });

  it('is over at its end, not a moment before', () => {
    const end = windowEnd(opened);
    expect(isWindowOver(end, new Date(end.getTime() - 1))).toBe(false);
    expect(isWindowOver(end, end)).toBe(true);
  });
});

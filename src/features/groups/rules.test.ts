import { describe, expect, it } from 'vitest';
import { daysRemaining, groupName, isWindowOver, windowEnd } from './rules.ts';

const opened = new Date('2026-01-10T15:00:00Z');

describe('the formation window', () => {
  it('ends 120 days after the opening, 150 when extended', () => {
    expect(windowEnd(opened).toISOString()).toBe('2026-05-10T15:00:00.000Z');
    expect(windowEnd(opened, true).toISOString()).toBe('2026-06-09T15:00:00.000Z');
  });

  it('counts a started day, and never below zero', () => {
    const end = windowEnd(opened);
    expect(daysRemaining(end, opened)).toBe(120);
    expect(daysRemaining(end, new Date('2026-01-10T15:00:01Z'))).toBe(120);
    expect(daysRemaining(end, new Date('2026-05-10T14:59:59Z'))).toBe(1);
    expect(daysRemaining(end, end)).toBe(0);
    expect(daysRemaining(end, new Date('2027-01-01T00:00:00Z'))).toBe(0);
  });

  it('is over at its end, not a moment before', () => {
    const end = windowEnd(opened);
    expect(isWindowOver(end, new Date(end.getTime() - 1))).toBe(false);
    expect(isWindowOver(end, end)).toBe(true);
  });
});

it('names a group by its plan and number', () => {
  expect(groupName('650', 2)).toBe('$650,000 Group 2');
});

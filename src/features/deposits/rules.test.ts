import { describe, expect, it } from 'vitest';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { usd } from '#shared/money.ts';
import { decideDeposit, nextCheck } from './rules.ts';

const truth = (status: 'open' | 'processing' | 'succeeded' | 'canceled', isAbandoned = false) => ({
  status,
  received: usd(status === 'succeeded' ? 20_000 : 0),
  isAbandoned,
});

describe('decideDeposit', () => {
  it.each([
    ['pending', truth('open'), 'none'],
    ['pending', truth('processing'), 'none'],
    ['pending', truth('succeeded'), 'complete'],
    ['pending', truth('canceled'), 'fail'],
    ['pending', truth('canceled', true), 'expire'],
    ['failed', truth('succeeded'), 'complete'],
    ['expired', truth('succeeded'), 'complete'],
    ['pending', { ...truth('succeeded'), received: usd(19_999) }, 'return'],
    ['expired', { ...truth('succeeded'), received: usd(20_001) }, 'return'],
    ['failed', { ...truth('succeeded'), received: { cents: 20_000, currency: 'EUR' } }, 'return'],
    ['completed', { ...truth('succeeded'), received: usd(1) }, 'none'],
    ['completed', truth('succeeded'), 'none'],
    ['completed', truth('open'), 'none'],
    ['completed', truth('canceled'), 'none'],
    ['refunded', truth('succeeded'), 'none'],
    ['expired', truth('canceled', true), 'none'],
  ] as const)('%s and %o: %s', (status, payment, decision) => {
    expect(decideDeposit(status, payment)).toBe(decision);
  });
});

describe('nextCheck', () => {
  const created = new Date('2026-01-01T00:00:00Z');
  const later = (ms: number) => new Date(created.getTime() + ms);
  it.each([
    [0, 10 * 60_000],
    [30 * 60_000, 10 * 60_000],
    [4 * 3_600_000, 3_600_000],
    [30 * MILLISECONDS_PER_DAY, MILLISECONDS_PER_DAY],
  ])('after %d ms waits %d ms', (age, wait) => {
    expect(nextCheck(created, later(age)).getTime()).toBe(created.getTime() + age + wait);
  });
});

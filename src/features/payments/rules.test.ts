import { describe, expect, it } from 'vitest';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { usd } from '#shared/text/money.ts';
import { decidePayment, nextCheck } from './rules.ts';

const state = (status: 'open' | 'processing' | 'succeeded' | 'canceled', isAbandoned = false) => ({
  status,
  received: usd(status === 'succeeded' ? 20_000 : 0),
  isAbandoned,
});

describe('decidePayment', () => {
  it.each([
    ['pending', state('open'), 'none'],
    ['pending', state('processing'), 'process'],
    ['processing', state('processing'), 'none'],
    ['processing', state('open'), 'none'],
    ['processing', state('succeeded'), 'succeed'],
    ['processing', state('canceled'), 'fail'],
    ['failed', state('processing'), 'none'],
    ['pending', state('succeeded'), 'succeed'],
    ['pending', state('canceled'), 'fail'],
    ['pending', state('canceled', true), 'expire'],
    ['failed', state('succeeded'), 'succeed'],
    ['expired', state('succeeded'), 'succeed'],
    ['pending', { ...state('succeeded'), received: usd(19_999) }, 'return'],
    ['expired', { ...state('succeeded'), received: usd(20_001) }, 'return'],
    ['failed', { ...state('succeeded'), received: { cents: 20_000, currency: 'EUR' } }, 'return'],
    ['succeeded', { ...state('succeeded'), received: usd(1) }, 'none'],
    ['succeeded', state('succeeded'), 'none'],
    ['succeeded', state('open'), 'none'],
    ['succeeded', state('canceled'), 'none'],
    ['expired', state('canceled', true), 'none'],
  ] as const)('%s and %o: %s', (status, payment, decision) => {
    const known = { status, amountCents: 20_000, currency: 'USD' };
    expect(decidePayment(known, payment)).toBe(decision);
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

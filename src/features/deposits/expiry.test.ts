import { expect, it } from 'vitest';
import { isPastExpiry } from './expiry.ts';

it('ends an unpaid deposit on its last day and not before, also when summer time begins', () => {
  const created = new Date('2026-03-01T19:00:00Z');
  expect(isPastExpiry(created, new Date('2026-03-31T17:59:59Z'), 30)).toBe(false);
  expect(isPastExpiry(created, new Date('2026-03-31T18:00:00Z'), 30)).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { exactInstant, isoInstant } from './instant-text.ts';

describe('a moment as the driver brings it', () => {
  it.each([
    ['2026-03-09 16:00:00+00', '2026-03-09T16:00:00.000000Z'],
    ['2026-03-09 16:00:00.1+00', '2026-03-09T16:00:00.100000Z'],
    ['2026-03-09 16:00:00.123456+00', '2026-03-09T16:00:00.123456Z'],
    ['2026-03-09 09:00:00.123456-07', '2026-03-09T16:00:00.123456Z'],
    ['2026-03-09 21:30:00.5+05:30', '2026-03-09T16:00:00.500000Z'],
    ['2026-12-31 23:30:00-03', '2027-01-01T02:30:00.000000Z'],
  ])('%s is exact to the microsecond', (text, exact) => {
    expect(exactInstant(text)).toBe(exact);
    expect(isoInstant(text)).toBe(new Date(text).toISOString());
  });
});

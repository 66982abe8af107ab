import { expect, it } from 'vitest';
import { waitedFor } from './waiting-text.ts';

const SINCE = '2026-11-15T12:00:00Z';
const start = Date.parse(SINCE) / 1000;

it.each([
  [-5, 'less than an hour'],
  [3_599, 'less than an hour'],
  [3_600, '1 hour'],
  [47 * 3_600, '47 hours'],
  [48 * 3_600, '2 days'],
  [500 * 3_600, '20 days'],
])('says after %i seconds: %s', (seconds, text) => {
  expect(waitedFor(SINCE, start + seconds)).toBe(text);
});

import { browserSeconds } from '#ui/browser-clock.ts';
import { countOf } from '#ui/language/format.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** 'less than an hour', '5 hours', '3 days' */
export function waitedFor(since: string, nowSeconds = browserSeconds()): string {
  const seconds = Math.max(0, nowSeconds - Date.parse(since) / 1000);
  if (seconds < HOUR) return 'less than an hour';
  return seconds < 2 * DAY
    ? countOf(Math.floor(seconds / HOUR), 'hour')
    : countOf(Math.floor(seconds / DAY), 'day');
}

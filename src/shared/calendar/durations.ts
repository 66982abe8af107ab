/**
 * Lengths of time for machines: cookies, queues, caches, polling. What people call a day is a date:
 * see `dates.ts`, because a day can have 23 or 25 hours.
 */
export const SECONDS_PER_DAY = 24 * 60 * 60;
export const MILLISECONDS_PER_DAY = SECONDS_PER_DAY * 1000;

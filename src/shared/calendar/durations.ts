/**
 * Durations for machines: cookies, queues, caches, polling. A day of the calendar can have 23 or 25
 * hours: use `dates.ts`.
 */
export const SECONDS_PER_DAY = 24 * 60 * 60;
export const MILLISECONDS_PER_DAY = SECONDS_PER_DAY * 1000;

import { EXTENSION_DAYS, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import { daysLater, startedDaysUntil } from '#shared/calendar/dates.ts';

/** When the window of a group opened at that time ends. */
export function windowEnd(openedAt: Date, isExtended = false): Date {
  return daysLater(openedAt, WINDOW_DAYS + (isExtended ? EXTENSION_DAYS : 0));
}

/** Whole days until the window ends; a started day counts, a past end is 0. */
export function daysRemaining(closesAt: Date, now: Date): number {
  return Math.max(0, startedDaysUntil(now, closesAt));
}

/** Whether the window is over: from then on nobody may join. */
export function isWindowOver(closesAt: Date, now: Date): boolean {
  return closesAt.getTime() <= now.getTime();
}

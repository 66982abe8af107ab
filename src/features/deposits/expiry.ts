import { daysLater } from '#shared/calendar/dates.ts';

/** Whether a deposit started then has waited for its payment for so many days. */
export function isPastExpiry(createdAt: Date, now: Date, days: number): boolean {
  return now.getTime() >= daysLater(createdAt, days).getTime();
}

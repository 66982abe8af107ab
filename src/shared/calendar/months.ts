import { Temporal } from 'temporal-polyfill';
import { memoize } from '../memoize.ts';
import type { CalendarDate } from './date-of.ts';

/** A month of the calendar as text, such as '2026-11': later months compare as greater. */
export type CalendarMonth = string;

/** The month a date belongs to. */
export const monthOf = memoize(
  (date: CalendarDate): CalendarMonth =>
    Temporal.PlainDate.from(date).toPlainYearMonth().toString(),
);

/** The month a number of months later, or earlier when the number is negative. */
export const addMonths = memoize(
  (month: CalendarMonth, months: number): CalendarMonth =>
    Temporal.PlainYearMonth.from(month).add({ months }).toString(),
);

/** How many months lie between two months; negative when the second is the earlier one. */
export const monthsBetween = memoize(
  (from: CalendarMonth, to: CalendarMonth): number =>
    Temporal.PlainYearMonth.from(from).until(to, { largestUnit: 'months' }).months,
);

/** The date of a day of that month; throws for the 31st of a month that has 30. */
export const dateIn = memoize((month: CalendarMonth, day: number): CalendarDate => {
  const { year, month: number } = Temporal.PlainYearMonth.from(month);
  return Temporal.PlainDate.from({ year, month: number, day }, { overflow: 'reject' }).toString();
});

import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysBetween, instantAt, startOfDate } from '#shared/calendar/dates.ts';
import {
  addMonths,
  type CalendarMonth,
  dateIn,
  monthOf,
  monthsBetween,
} from '#shared/calendar/months.ts';
import {
  ASSEMBLY_HELD,
  AUTOMATIC_PAYMENT_DAYS,
  BIDDING_OPENS_DAY,
  CUT_OFF,
  DAYS_BEFORE_START,
  DUE_DAY,
  LIST_CLOSES,
} from './constants.ts';

/** The calendar month that is a group's month 1. */
export function startMonth(formedAt: Date): CalendarMonth {
  const formedOn = dateOf(formedAt);
  let month = addMonths(monthOf(formedOn), 1);
  while (daysBetween(formedOn, dateIn(month, 1)) < DAYS_BEFORE_START) month = addMonths(month, 1);
  return month;
}

/** The calendar month that is month m of a group that began in `start`. */
export function calendarMonth(start: CalendarMonth, m: number): CalendarMonth {
  return addMonths(start, m - 1);
}

/** Which of the group's months a date is in: below 1 before it began, above 240 after its end. */
export function programMonth(start: CalendarMonth, date: CalendarDate): number {
  return monthsBetween(start, monthOf(date)) + 1;
}

/** When month m begins: automatic payments start on this date. */
export function firstDate(start: CalendarMonth, m: number): CalendarDate {
  return dateIn(calendarMonth(start, m), 1);
}

/** When instalment m is due; a weekend or a holiday does not move it. */
export function dueDate(start: CalendarMonth, m: number): CalendarDate {
  return dateIn(calendarMonth(start, m), DUE_DAY);
}

/** The dates on which an automatic payment of month m is tried: first, second and last time. */
export function automaticPaymentDates(start: CalendarMonth, m: number): CalendarDate[] {
  const month = calendarMonth(start, m);
  return AUTOMATIC_PAYMENT_DAYS.map((day) => dateIn(month, day));
}

/** Until when an instalment has to be paid for its seat to be eligible in month m. */
export function cutOffAt(start: CalendarMonth, m: number): Date {
  return instantAt(dateIn(calendarMonth(start, m), CUT_OFF.day), CUT_OFF.time);
}

/** When bids and the list of seats close in month m. */
export function closingAt(start: CalendarMonth, m: number): Date {
  return instantAt(dateIn(calendarMonth(start, m), LIST_CLOSES.day), LIST_CLOSES.time);
}

/** When the assembly of month m is held; the draw uses this moment's beacon round. */
export function assemblyAt(start: CalendarMonth, m: number): Date {
  return instantAt(dateIn(calendarMonth(start, m), ASSEMBLY_HELD.day), ASSEMBLY_HELD.time);
}

/** When bidding for month m opens: on the 16th of the month before, for month 1 at formation. */
export function biddingOpensAt(start: CalendarMonth, m: number, formedAt: Date): Date {
  return m === 1 ? formedAt : startOfDate(dateIn(calendarMonth(start, m - 1), BIDDING_OPENS_DAY));
}

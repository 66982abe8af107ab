import { Temporal } from 'temporal-polyfill';
import { brand } from '../brand.ts';
import { memoize } from '../memoize.ts';
import type { CalendarDate } from './date-of.ts';

const zoned = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(brand.timeZone);

const asDate = ({ epochMilliseconds }: { epochMilliseconds: number }) =>
  new Date(epochMilliseconds);

/** The date a number of days later, or earlier when the number is negative. */
export const addDays = memoize(
  (date: CalendarDate, days: number): CalendarDate =>
    Temporal.PlainDate.from(date).add({ days }).toString(),
);

/** How many days lie between two dates; negative when the second is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: CalendarDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** The instant of a local time, such as '18:00', in the cooperative's time zone. */
export function instantAt(date: CalendarDate, time: string): Date {
  const zonedTime = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: brand.timeZone,
    plainTime: Temporal.PlainTime.from(time),
  });
  return asDate(zonedTime);
}

/** The instant at which a date begins in the cooperative's time zone. */
export function startOfDate(date: CalendarDate): Date {
  return asDate(Temporal.PlainDate.from(date).toZonedDateTime(brand.timeZone));
}

/** The same time of day a number of days later, also when summer time begins or ends in between. */
export function daysLater(moment: Date, days: number): Date {
  return asDate(zoned(moment).add({ days }));
}

/** So many hours later, whatever the clocks on the walls do in between. */
export function hoursLater(moment: Date, hours: number): Date {
  return asDate(zoned(moment).add({ hours }));
}

/** The same time of day a number of years earlier. */
export function yearsEarlier(moment: Date, years: number): Date {
  return asDate(zoned(moment).subtract({ years }));
}

/** Days from one instant to a later one; a started day counts as a whole one. */
export function startedDaysUntil(from: Date, to: Date): number {
  return zoned(from).until(zoned(to), {
    largestUnit: 'days',
    smallestUnit: 'days',
    roundingMode: 'ceil',
  }).days;
}

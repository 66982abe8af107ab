import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays, weekdayOf } from '#shared/calendar/dates.ts';

const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = [1, 4, 6, 7] as const;

const FIXED_HOLIDAYS = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/**
 * Holidays on the nth weekday of a month: Martin Luther King, Washington, Labor, Columbus,
 * Thanksgiving.
 */
const WEEKDAY_HOLIDAYS = [
  { month: '01', weekday: MONDAY, nth: 3 },
  { month: '02', weekday: MONDAY, nth: 3 },
  { month: '09', weekday: MONDAY, nth: 1 },
  { month: '10', weekday: MONDAY, nth: 2 },
  { month: '11', weekday: THURSDAY, nth: 4 },
];

/** Whether the Federal Reserve Banks are open on that date, so that money moves between banks. */
export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(date, weekday);
}

/** The date a number of business days after another date, which itself does not count. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let current = date;
  for (let counted = 0; counted < days; ) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) counted += 1;
  }
  return current;
}

function isHoliday(date: CalendarDate, weekday: number): boolean {
  if (FIXED_HOLIDAYS.includes(date.slice(5))) return true;
  // A holiday on a Sunday is observed on Monday; one on a Saturday is not observed on Friday.
  if (weekday === MONDAY && FIXED_HOLIDAYS.includes(addDays(date, -1).slice(5))) return true;
  const month = date.slice(5, 7);
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  const isMemorialDay =
    month === '05' && weekday === MONDAY && addDays(date, 7).slice(5, 7) === '06';
  return (
    isMemorialDay ||
    WEEKDAY_HOLIDAYS.some(
      (holiday) => holiday.month === month && holiday.weekday === weekday && holiday.nth === nth,
    )
  );
}

import { automaticPaymentDates, programMonth } from '#features/program-rules/calendar.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';
import { oldestUnpaid, type Position, unpaidCount } from '../rules.ts';

/** A mail goes out this many days before an automatic payment. */
const NOTICE_DAYS = 3;

/** An upcoming automatic payment: its month, attempt, date, and when its mail is due. */
export type Upcoming = {
  month: number;
  attempt: number;
  chargeOn: CalendarDate;
  announceOn: CalendarDate;
};

type Paid = Pick<Position, 'paid' | 'prepaid'> & { startMonth: CalendarMonth };

/**
 * The next automatic payment after today: on the 1st, or again on the 4th and the 8th. It is never
 * today, because its mail is sent at least a day before. Undefined when everything is paid.
 */
export function nextAutomatic(account: Paid, today: CalendarDate): Upcoming | undefined {
  const k = oldestUnpaid(account);
  if (k === undefined) return undefined;
  for (let month = Math.max(k, programMonth(account.startMonth, today)); ; month += 1) {
    const dates = automaticPaymentDates(account.startMonth, month);
    const index = dates.findIndex((date) => date > today);
    const chargeOn = dates[index];
    if (chargeOn === undefined) continue;
    const noticeOn = addDays(chargeOn, -NOTICE_DAYS);
    const announceOn = noticeOn > today ? noticeOn : today;
    return { month, attempt: index + 1, chargeOn, announceOn };
  }
}

/** The date that was announced for an attempt, also when it was postponed since. */
export function announcedDate(
  startMonth: CalendarMonth,
  { month, attempt, chargeOn }: Pick<Upcoming, 'month' | 'attempt' | 'chargeOn'>,
): CalendarDate {
  return automaticPaymentDates(startMonth, month)[attempt - 1] ?? chargeOn;
}

/** How many instalments an automatic payment of a month charges: all that are due by then. */
export function instalmentsDueIn(position: Pick<Position, 'paid' | 'prepaid'>, month: number) {
  return Math.max(0, Math.min(month - position.paid, unpaidCount(position)));
}

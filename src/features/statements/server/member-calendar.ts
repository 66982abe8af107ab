import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { SeatContributions } from '#features/contributions/contract.ts';
import { readContributions } from '#features/contributions/paying/server/read-contributions.ts';
import { groupNameIn } from '#features/groups/rules.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { assemblyAt, dueDate } from '#features/program-rules/calendar.ts';
import { instalment } from '#features/program-rules/schedule.ts';
import { type CalendarEvent, calendarFile } from '#platform/calendar-file.ts';
import type { Context } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { statementErrors } from '../errors.ts';
import { statementTexts } from '../texts.ts';
import { readCalendarOwner } from './calendar-address.ts';

/** How many months are included; calendars reload it every day. */
const MONTHS_BACK = 2;
const MONTHS_AHEAD = 24;
/** The languages as calendar files name them. */
const LANGUAGES: Record<Locale, 'EN' | 'PT'> = { en: 'EN', 'pt-BR': 'PT' };
const ASSEMBLY_MS = 60 * 60 * 1000;

/** Due dates and assemblies of all seats of a calendar's owner. */
export async function readMemberCalendar(context: Context, file: string): Promise<Response> {
  const userId = await readCalendarOwner(context, file);
  if (!userId) throw statementErrors.CALENDAR_NOT_FOUND();
  const seats = await readContributions(context, { userId });
  const locale = (await readUser(context, userId))?.mailLocale ?? 'en';
  const now = context.clock.now();
  const host = new URL(context.config.publicUrl).hostname;
  const events = seats
    .filter(({ isClosed }) => !isClosed)
    .flatMap((seat) => eventsOf(seat, { now, host, locale }));
  return new Response(calendarFile(events, { name: brand.name, language: LANGUAGES[locale] }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="casa-circle.ics"',
      'cache-control': 'private, no-store',
    },
  });
}

function eventsOf(seat: SeatContributions, at: At): CalendarEvent[] {
  const first = Math.max(1, seat.month - MONTHS_BACK);
  const last = Math.min(TERM_MONTHS, Math.max(seat.month, 0) + MONTHS_AHEAD);
  const months = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return months.flatMap((month) => {
    const isPaid = month <= seat.paid || month > TERM_MONTHS - seat.prepaid;
    return [...(isPaid ? [] : [dueEvent(seat, month, at)]), assemblyEvent(seat, month, at)];
  });
}

type At = { now: Date; host: string; locale: Locale };

function dueEvent(seat: SeatContributions, k: number, { now, host, locale }: At): CalendarEvent {
  const { calendar } = statementTexts(locale);
  const { amount } = instalment(seat.planId, k);
  // Unapplied money counts toward the oldest one.
  const left = k === seat.paid + 1 ? amount - seat.unappliedCents : amount;
  return {
    uid: `due-${seat.membershipId}-${k}@${host}`,
    stamp: now,
    on: dueDate(seat.startMonth, k),
    summary: calendar.due(formatMoney(usd(left), locale), groupNameIn(seat.groupName, locale)),
    description: calendar.dueDetail(seat.seat, k),
  };
}

function assemblyEvent(
  seat: SeatContributions,
  month: number,
  { now, host, locale }: At,
): CalendarEvent {
  const { calendar } = statementTexts(locale);
  const startsAt = assemblyAt(seat.startMonth, month);
  return {
    uid: `assembly-${seat.groupId}-${month}@${host}`,
    stamp: now,
    startsAt,
    endsAt: new Date(startsAt.getTime() + ASSEMBLY_MS),
    summary: calendar.assembly(groupNameIn(seat.groupName, locale)),
    description: calendar.assemblyDetail(month),
  };
}

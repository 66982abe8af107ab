import { addBusinessDays } from '#features/program-rules/business-days.ts';
import {
  BID_MAKE_GOOD_DAYS,
  BID_START_DAYS,
  BID_SUCCESS_DAYS,
} from '#features/program-rules/constants.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';

/**
 * The life of an assembly: bids are taken; the list is frozen and published; the picks are made;
 * every bid that was held is paid or given up.
 */
export const ASSEMBLY_STATUSES = ['open', 'closed', 'drawn', 'finished'] as const;
export type AssemblyStatus = (typeof ASSEMBLY_STATUSES)[number];

export const PICK_KINDS = ['lottery', 'bid', 'second', 'missed'] as const;

/**
 * A bid's pick is held until it is paid. `unpaid`: not paid in time. `released`: still open when
 * the next list closed. `left`: the seat was given up before it could be awarded.
 */
export const PICK_STATUSES = ['awarded', 'held', 'unpaid', 'released', 'left'] as const;
export type PickStatus = (typeof PICK_STATUSES)[number];

/** The picks that count as made. */
export const MADE_STATUSES = ['awarded', 'held'] as const satisfies readonly PickStatus[];

export const ALARM_KINDS = [
  'closed-late',
  'postponed',
  'beacon-late',
  'fund-below-books',
  'step-failed',
  'bid-money-returned',
  'hand-back-due',
] as const;
/** About one member's money: for admins, not for the public page. */
export const PRIVATE_ALARMS: readonly AlarmKind[] = ['bid-money-returned', 'hand-back-due'];
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Until when a held bid's payment has to be started, and until when it has to succeed. */
export function bidDeadlines(decidedAt: Date): { startBy: Date; payBy: Date } {
  const lastStart = addBusinessDays(dateOf(decidedAt), BID_START_DAYS);
  const lastDay = addBusinessDays(lastStart, BID_SUCCESS_DAYS);
  return { startBy: endOf(lastStart), payBy: endOf(lastDay) };
}

/** Until when a bid's money that came back has to be made good (rule 8). */
export function makeGoodDeadline(returnedAt: Date): Date {
  return endOf(addBusinessDays(dateOf(returnedAt), BID_MAKE_GOOD_DAYS));
}

/** Whether a held bid's time is over. */
export function isBidOverdue(
  { startBy, payBy, startedAt }: { startBy: Date; payBy: Date; startedAt: Date | null },
  now: Date,
): boolean {
  return now >= payBy || (!startedAt && now >= startBy);
}

const endOf = (date: string) => startOfDate(addDays(date, 1));

/** How late a step may be before somebody is told. */
export const PATIENCE_MS = 10 * 60_000;

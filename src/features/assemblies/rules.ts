import { addBusinessDays } from '#features/program-rules/business-days.ts';
import {
  BID_MAKE_GOOD_DAYS,
  BID_START_DAYS,
  BID_SUCCESS_DAYS,
} from '#features/program-rules/constants.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';

/**
 * open: takes bids. closed: the list is frozen and published. drawn: the picks are made. finished:
 * every held bid is paid or expired.
 */
export const ASSEMBLY_STATUSES = ['open', 'closed', 'drawn', 'finished'] as const;
export type AssemblyStatus = (typeof ASSEMBLY_STATUSES)[number];

/** As the desk lists them: one with an open alarm first. */
export const LISTED_ASSEMBLIES = ['alarm', ...ASSEMBLY_STATUSES] as const;
export type ListedAssembly = (typeof LISTED_ASSEMBLIES)[number];
export const ALARM_NAME = 'Alarm';

export const PICK_KINDS = ['lottery', 'bid', 'second', 'missed'] as const;

/**
 * A bid's pick is held until it is paid. `unpaid`: not paid in time. `released`: still open when
 * the next list closed. `left`: the member left before the award.
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
/** About one member's money, so admins see them and the public page does not. */
export const PRIVATE_ALARMS: readonly AlarmKind[] = ['bid-money-returned', 'hand-back-due'];
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** By when a held bid's payment must be started, and by when it must succeed. */
export function bidDeadlines(decidedAt: Date): { startBy: Date; payBy: Date } {
  const lastStart = addBusinessDays(dateOf(decidedAt), BID_START_DAYS);
  const lastDay = addBusinessDays(lastStart, BID_SUCCESS_DAYS);
  return { startBy: endOf(lastStart), payBy: endOf(lastDay) };
}

/** By when a bid's returned payment must be made good (rule 8). */
export function computeMakeGoodDeadline(returnedAt: Date): Date {
  return endOf(addBusinessDays(dateOf(returnedAt), BID_MAKE_GOOD_DAYS));
}

/** Whether a held bid has missed its deadline. */
export function isBidOverdue(
  { startBy, payBy, startedAt }: { startBy: Date; payBy: Date; startedAt: Date | null },
  now: Date,
): boolean {
  return now >= payBy || (!startedAt && now >= startBy);
}

const endOf = (date: string) => startOfDate(addDays(date, 1));

/** How late a step may be before it raises an alarm. */
export const LATE_AFTER_MS = 10 * 60_000;

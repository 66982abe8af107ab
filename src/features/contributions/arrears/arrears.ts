import { END_DAY, REMINDER_DAYS } from '#features/program-rules/constants.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';

/** How the desk divides the seats in arrears, the most urgent first. */
export const ARREARS_STATES = ['days-80', 'days-60', 'days-30', 'days-1', 'paused'] as const;
export type ArrearsState = (typeof ARREARS_STATES)[number];

export const ARREARS_STATE_NAMES: Record<ArrearsState, string> = {
  'days-80': '80 days late and more',
  'days-60': '60 to 79 days late',
  'days-30': '30 to 59 days late',
  'days-1': 'Under 30 days late',
  paused: 'Reminders paused',
};

/** The steps of rule 11 for an unpaid instalment, by number; the last one ends the membership. */
export const ARREARS_DAYS: readonly number[] = [...REMINDER_DAYS, END_DAY];
export const END_STEP = ARREARS_DAYS.length - 1;
/** The last reminder names the day on which the seat ends. */
const LAST_REMINDER_STEP = END_STEP - 1;
/** A seat never ends sooner than this after the last reminder, even if that was sent late. */
const NOTICE_DAYS = END_DAY - (REMINDER_DAYS.at(-1) ?? 0);

/** Where an unpaid instalment stands: the next step and the date of it. */
export type NextStep = { step: number; on: CalendarDate };

/** The first step of an instalment that became the oldest unpaid one. */
export function firstStep(dueOn: CalendarDate): NextStep {
  return { step: 0, on: dueOn };
}

/** The next step of an instalment that is open again after a step was taken about it. */
export function resumeStep(dueOn: CalendarDate, lastTaken: number, today: CalendarDate): NextStep {
  return following(dueOn, Math.min(lastTaken, LAST_REMINDER_STEP), today);
}

/**
 * Which step is taken today, and which comes next. After an outage, or when a debit was returned
 * late, only the latest step is taken, and the seat never ends without the last reminder ten days
 * before.
 */
export function takeStep(
  dueOn: CalendarDate,
  next: NextStep,
  today: CalendarDate,
): { taken: number; next: NextStep | undefined } | undefined {
  if (next.on > today) return undefined;
  if (next.step >= END_STEP) return { taken: END_STEP, next: undefined };
  let taken = next.step;
  while (taken < LAST_REMINDER_STEP && stepDate(dueOn, taken + 1) <= today) taken += 1;
  return { taken, next: following(dueOn, taken, today) };
}

function following(dueOn: CalendarDate, taken: number, today: CalendarDate): NextStep {
  const step = taken + 1;
  const planned = stepDate(dueOn, step);
  const earliest = step === END_STEP ? addDays(today, NOTICE_DAYS) : planned;
  return { step, on: planned > earliest ? planned : earliest };
}

/** When the seat ends if nothing is paid and nothing else moves the next step. */
export function endDate(
  dueOn: CalendarDate,
  { isEnd, on }: { isEnd: boolean; on: CalendarDate },
): CalendarDate {
  if (isEnd) return on;
  const [planned, earliest] = [stepDate(dueOn, END_STEP), addDays(on, NOTICE_DAYS)];
  return planned > earliest ? planned : earliest;
}

/** The date of a step of an instalment that was due on a date. */
export function stepDate(dueOn: CalendarDate, step: number): CalendarDate {
  return addDays(dueOn, ARREARS_DAYS[step] ?? END_DAY);
}

/**
 * The next step under a pause: nothing before the day after it, and no end then without the last
 * reminder once more.
 */
export function pauseStep(next: NextStep, until: CalendarDate): NextStep {
  if (next.on > until) return next;
  return { step: Math.min(next.step, LAST_REMINDER_STEP), on: addDays(until, 1) };
}

/** The next step without the pause that may have moved it. */
export function unpauseStep(dueOn: CalendarDate, next: NextStep): NextStep {
  return next.step === END_STEP ? next : { ...next, on: stepDate(dueOn, next.step) };
}

type Pause = { pausedUntil: CalendarDate | null; pauseReason: string | null };

/** The pause of a seat's reminders on a day; one that has ended is none. */
export function pauseOn({ pausedUntil, pauseReason }: Pause, today: CalendarDate): Pause {
  const isPaused = pausedUntil !== null && pausedUntil >= today;
  return isPaused ? { pausedUntil, pauseReason } : { pausedUntil: null, pauseReason: null };
}

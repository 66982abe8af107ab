import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { cutOffAt, dueDate, programMonth } from '#features/program-rules/calendar.ts';
import { REMINDER_DAYS } from '#features/program-rules/constants.ts';
import { creditOf, totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import { penaltyOn } from '#features/program-rules/settlement.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';
import { owedOn } from '../rules.ts';
import { END_STEP, stepDate } from './arrears.ts';

/** How a membership ends that has not paid for 90 days (rule 11). */
export type LateEnd = 'cancelled' | 'terminated' | 'handed_back';

export type LateSeat = {
  planId: PlanId;
  startMonth: CalendarMonth;
  paid: number;
  prepaid: number;
  unappliedCents: number;
  /** How it would end, by whether the seat has an award and a home was bought. */
  endsAs: LateEnd;
  /** The day of the end, where the last reminder was later than planned. */
  endsOn?: CalendarDate | undefined;
};

export type LateEvent = {
  on: CalendarDate;
  /** sits-out: the cut-off of an assembly; end: the membership ends. */
  kind: 'due' | 'reminder' | 'sits-out' | 'end';
  /** What is owed that day, in cents. */
  owedCents: number;
  /** The number of the assembly that is missed. */
  month?: number;
};

export type LateTimeline = {
  events: LateEvent[];
  endsOn: CalendarDate;
  /** What is paid back after the end, in cents; 0 when something is owed instead. */
  backCents: number;
  /** What is owed to the group after a termination: the credit less the fund part paid. */
  debtCents: number;
};

/**
 * What happens, and when, if nothing is paid from now on: what is owed since when, which assemblies
 * the seat sits out (an awarded seat has none to miss), and what the end brings. Undefined when
 * nothing is unpaid.
 */
export function lateTimeline(seat: LateSeat): LateTimeline | undefined {
  const { planId, startMonth, paid, prepaid, endsAs } = seat;
  const first = paid + 1;
  if (first > TERM_MONTHS - prepaid) return undefined;
  const dueOn = dueDate(startMonth, first);
  const endsOn = seat.endsOn ?? stepDate(dueOn, END_STEP);
  const owedCents = (on: CalendarDate) => owedOn(seat, startMonth, on).amountCents;
  const events: LateEvent[] = [];
  for (let k = first; k <= TERM_MONTHS - prepaid && dueDate(startMonth, k) <= endsOn; k += 1) {
    const on = dueDate(startMonth, k);
    events.push({ on, kind: 'due', owedCents: owedCents(on) });
  }
  for (const days of REMINDER_DAYS) {
    const on = addDays(dueOn, days);
    if (days > 0 && on < endsOn) events.push({ on, kind: 'reminder', owedCents: owedCents(on) });
  }
  if (endsAs === 'cancelled') events.push(...missedAssemblies(seat, first, endsOn, owedCents));
  events.push({ on: endsOn, kind: 'end', owedCents: owedCents(endsOn) });
  const fund = totalAfter(planId, paid).fund + totalOfLast(planId, prepaid).fund;
  const isTerminated = endsAs === 'terminated';
  return {
    events: events.sort((one, other) => one.on.localeCompare(other.on)),
    endsOn,
    backCents: endsAs === 'cancelled' ? fund : isTerminated ? 0 : fund - penaltyOn(fund),
    debtCents: isTerminated ? Math.max(0, creditOf(planId) - fund - seat.unappliedCents) : 0,
  };
}

function missedAssemblies(
  { startMonth }: LateSeat,
  first: number,
  endsOn: CalendarDate,
  owedCents: (on: CalendarDate) => number,
): LateEvent[] {
  const last = Math.min(TERM_MONTHS, programMonth(startMonth, endsOn));
  const missed: LateEvent[] = [];
  for (let month = first; month <= last; month += 1) {
    const on = dateOf(cutOffAt(startMonth, month));
    if (on < endsOn) missed.push({ on, kind: 'sits-out', owedCents: owedCents(on), month });
  }
  return missed;
}

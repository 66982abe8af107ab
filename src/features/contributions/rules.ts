import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate, programMonth } from '#features/program-rules/calendar.ts';
import { instalment, totalOf } from '#features/program-rules/schedule.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';

/** How far a membership has paid: from the front, from the end, and money not applied yet. */
export type Position = {
  readonly planId: PlanId;
  /** Instalments 1 to `paid` are complete. */
  readonly paid: number;
  /** The last `prepaid` instalments of the term are complete. */
  readonly prepaid: number;
  /** Money that does not complete an instalment yet. */
  readonly unappliedCents: number;
};

/** The effect of a payment: instalments that become complete or are reopened. */
export type Moved = { readonly position: Position; readonly changed: readonly number[] };

/** How many instalments are not paid. */
export function unpaidCount({ paid, prepaid }: Pick<Position, 'paid' | 'prepaid'>): number {
  return TERM_MONTHS - paid - prepaid;
}

/** The oldest instalment that is not paid; undefined when all are. */
export function oldestUnpaid(position: Pick<Position, 'paid' | 'prepaid'>): number | undefined {
  return unpaidCount(position) > 0 ? position.paid + 1 : undefined;
}

/** When the oldest unpaid instalment is or was due. */
export function oldestDueOn(
  position: Pick<Position, 'paid' | 'prepaid'>,
  startMonth: CalendarMonth,
): CalendarDate | undefined {
  const k = oldestUnpaid(position);
  return k === undefined ? undefined : dueDate(startMonth, k);
}

/** What completes the next n instalments, to the cent: their amounts less unapplied money. */
export function amountOfNext(position: Position, n: number): number {
  const first = position.paid + 1;
  return totalOf(position.planId, first, position.paid + n).amount - position.unappliedCents;
}

/** What completes the last n unpaid instalments. Unapplied money does not count for them. */
export function amountFromEnd(position: Pick<Position, 'planId' | 'prepaid'>, n: number): number {
  const last = TERM_MONTHS - position.prepaid;
  return n > 0 ? totalOf(position.planId, last - n + 1, last).amount : 0;
}

/** Money arrived: it completes the oldest unpaid instalments; the rest stays unapplied. */
export function receive(position: Position, cents: number): Moved {
  const changed: number[] = [];
  let { paid, unappliedCents } = { ...position, unappliedCents: position.unappliedCents + cents };
  while (paid + position.prepaid < TERM_MONTHS) {
    const { amount } = instalment(position.planId, paid + 1);
    if (amount > unappliedCents) break;
    unappliedCents -= amount;
    paid += 1;
    changed.push(paid);
  }
  return { position: { ...position, paid, unappliedCents }, changed };
}

/** Money arrived that prepays up to n instalments from the end; the rest goes to the oldest. */
export function receiveFromEnd(position: Position, cents: number, n: number): Moved {
  const changed: number[] = [];
  let left = cents;
  let { prepaid } = position;
  while (changed.length < n && position.paid + prepaid < TERM_MONTHS) {
    const k = TERM_MONTHS - prepaid;
    const { amount } = instalment(position.planId, k);
    if (amount > left) break;
    left -= amount;
    prepaid += 1;
    changed.push(k);
  }
  const rest = receive({ ...position, prepaid }, left);
  return { position: rest.position, changed: [...changed, ...rest.changed] };
}

/**
 * Money was returned: it is taken from unapplied money, then instalments are reopened, the newest
 * first, until it is covered. `fromEnd` reopens that many prepaid ones first.
 */
export function takeBack(position: Position, cents: number, fromEnd = 0): Moved {
  const changed: number[] = [];
  let { paid, prepaid, unappliedCents } = position;
  const openAgain = (k: number) => {
    unappliedCents += instalment(position.planId, k).amount;
    changed.push(k);
  };
  while (unappliedCents < cents && prepaid > 0 && changed.length < fromEnd) {
    openAgain(TERM_MONTHS - prepaid + 1);
    prepaid -= 1;
  }
  while (unappliedCents < cents && paid > 0) {
    openAgain(paid);
    paid -= 1;
  }
  while (unappliedCents < cents && prepaid > 0) {
    openAgain(TERM_MONTHS - prepaid + 1);
    prepaid -= 1;
  }
  if (unappliedCents < cents) throw new RangeError(`more went back than came: ${cents}`);
  return {
    position: { ...position, paid, prepaid, unappliedCents: unappliedCents - cents },
    changed,
  };
}

/** What is owed on a date: every instalment whose due date is that day or has passed. */
export function owedOn(
  position: Position,
  startMonth: CalendarMonth,
  today: CalendarDate,
): { instalments: number; amountCents: number } {
  const month = programMonth(startMonth, today);
  const last = dueDate(startMonth, month) <= today ? month : month - 1;
  const n = Math.max(0, Math.min(last - position.paid, unpaidCount(position)));
  return { instalments: n, amountCents: n > 0 ? amountOfNext(position, n) : 0 };
}

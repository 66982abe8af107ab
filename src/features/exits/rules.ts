import { PAYOUT_STATES } from '#features/payouts/rules.ts';
import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import { LEAVING_HOURS } from '#features/program-rules/constants.ts';
import { creditOf, totalAfter, totalOf, totalOfLast } from '#features/program-rules/schedule.ts';
import { settleAfterPurchase, settleHandBack } from '#features/program-rules/settlement.ts';
import { hoursLater, startOfDate } from '#shared/calendar/dates.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';

/** How a membership ended. Every exit has a statement with its calculation. */
export const EXIT_KINDS = [
  'cancelled',
  'handed_back',
  'withdrawn',
  'terminated',
  'transferred',
  'completed',
] as const;
export type ExitKind = (typeof EXIT_KINDS)[number];

/** The ways of leaving that a member can request without an admin. */
export const WISH_OPTIONS = ['leave_before_start', 'cancel', 'hand_back'] as const;
export type WishOption = (typeof WISH_OPTIONS)[number];

/** `lapsed`: the seat was selected, its home was bought, or the membership ended otherwise. */
export const WISH_STATES = ['open', 'taken_back', 'lapsed', 'effective'] as const;
export type WishState = (typeof WISH_STATES)[number];

/**
 * When a wish to leave takes effect (rule 13): after 72 hours; before the group's start, on
 * the first due date at the latest.
 */
export function effectOf(
  { option, startMonth }: { option: WishOption; startMonth: CalendarMonth },
  wishedAt: Date,
): Date {
  const later = hoursLater(wishedAt, LEAVING_HOURS);
  if (option !== 'leave_before_start') return later;
  const firstDue = startOfDate(dueDate(startMonth, 1));
  return later < firstDue ? later : firstDue;
}

/** Whether a member would get less or owe more than they agreed to, and has to confirm again. */
export function hasFallen(worked: Figures, confirmed: Figures): boolean {
  return (
    worked.payoutCents < confirmed.payoutCents ||
    worked.refundCents < confirmed.refundCents ||
    worked.owesCents > confirmed.owesCents
  );
}

/**
 * How far money that a member gets has come. undrawn: a refund that waits for its draw; drawn: the
 * fund has not covered it yet; then as of its payout.
 */
export const OWED_STATES = ['undrawn', 'drawn', ...PAYOUT_STATES] as const;
export type OwedState = (typeof OWED_STATES)[number];

/** The kinds of lines in a statement; texts.ts has their sentences. */
export const LINE_KEYS = [
  'paid',
  'fund',
  'administration_kept',
  'reserve_kept',
  'penalty',
  'unearned',
  'unapplied',
  'deposit_kept',
  'credit_back',
  'paid_out',
  'net_sale',
  'debt',
  'fees_in_arrears',
  'counts_toward_debt',
  'returned',
  'returned_owed',
  'given_back',
  'reserve_part',
  'claim',
  'claim_unpaid',
  'share',
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

/** A line of the calculation. `adds`: it is part of the sum; otherwise it only informs. */
export type Line = { key: LineKey; cents: number; adds: boolean };

/** The calculation of an exit, before anybody confirms it. */
export type Worked = {
  lines: Line[];
  /** Paid out once two admins have approved it. */
  payoutCents: number;
  /** Paid when the seat is drawn for its refund. */
  refundCents: number;
  owesCents: number;
};

/** The figures that a member agrees to. */
export type Figures = Pick<Worked, 'payoutCents' | 'refundCents' | 'owesCents'>;

/** What a seat has paid, and its unapplied money. */
export type SeatMoney = {
  planId: PlanId;
  paid: number;
  prepaid: number;
  unappliedCents: number;
  /** Administration paid in advance for future months. */
  unearnedCents: number;
  /** The deposit, until it completes an instalment: the agreement does not return it. */
  keptDepositCents: number;
  /** Number of overdue instalments. */
  overdue: number;
};

/** The fund part a seat has paid. */
export function fundPaid({
  planId,
  paid,
  prepaid,
}: Pick<SeatMoney, 'planId' | 'paid' | 'prepaid'>) {
  return totalAfter(planId, paid).fund + totalOfLast(planId, prepaid).fund;
}

/** The fund part a seat should have paid by a month; what was prepaid counts as paid. */
export function fundDueBy(
  { planId, prepaid }: Pick<SeatMoney, 'planId' | 'prepaid'>,
  month: number,
): number {
  const last = TERM_MONTHS - prepaid;
  const due = Math.max(0, Math.min(month, last));
  return totalAfter(planId, due).fund + totalOfLast(planId, prepaid).fund;
}

/** A line that only informs. */
export const told = (key: LineKey, cents: number): Line => ({ key, cents, adds: false });
/** A line that is part of the sum. */
export const added = (key: LineKey, cents: number): Line => ({ key, cents, adds: true });
const some = (lines: readonly Line[]) => lines.filter(({ cents }) => cents !== 0);

/** What a former member owes, and what of it was paid or recovered since. */
type Debt = { owesCents: number; recoveredCents: number };

/** What is still owed of a statement; a bank's reversal can lower a debt that was paid. */
export const stillOwed = ({ owesCents, recoveredCents }: Debt): number =>
  Math.max(0, owesCents - recoveredCents);

/** What a former member may still pay: as the statement and the books agree. */
export const payableOf = (debt: Debt, bookedCents: number): number =>
  Math.max(0, Math.min(stillOwed(debt), bookedCents));

/** Leaving before an award: the fund part is refunded once drawn, unapplied money at once. */
export function workOutCancel(seat: SeatMoney): Worked {
  const { planId, paid, prepaid, unappliedCents, keptDepositCents } = seat;
  const [front, end] = [totalAfter(planId, paid), totalOfLast(planId, prepaid)];
  return {
    lines: some([
      told('paid', front.amount + end.amount),
      told('fund', front.fund + end.fund),
      told('administration_kept', front.administration + end.administration),
      told('reserve_kept', front.reserve + end.reserve),
      added('unapplied', unappliedCents),
      added('deposit_kept', -keptDepositCents),
    ]),
    payoutCents: unappliedCents - keptDepositCents,
    refundCents: fundPaid(seat),
    owesCents: 0,
  };
}

/**
 * Handing back before a purchase: pays 95 % of the fund part and the unearned administration, less
 * what was paid out of the credit before the bank returned the price of a home.
 */
export function workOutHandBack(seat: SeatMoney, paidOutCents = 0): Worked {
  const fund = fundPaid(seat);
  const { unearnedCents, unappliedCents } = seat;
  const { penalty, payout } = settleHandBack({
    fundPaid: fund,
    unearnedAdministration: unearnedCents,
  });
  const left = payout + unappliedCents - paidOutCents;
  return {
    lines: some([
      told('credit_back', creditOf(seat.planId)),
      added('fund', fund),
      added('penalty', -penalty),
      added('unearned', unearnedCents),
      added('unapplied', unappliedCents),
      added('paid_out', -paidOutCents),
    ]),
    payoutCents: Math.max(0, left),
    refundCents: 0,
    owesCents: Math.max(0, -left),
  };
}

/** The administration and reserve parts of overdue instalments. */
export function feesInArrears({ planId, paid, overdue }: SeatMoney): {
  administration: number;
  reserve: number;
} {
  const { administration, reserve } = totalOf(planId, paid + 1, paid + overdue);
  return { administration, reserve };
}

/** Selling after the purchase: what is left after the debt is paid, or what is missing. */
export function workOutSale(seat: SeatMoney, netSale: number): Worked {
  const fees = feesInArrears(seat);
  const feesCents = fees.administration + fees.reserve;
  const { unearnedCents, unappliedCents } = seat;
  const settled = settleAfterPurchase(seat.planId, {
    netSale,
    fundPaid: fundPaid(seat),
    feesInArrears: feesCents,
    unearnedAdministration: unearnedCents,
  });
  const payout = settled.payout + unappliedCents;
  return {
    lines: some([
      added('net_sale', netSale),
      added('debt', -settled.debt),
      added('penalty', -settled.penalty),
      added('fees_in_arrears', -feesCents),
      added('unearned', unearnedCents),
      added('unapplied', unappliedCents),
    ]),
    payoutCents: Math.max(0, payout),
    refundCents: 0,
    owesCents: Math.max(0, -payout),
  };
}

/** Termination for arrears after the purchase: the debt of the home to the group. */
export function workOutTermination(seat: SeatMoney): Worked {
  const debt = creditOf(seat.planId) - fundPaid(seat);
  return {
    lines: some([
      told('paid', totalAfter(seat.planId, seat.paid).amount),
      added('debt', -debt),
      added('counts_toward_debt', seat.unappliedCents),
    ]),
    payoutCents: Math.max(0, seat.unappliedCents - debt),
    refundCents: 0,
    owesCents: Math.max(0, debt - seat.unappliedCents),
  };
}

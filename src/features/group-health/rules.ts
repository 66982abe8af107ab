import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { creditOf, totalOf } from '#features/program-rules/schedule.ts';
import { isLotteryAffordable, picksAllowed } from '#features/program-rules/selection.ts';

/** How far a paying seat has paid. */
export type PayingSeat = { paid: number; prepaid: number };

/** Fund and reserve parts that a paying seat still has to pay. */
export function stillToCome(planId: PlanId, { paid, prepaid }: PayingSeat): number {
  const { fund, reserve } = totalOf(planId, paid + 1, TERM_MONTHS - prepaid);
  return fund + reserve;
}

/** The fund at the end of a month to come, and the homes of that month. */
export type ProjectedMonth = { month: number; fundCents: number; homes: number };

const MONTHS_AHEAD = 12;

type Start = {
  planId: PlanId;
  /** The month that runs; its assembly may be held already. */
  month: number;
  isHeld: boolean;
  fund: number;
  awardsMade: number;
  waiting: number;
  /** Refunds that were drawn and wait for the fund, in the order drawn. */
  refundsOwed: readonly number[];
  paying: readonly PayingSeat[];
};

/**
 * The next twelve months if everybody pays in time, nobody bids and nobody leaves: arrears are paid
 * in the first month, owed refunds go first, and homes as far as the fund allows.
 */
export function projectMonths(start: Start): ProjectedMonth[] {
  const { planId } = start;
  const credit = creditOf(planId);
  const first = start.isHeld ? start.month + 1 : start.month;
  const paid = start.paying.map((seat) => seat.paid);
  let { fund, awardsMade, waiting } = start;
  const refunds = [...start.refundsOwed];
  const months: ProjectedMonth[] = [];
  for (let month = first; month < first + MONTHS_AHEAD && month <= TERM_MONTHS; month += 1) {
    for (const [index, { prepaid }] of start.paying.entries()) {
      const due = Math.min(month, TERM_MONTHS - prepaid);
      const before = paid[index] ?? 0;
      if (due <= before) continue;
      fund += totalOf(planId, before + 1, due).fund;
      paid[index] = due;
    }
    // Whole and in order: the first that does not fit blocks the following ones (rule 6).
    for (let owed = refunds[0]; owed !== undefined && owed <= fund; owed = refunds[0]) {
      fund -= owed;
      refunds.shift();
    }
    let homes = 0;
    const allowed = picksAllowed(month, awardsMade);
    while (homes < allowed && waiting > 0 && isLotteryAffordable(fund, credit)) {
      fund -= credit;
      homes += 1;
      waiting -= 1;
    }
    awardsMade += homes;
    months.push({ month, fundCents: fund, homes });
  }
  return months;
}

/** How a seat is drawn in the circle. */
export const SEAT_STATES = ['waiting', 'selected', 'home', 'left', 'stopped'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

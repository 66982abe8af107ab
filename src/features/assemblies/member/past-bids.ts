import type { PlanId } from '#features/plans/plans.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { isValidBid } from '#features/program-rules/bids.ts';
import { creditOf, totalOf, totalOfLast } from '#features/program-rules/schedule.ts';

/** What an earlier assembly published about its bids. */
export type PastBids = {
  month: number;
  /** The bid that was selected; null when none was. */
  winning: number | null;
  /** What the fund held when the bid's turn came. */
  availableCents: number;
};

/** A bid above this share of the credit is confirmed with its sum. */
const LARGE_BID_PERCENT = 80;

/**
 * Whether n instalments would have been selected: more than the bid that was, or, where none was,
 * enough for the fund to reach for a home (rule 5). An equal bid is decided by the draw, so it does
 * not count.
 */
export function wouldHaveWon(planId: PlanId, n: number, past: PastBids): boolean {
  if (!isValidBid(n, past.month)) return false;
  if (past.winning !== null) return n > past.winning;
  return past.availableCents + totalOfLast(planId, n).fund >= creditOf(planId);
}

/** What a bid costs and what remains to pay after it, counting what is paid ahead at both ends. */
export function bidFigures(
  planId: PlanId,
  n: number,
  at: { paid: number; prepaid: number; unappliedCents: number },
): { costCents: number; left: number; remainsCents: number; isLarge: boolean } {
  const last = TERM_MONTHS - at.prepaid;
  const costCents = totalOf(planId, last - n + 1, last).amount;
  const left = Math.max(0, last - n - at.paid);
  const open = left > 0 ? totalOf(planId, at.paid + 1, last - n).amount : 0;
  return {
    costCents,
    left,
    remainsCents: Math.max(0, open - at.unappliedCents),
    isLarge: costCents * 100 >= creditOf(planId) * LARGE_BID_PERCENT,
  };
}

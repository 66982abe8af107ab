import type { Verdict } from '#features/bids/open-bid.ts';
import type { Draw } from '#features/draws/draw-orders.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import type { Bid } from '#features/program-rules/selection.ts';

/** A bid after its round: everybody finds the same. */
export type OpenedBid = {
  readonly seat: number;
  readonly sha256: string;
  readonly verdict: Verdict;
};

/** Where a seat stands in the order that decides between equal bids. */
export function bidTieOrder({ bidTie }: Draw): (seat: number) => number {
  const places = new Map(bidTie.map((seat, place) => [seat, place]));
  return (seat) => places.get(seat) ?? Number.POSITIVE_INFINITY;
}

/** The valid bids, the highest first; of equal ones the seat that the draw names earlier. */
export function rankBids(
  planId: PlanId,
  opened: readonly OpenedBid[],
  placeOf: (seat: number) => number,
): Bid[] {
  return opened
    .flatMap(({ seat, verdict }) =>
      verdict.status === 'valid'
        ? [
            {
              seat,
              instalments: verdict.amount,
              fund: totalOfLast(planId, verdict.amount).fund,
            },
          ]
        : [],
    )
    .sort((a, b) => b.instalments - a.instalments || placeOf(a.seat) - placeOf(b.seat));
}

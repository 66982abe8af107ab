import type { Verdict } from '#features/bids/open-bid.ts';
import type { Draw } from '#features/draws/draw-orders.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import type { Bid } from '#features/program-rules/selection.ts';

/** A bid opened after its round; the result is the same for everybody. */
export type OpenedBid = {
  readonly seat: number;
  readonly sha256: string;
  readonly verdict: Verdict;
};

/** A seat's place in the order that breaks ties between equal bids. */
export function bidTieOrder({ bidTie }: Draw): (seat: number) => number {
  const places = new Map(bidTie.map((seat, place) => [seat, place]));
  return (seat) => places.get(seat) ?? Number.POSITIVE_INFINITY;
}

/** The valid bids, the highest first; ties go to the seat drawn earlier. */
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

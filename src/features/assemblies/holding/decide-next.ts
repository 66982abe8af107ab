import type { Draw } from '#features/draws/draw-orders.ts';
import type { DrawList } from '#features/draws/list-file.ts';
import { takeNext } from '#features/draws/walk-order.ts';
import type { PlanId } from '#features/plans/plans.ts';
import {
  type Bid,
  isBidAffordable,
  isLotteryAffordable,
} from '#features/program-rules/selection.ts';
import type { Refund } from './books.ts';
import { bidTieOrder, type OpenedBid, rankBids } from './rank-bids.ts';

export type NextInput = {
  readonly planId: PlanId;
  readonly list: DrawList;
  readonly draw: Draw;
  readonly opened: readonly OpenedBid[];
  /** Seats selected in this assembly so far, and all bidders who got an offer. */
  readonly selected: readonly number[];
  readonly asked: readonly number[];
  /** Listed seats that have left since. */
  readonly gone: readonly number[];
  readonly passed: number;
  readonly credit: number;
  /** The fund account at this step; it is published with the pick. */
  readonly available: number;
};

export type NextPick =
  | { readonly kind: 'bid'; readonly bid: Bid }
  | {
      readonly kind: 'second';
      readonly seat: number;
      readonly passed: number;
      readonly cancelledDrawn: readonly Refund['seat'][];
    };

/**
 * Decides who replaces a bidder who did not pay (rule 8): the next highest bidder, or a lottery
 * pick in the same order when none is left. Undefined when the fund cannot cover it.
 */
export function decideNext(input: NextInput): NextPick | undefined {
  const { credit, available, draw, list } = input;
  const isOut = new Set([...input.selected, ...input.gone]);
  const next = rankBids(input.planId, input.opened, bidTieOrder(draw)).find(
    ({ seat }) => !isOut.has(seat) && !input.asked.includes(seat),
  );
  if (next) {
    // Lower bids and a lottery pick bring less money, so they are not affordable either.
    return isBidAffordable(available, credit, next.fund) ? { kind: 'bid', bid: next } : undefined;
  }
  if (!isLotteryAffordable(available, credit)) return undefined;
  const walk = {
    order: draw.lottery,
    cancelled: new Set(list.cancelled),
    position: input.passed,
  };
  const step = takeNext(walk, isOut);
  if (step.seat === undefined) return undefined;
  return {
    kind: 'second',
    seat: step.seat,
    passed: step.walk.position,
    cancelledDrawn: step.refunds,
  };
}

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
  /** Seats selected in this assembly so far, and those that were asked and did not pay. */
  readonly selected: readonly number[];
  readonly asked: readonly number[];
  /** Seats of the list that have left since. */
  readonly gone: readonly number[];
  readonly passed: number;
  readonly credit: number;
  /** The fund account at this step; it is published with it. */
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
 * Decides who follows a bidder who did not pay (rule 8): the next bidder by the same bids, then
 * a lottery pick along the same order. Undefined when the money reaches for neither.
 */
export function decideNext(input: NextInput): NextPick | undefined {
  const { credit, available, draw, list } = input;
  const isOut = new Set([...input.selected, ...input.gone]);
  const next = rankBids(input.planId, input.opened, bidTieOrder(draw)).find(
    ({ seat }) => !isOut.has(seat) && !input.asked.includes(seat),
  );
  if (next) {
    // A lower bid brings less, and a lottery pick nothing: they cannot be affordable either.
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

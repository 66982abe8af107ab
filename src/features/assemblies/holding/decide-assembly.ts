import type { Draw } from '#features/draws/draw-orders.ts';
import type { DrawList } from '#features/draws/list-file.ts';
import { startWalk, takeNext, type Walk } from '#features/draws/walk-order.ts';
import type { PlanId } from '#features/plans/plans.ts';
import {
  computeSelection,
  countPayableRefunds,
  type Pick,
} from '#features/program-rules/selection.ts';
import type { Books, Refund } from './books.ts';
import { bidTieOrder, type OpenedBid, rankBids } from './rank-bids.ts';

/** What an assembly decided. */
export type Decision = {
  readonly picks: readonly Pick[];
  /** Refunds of earlier months that are paid before the picks. */
  readonly refundsBefore: readonly Refund[];
  /** Cancelled seats that came up, in the order drawn. */
  readonly refundsDrawn: readonly Refund[];
  /** Which of all refunds owed now are paid after the picks. */
  readonly refundsAfter: readonly Refund[];
  /** How many places of the lottery's order were passed. */
  readonly passed: number;
  /** What is left in the fund. */
  readonly available: number;
};

export type DecisionInput = {
  readonly planId: PlanId;
  readonly list: DrawList;
  readonly draw: Draw;
  readonly opened: readonly OpenedBid[];
  readonly books: Books;
};

/** Decides an assembly: a pure function of what was published, in the order of rule 6. */
export function decideAssembly({ planId, list, draw, opened, books }: DecisionInput): Decision {
  const before = splitPayable(books.refundsOwed, books.available);
  let walk: Walk = startWalk(draw.lottery, list.cancelled);
  const queue: { seat: number; isCancelled: boolean }[] = [];
  const selection = computeSelection({
    month: list.month,
    awardsMade: books.awardsMade,
    credit: books.credit,
    available: books.available - before.cents,
    eligible: list.active.length,
    draw: (except) => {
      if (queue.length === 0) {
        const step = takeNext(walk, new Set(except === undefined ? [] : [except]));
        if (step.seat === undefined) throw new Error('the order ended before the eligible seats');
        walk = step.walk;
        queue.push(...step.refunds.map((seat) => ({ seat, isCancelled: true })));
        queue.push({ seat: step.seat, isCancelled: false });
      }
      return queue.shift() as (typeof queue)[number];
    },
    bids: (selected) =>
      rankBids(planId, opened, bidTieOrder(draw)).filter(({ seat }) => seat !== selected),
    // The highest bid is held; whether it is paid shows later (rule 8).
    isPaid: () => true,
  });
  const refundOf = (seat: number): Refund => {
    const found = books.cancelled.find((refund) => refund.seat === seat);
    if (!found) throw new Error(`the books do not say what seat ${seat} gets back`);
    return found;
  };
  const refundsDrawn = [
    ...selection.refundsDrawn,
    ...(books.waiting === selection.picks.length ? restOf(list, selection.refundsDrawn) : []),
  ].map(refundOf);
  const after = splitPayable([...before.left, ...refundsDrawn], selection.available);
  return {
    picks: selection.picks,
    refundsBefore: before.paid,
    refundsDrawn,
    refundsAfter: after.paid,
    passed: walk.position,
    available: selection.available - after.cents,
  };
}

/** When nobody waits for a home any more, every cancelled seat is chosen, ascending. */
function restOf(list: DrawList, drawn: readonly number[]): number[] {
  return list.cancelled.filter((seat) => !drawn.includes(seat));
}

function splitPayable(owed: readonly Refund[], available: number) {
  const count = countPayableRefunds(
    owed.map(({ cents }) => cents),
    available,
  );
  const paid = owed.slice(0, count);
  return {
    paid,
    left: owed.slice(count),
    cents: paid.reduce((sum, { cents }) => sum + cents, 0),
  };
}

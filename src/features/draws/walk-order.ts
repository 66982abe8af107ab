/** The position of a walk along the lottery order. */
export type Walk = {
  readonly order: readonly number[];
  readonly cancelled: ReadonlySet<number>;
  /** How many places of the order were passed. */
  readonly position: number;
};

export type Step = {
  readonly walk: Walk;
  /** The active seat that came up; undefined when no eligible seat is left. */
  readonly seat: number | undefined;
  /** Cancelled seats passed on the way, chosen for their refunds. */
  readonly refunds: readonly number[];
};

export function startWalk(order: readonly number[], cancelled: readonly number[]): Walk {
  return { order, cancelled: new Set(cancelled), position: 0 };
}

/**
 * Takes the next pick. Cancelled seats on the way are chosen for their refund; a seat awarded by
 * bid is passed. When no eligible seat is left nothing is drawn, no cancelled seat either.
 */
export function takeNext(walk: Walk, awarded: ReadonlySet<number>): Step {
  const rest = walk.order.slice(walk.position);
  const isEligible = (seat: number) => !walk.cancelled.has(seat) && !awarded.has(seat);
  const index = rest.findIndex(isEligible);
  if (index < 0) return { walk, seat: undefined, refunds: [] };
  return {
    walk: { ...walk, position: walk.position + index + 1 },
    seat: rest[index],
    refunds: rest.slice(0, index).filter((seat) => walk.cancelled.has(seat)),
  };
}

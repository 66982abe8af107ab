/**
 * Everything in a group's life that the rules do not decide: what people do, and what is drawn.
 * The simulator makes it up from a hash; a life recorded in the product can be fed in instead.
 * Seats are positions, counted from 0.
 */
export type Behaviour = {
  readonly stopsForGood: (month: number, seat: number, isAwarded: boolean) => boolean;
  readonly isLate: (month: number, seat: number) => boolean;
  /** The instalments a seat wants to bid, or 0. It is cut to what is still owed. */
  readonly bidOf: (month: number, seat: number) => number;
  /** Of equal bids the one with the lower number wins. */
  readonly tieOrder: (month: number, seat: number) => number;
  readonly paysBid: (month: number, seat: number) => boolean;
  /**
   * Which of the first `size` seats on the wheel comes up, as an index.
   * `draws` counts the seats drawn in this month before.
   */
  readonly drawFrom: (month: number, draws: number, wheel: Int16Array, size: number) => number;
  /** Months from a termination until the home brings something back. */
  readonly recoveryLag: (seat: number) => number;
  /** What it brings, of what the seat still owed. */
  readonly recovered: (seat: number, owed: number) => number;
};

/**
 * Everything in a group's life that the rules do not decide: what people do, and what is drawn.
 * The simulator makes it up from a hash; a life recorded in the product can be fed in instead.
 * Seats are positions, counted from 0. What is asked of all seats in every month is asked at once
 * and answered in an array: a hundred groups ask it twenty million times.
 */
export type Behaviour = {
  /**
   * Who of the seats with `isPaying` 1 does not pay this month; the others pay everything due.
   * Writes `seat` for one that is late and `~seat` for one that stops for good, ascending by seat,
   * and answers how many. `awardedIn` is 0 for those who wait for a home.
   */
  readonly findUnpaid: (
    month: number,
    isPaying: Uint8Array,
    awardedIn: Int16Array,
    unpaid: Int16Array,
  ) => number;
  /**
   * How many instalments the first `size` of these seats want to bid, or 0: writes one number for
   * each, by its index. Bids are cut to what is still owed.
   */
  readonly decideBids: (
    month: number,
    seats: Int16Array,
    size: number,
    answers: Int16Array,
  ) => void;
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

/**
 * Everything in a group's life that the rules do not decide: what people do, and what is drawn. The
 * simulator derives it from a hash; recorded data can be used instead. Seats are positions, counted
 * from 0. Decisions for all seats of a month are made in one call that fills an array, because a
 * hundred groups need twenty million of them.
 */
export type Behaviour = {
  /**
   * Determines which of the seats with `isPaying` 1 do not pay this month; the others pay
   * everything due. Writes `seat` for a late one and `~seat` for one that stops permanently,
   * ascending by seat, and returns how many. `awardedIn` is 0 for seats that wait for a home.
   */
  readonly findUnpaid: (
    month: number,
    isPaying: Uint8Array,
    awardedIn: Int16Array,
    unpaid: Int16Array,
  ) => number;
  /**
   * Whether a seat that stopped leaves at once by request instead of after 90 days; never if
   * absent.
   */
  readonly leaves?: (month: number, seat: number) => boolean;
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
   * The index of the drawn seat among the first `size` seats of the wheel. `draws` counts the seats
   * drawn earlier in this month.
   */
  readonly drawFrom: (month: number, draws: number, wheel: Int16Array, size: number) => number;
  /** Months from a termination until money is recovered from the home. */
  readonly recoveryLag: (seat: number) => number;
  /** How much of what the seat still owed is recovered. */
  readonly recovered: (seat: number, owed: number) => number;
};

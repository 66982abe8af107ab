/** The instalments of a seat, and the fewest a bid may offer: 96 first reach half of the credit. */
const TERM_MONTHS = 240;
export const MIN_BID = 96;

/** Whoever did not pay a winning bid may not bid in this many assemblies after it. */
export const BARRED_ASSEMBLIES = 3;

/** How many bids a seat may place for one assembly, withdrawals included. */
export const MAX_BIDS_OF_SEAT = 40;

export type BidLimits = { readonly min: number; readonly max: number };

/** A bid is the last n whole instalments: 96 ≤ n ≤ 240 − m. */
export function limitsOfMonth(month: number): BidLimits {
  return { min: MIN_BID, max: TERM_MONTHS - month };
}

/** Whether any bid is possible in that month; after month 144 both picks are lotteries. */
export function canBidIn(month: number): boolean {
  const { min, max } = limitsOfMonth(month);
  return min <= max;
}

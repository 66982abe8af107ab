/** What is owed to a cancelled seat: the fund part it paid, in cents. */
export type Refund = { readonly seat: number; readonly cents: number };

/**
 * The group's books at the close of the list, in cents. List, randomness, bids and books alone
 * decide an assembly. They are published with the list.
 */
export type Books = {
  /** The credit V that an award sets aside. */
  readonly credit: number;
  /** The fund account. */
  readonly available: number;
  /** Awards of all earlier months; a held bid counts as an award. */
  readonly awardsMade: number;
  /** Active seats that wait for a home, eligible this month or not. */
  readonly waiting: number;
  /** Drawn in earlier months and not paid yet, in the order drawn. */
  readonly refundsOwed: readonly Refund[];
  /** What each cancelled seat on the list gets when it is drawn, ascending by seat. */
  readonly cancelled: readonly Refund[];
  /** Eligible seats whose last bid does not count, because an earlier holder placed it. */
  readonly bidsPassedOn: readonly number[];
  /**
   * Unpaid instalments of each bidding seat at the close, ascending by seat: the most it can bid.
   * Only succeeded payments count as paid. Absent in the books of earlier versions.
   */
  readonly bidLimits?: readonly BidLimit[] | undefined;
};

export type BidLimit = { readonly seat: number; readonly unpaid: number };

/** The unpaid instalments of a bidding seat; undefined for books without limits. */
export function unpaidAtClose(
  { bidLimits }: Pick<Books, 'bidLimits'>,
  seat: number,
): number | undefined {
  // A seat missing from the limits counts as owing nothing, so its bid is void.
  return bidLimits && (bidLimits.find((limit) => limit.seat === seat)?.unpaid ?? 0);
}

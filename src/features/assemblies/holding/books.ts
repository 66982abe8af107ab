/** What is owed to a cancelled seat: the fund part it paid, in cents. */
export type Refund = { readonly seat: number; readonly cents: number };

/**
 * The group's books at the close of the list, in cents: with list, randomness and bids all that
 * decides an assembly. They are published with the list.
 */
export type Books = {
  /** The credit V that an award sets aside. */
  readonly credit: number;
  /** The fund account. */
  readonly available: number;
  /** Awards of all earlier months; a bid that is held counts as one. */
  readonly awardsMade: number;
  /** Active seats that wait for a home, eligible this month or not. */
  readonly waiting: number;
  /** Drawn in earlier months and not paid yet, in the order drawn. */
  readonly refundsOwed: readonly Refund[];
  /** What each cancelled seat on the list gets when it is drawn, ascending by seat. */
  readonly cancelled: readonly Refund[];
  /** Eligible seats whose last bid was placed by an earlier holder, so that it does not count. */
  readonly bidsPassedOn: readonly number[];
  /**
   * The instalments that each bidding seat had not paid at the close, ascending by seat: it cannot
   * bid more. Only succeeded money counts. Absent in the books of earlier versions.
   */
  readonly bidLimits?: readonly BidLimit[] | undefined;
};

export type BidLimit = { readonly seat: number; readonly unpaid: number };

/** What the books say a bidding seat owed; undefined where they say nothing about any seat. */
export function unpaidAtClose(
  { bidLimits }: Pick<Books, 'bidLimits'>,
  seat: number,
): number | undefined {
  // A seat that is left out of the limits owes nothing that is published, so its bid is void.
  return bidLimits && (bidLimits.find((limit) => limit.seat === seat)?.unpaid ?? 0);
}

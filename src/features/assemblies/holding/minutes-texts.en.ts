type Counted = { readonly active: string; readonly cancelled: string; readonly bids: string };
type Books = {
  readonly fund: string;
  readonly credit: string;
  readonly awards: number;
  readonly refunds: number;
};

export const texts = {
  opened: (group: string, month: number, at: string) =>
    `Assembly ${month} of ${group}. Bidding opened ${at}.`,
  decided: (held: string, round: number, chain: string) =>
    `It is held ${held}, decided by round ${round} of the public chain ${chain}.`,
  postponed: (held: string, round: number, at: string) =>
    `It was to be held ${held} by round ${round}. The list was not closed before that round was public, so it was postponed ${at}; bids placed before do not count.`,
  closed: (at: string, { active, cancelled, bids }: Counted, hash: string) =>
    `The list closed ${at} with ${active} eligible seats, ${cancelled} cancelled seats and ${bids} sealed bids. Its SHA-256 is ${hash}.`,
  books: ({ fund, credit, awards, refunds }: Books) =>
    `The fund held ${fund}. A home's credit is ${credit}. ${awards} seats had been selected before; ${refunds} refunds of earlier months were owed.`,
  limits: (seats: string) =>
    `No bid counts above the instalments that its seat had not paid at the close: ${seats}.`,
  limit: (seat: number, unpaid: number) => `seat ${seat}: ${unpaid}`,
  verified: (signature: string, at: string) =>
    `The round was published; its signature ${signature} was verified ${at}.`,
  bid: (seat: number, amount: number) => `Seat ${seat} bid ${amount} instalments.`,
  voidBid: (seat: number, why: string) => `The bid of seat ${seat} does not count: ${why}.`,
  nobody: 'No seat was selected: the fund did not reach, or nobody was eligible.',
  pick: (number: number, kind: string, seat: number, outcome: string) =>
    `Pick ${number}, ${kind}: seat ${seat}, ${outcome}.`,
  ofInstalments: (count: number) => ` of ${count} instalments`,
  drawn: (seat: number, amount: string) =>
    `Cancelled seat ${seat} came up; its refund is ${amount}.`,
  paid: (seats: string) => `Refunds that the fund reached for: ${seats}.`,
  seat: (seat: number) => `seat ${seat}`,
  end: (at: string) => `These minutes were closed ${at}.`,
};

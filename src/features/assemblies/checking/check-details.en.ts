import type { PickKind } from '#features/program-rules/selection.ts';

const KINDS: Record<PickKind, string> = {
  lottery: 'lottery',
  bid: 'bid',
  second: 'second',
  missed: 'missed',
};

/** What is compared with what was published; `at` is its seat, number or relay. */
export const differences = {
  listHash: () => 'hash of the list',
  firstAssembly: () => 'mark of the first assembly',
  previousList: () => 'list of the month before',
  previousHash: () => 'hash of the list of the month before',
  chain: () => 'hash of the chain',
  round: () => 'round of this instant',
  signature: (at) => `signature at ${at}`,
  randomness: () => 'randomness',
  seed: () => 'seed',
  lottery: () => 'order of the lottery',
  bidTie: () => 'order of equal bids',
  bids: () => 'number of bids',
  bidHash: (at) => `hash of the bid of seat ${at}`,
  verdict: (at) => `verdict on the bid of seat ${at}`,
  amount: (at) => `amount of the bid of seat ${at}`,
  picks: () => 'picks',
  refundsPaid: () => 'refunds that are paid',
  refundsDrawn: () => 'cancelled seats drawn',
  money: (at) => `money in the fund for seat ${at}`,
  pick: (at) => `pick ${at}`,
  place: (at) => `place in the order at pick ${at}`,
  receiptBefore: (at) => `receipt named by receipt ${at}`,
  receiptPlace: (at) => `place of receipt ${at}`,
  receiptBids: () => 'list of bids that follows from the receipts',
} satisfies Record<string, (at: string | number) => string>;

export type Difference = keyof typeof differences;
export type Differences = Readonly<Record<Difference, (at: string | number) => string>>;

/** What a step of the check found. */
export const details = {
  nothing: () => '',
  hash: (hash: string) => `SHA-256 ${hash}`,
  anotherList: () => 'The list belongs to another assembly.',
  closedLate: () => 'The list was closed after the round was public.',
  firstAssembly: () => 'The first assembly of this group',
  previousMissing: (month: number) => `The list of month ${month} could not be fetched.`,
  previousHash: (month: number, hash: string) => `SHA-256 of assembly ${month}: ${hash}`,
  publicRound: (round: number) => `Round ${round} of drand's public chain quicknet`,
  sandboxRound: (round: number) =>
    `Round ${round} of the sandbox chain: it proves nothing about real draws`,
  signatureFetched: (relay: string) => `Signature true, fetched from ${relay}`,
  signaturePublished: () => 'Signature true, as published: no relay could be reached',
  seed: (seed: string) => `Seed ${seed}`,
  bidsOpening: (done: number, total: number) => `${done} of ${total}`,
  bidsOpened: (total: number) => (total === 0 ? 'Nobody bid' : `${total} opened`),
  result: (picks: readonly { kind: PickKind; seat: number }[]) =>
    `${picks.map(({ kind, seat }) => `${KINDS[kind]} ${seat}`).join(', ') || 'nobody'}; the fund covers it`,
  laterPicks: (count: number) => (count === 0 ? 'None was needed' : `${count} repeated`),
  noReason: (pick: number) => `Pick ${pick} takes the place of no bid that was given up.`,
  tooMany: (pick: number) => `Pick ${pick} is one too many.`,
  tooEarly: (pick: number) => `Pick ${pick} was made before the bid was given up.`,
  gone: (seat: number) => `Seat ${seat} was passed over as gone, and selected.`,
  receipts: (count: number) => `${count} signed, in one chain`,
  receiptsUnverified: (count: number) =>
    `${count} in one chain; this browser cannot verify their signatures`,
  badReceipt: (receipt: number) => `The signature of receipt ${receipt} is not true.`,
  lateReceipt: (receipt: number) => `Receipt ${receipt} is from after the close.`,
  differs: (what: string, found: string, published: string) =>
    `The ${what} differs: here ${found}, published ${published}.`,
  /** What a file's reader says of it, in its own words. */
  unreadable: (reason: string) => reason,
};

export type Details = typeof details;

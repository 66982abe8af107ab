export const texts = {
  differs: (what: string, found: string, published: string) =>
    `Difference in ${what}: here ${found}, published ${published}.`,
  notHeld: 'The assembly has not been held yet, so there is nothing to check.',
  names: {
    listHash: 'the hash of the list',
    booksHash: 'the hash of the books',
    limits: 'the seats with a bid limit',
    cancelledInBooks: 'the cancelled seats in the books',
    firstMark: 'the mark of the first assembly',
    listOf: (month: number) => `the list of assembly ${month}`,
    hashOf: (month: number) => `the hash of the list of assembly ${month}`,
    awards: 'the number of seats selected before',
    receiptNamedBy: (number: number) => `the receipt that receipt ${number} names`,
    placeOfReceipt: (number: number) => `the place of receipt ${number}`,
    bidsByReceipts: 'the bids that follow from the receipts',
    chainHash: 'the hash of the chain',
    roundOfInstant: 'the round of this instant',
    signatureAt: (relay: string) => `the signature at ${relay}`,
    randomness: 'the randomness',
    seed: 'the seed',
    lottery: 'the order of the lottery',
    bidTie: 'the order of equal bids',
    bidCount: 'the number of bids',
    bidHash: (seat: number) => `the hash of the bid of seat ${seat}`,
    bidVerdict: (seat: number) => `the verdict on the bid of seat ${seat}`,
    bidAmount: (seat: number) => `the amount of the bid of seat ${seat}`,
    picks: 'the picks',
    refundsPaid: 'the refunds that are paid',
    refundsDrawn: 'the cancelled seats drawn',
    fundFor: (seat: number) => `the money in the fund for seat ${seat}`,
    pick: (number: number) => `pick ${number}`,
    placeAtPick: (number: number) => `the place in the order at pick ${number}`,
  },
  list: {
    other: 'The list belongs to another assembly.',
    late: 'The list was closed after the round was public.',
    right: (hash: string) => `SHA-256 ${hash}`,
  },
  books: {
    passedOnWithoutBid: (seat: number) =>
      `The books pass over a bid of seat ${seat}, which placed none or is on the list of bids.`,
    right: (hash: string) => `SHA-256 ${hash}.`,
    passedOn: (seats: string) =>
      `Left out because the seat changed hands after its bid: seat ${seats}. Whoever holds one of them knows whether that is true.`,
    noLimits: 'Closed before limits of bids were published: 240 less the month decides.',
  },
  previous: {
    first: 'The first assembly of this group.',
    reached: 'Every list names the one before, back to assembly 1.',
    reachedOnly: (month: number) =>
      `Every list names the one before, back to assembly ${month}. Earlier lists could not be had.`,
    none: 'The lists of the months before could not be had.',
    struck: (seat: number, month: number) =>
      `Seat ${seat} waits for its refund since an earlier assembly and is missing from the list of assembly ${month}.`,
    again: (seat: number, month: number) =>
      `Seat ${seat} was selected in an earlier assembly and is on the list of assembly ${month} again.`,
    missing: (seats: string) =>
      `On the list of the month before and not on this one, without having been selected: seat ${seats}. Only whoever holds the seat can say whether that is right.`,
  },
  keys: {
    right: (key: string) => `Signed by key ${key}.`,
    noReceipts: 'Nobody placed a bid, so nothing was signed.',
    none: 'The published keys could not be had, so it is not known whether these are ours.',
    strange: (number: number, key: string) =>
      `Receipt ${number} is signed by key ${key}, which is not published.`,
    changed: (key: string, since: string) =>
      `A new key since ${since}: ${key}, announced by the former one.`,
    lost: (key: string, since: string) =>
      `The former key was lost. Nobody vouches for the new one, ${key}, of ${since}: compare it with your mails.`,
    forged: (key: string) => `The announcement of key ${key} is not signed by the former one.`,
    pinned: (key: string) => `Key ${key}, which you know, is no longer published.`,
    unverified: 'This browser cannot verify the announcements of new keys.',
  },
  receipts: {
    forged: (number: number) => `The signature of receipt ${number} is not true.`,
    late: (number: number) => `Receipt ${number} is from after the close.`,
    right: (count: number) => `${count} signed, in one chain`,
    unverified: (count: number) =>
      `${count} in one chain; this browser cannot verify their signatures`,
  },
  round: {
    quicknet: (round: number) => `Round ${round} of drand's public chain quicknet`,
    sandbox: (round: number) =>
      `Round ${round} of the sandbox's own chain. Whoever runs the sandbox can know every round before.`,
    other: (round: number, chain: string) =>
      `Round ${round} of chain ${chain}, which is not drand's quicknet. Its owner can know every round before.`,
  },
  beacon: {
    fetched: (relay: string) => `Signature true, the same at ${relay}`,
    published: 'Signature true; no relay could be reached to compare',
  },
  orders: (seed: string) => `Seed ${seed}`,
  bids: {
    progress: (index: number, total: number) => `${index} of ${total}`,
    nobody: 'Nobody bid',
    opened: (total: number) => `${total} opened`,
  },
  result: {
    kinds: { lottery: 'lottery', bid: 'bid', second: 'second lottery', missed: 'missed pick' },
    seat: (kind: string, seat: number) => `${kind} ${seat}`,
    nobody: 'nobody',
    none: 'none',
    right: (picks: string) => `${picks}; the fund covers it`,
  },
  later: {
    none: 'None was needed',
    repeated: (count: number) => `${count} repeated`,
    noReason: (number: number) => `Pick ${number} takes the place of no bid that was given up.`,
    tooMany: (number: number) => `Pick ${number} is one too many.`,
    tooEarly: (number: number) => `Pick ${number} was made before the bid was given up.`,
    back: (seat: number) => `Seat ${seat} was passed over as gone, and selected.`,
  },
  mail: {
    none: 'There is no SHA-256 in this text: it has 64 digits and letters from a to f.',
    unknown: (hash: string) =>
      `${hash} is neither the hash of this list or of its books nor a published key. If it is from the mail about this assembly, something was changed since.`,
    list: 'The list is the one in your mail.',
    books: 'The books are those in your mail.',
    key: 'The key of the receipts is the one in your mail.',
  },
  receipt: {
    unreadable: 'This is not a receipt as we write it.',
    other: 'This receipt belongs to another assembly.',
    forged: 'The signature of this receipt is not true: it is not from us, or it was changed.',
    strangeKey: 'This receipt is signed by a key that is not published.',
    missing:
      'This receipt is signed by us, and the published chain does not have it. Your bid was left out: keep the receipt and show it to others.',
    counts: (seat: number) => `Your bid is in it: it is the one that counts for seat ${seat}.`,
    replaced: (number: number) =>
      `Your bid is in it. A later one, receipt ${number}, took its place.`,
    notListed: (seat: number) =>
      `Your bid is in the chain, but seat ${seat} was not on the list, so it did not count.`,
    passedOn: (seat: number) =>
      `Your bid is in the chain. It did not count because seat ${seat} changed hands after it.`,
    postponed: 'Your bid is in the chain. It was sealed to a round before the postponement.',
  },
  seat: {
    listed: (seat: number) => `Seat ${seat} is on the list.`,
    notListed: (seat: number) => `Seat ${seat} is not on the list.`,
    cancelled: (seat: number) =>
      `Seat ${seat} is on the list of cancelled seats that wait for their refund.`,
  },
};

export type CheckTexts = typeof texts;

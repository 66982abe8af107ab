import type { MemberAssembly } from '../member/contract.ts';

type Refusal = NonNullable<NonNullable<MemberAssembly['next']>['bidRefusal']>;

export const texts = {
  what: 'your assemblies',
  rules: 'The rules of an assembly',
  seatOf: (group: string, seat: number) => `${group}, seat ${seat}`,
  assembly: (month: number) => `Assembly ${month}`,
  untilClose: (moment: string) => `until bids and list close, ${moment}`,
  untilDraw: (moment: string) => `until the draw, ${moment}`,
  waitingForRound: (moment: string) =>
    `The draw was due ${moment}. It waits for the public randomness of its round; no other is taken.`,
  postponed:
    'This assembly was postponed. Bids that you placed before do not count: please place yours anew.',
  eligible: 'Every instalment up to this month is paid, so your seat takes part in the draw.',
  notYetEligible: (cutOff: string) =>
    `Your seat takes part as soon as every instalment up to this month has arrived, by ${cutOff} at the latest; a bank debit counts when it has succeeded.`,
  /** Why a seat takes no part in the lottery, by its status. */
  inactive: {
    awarded: 'Your seat was selected already, so it takes no part in the draw and does not bid.',
    cancelled: 'Your seat was cancelled. It stays in the draw for its refund, and does not bid.',
    other: 'Your seat has left the group, so it takes no part in the draw and does not bid.',
  },
  payNow: 'Pay now',
  chance: (seats: number, percent: string) =>
    `${seats} seats are eligible so far: one lottery pick selects each of them with a chance of ${percent}.`,
  expected: (seats: number, percent: string) =>
    `If everybody who usually pays in time does so again, ${seats} take part: then the chance is ${percent}.`,
  refusals: {
    closed: 'The list is closed. Your last bid before it counts.',
    'too-late-in-term': 'Fewer than 96 instalments are left, so bids are no longer possible.',
    'too-few-left':
      'You have paid so far ahead that fewer than 96 of your instalments are left, so you cannot bid. You stay in the lottery.',
    barred:
      'A bid of yours was not paid in time, so you may not bid for three assemblies. You stay in the lottery.',
  } as Record<Exclude<Refusal, 'not-active'>, string>,
  barredUntil: (month: number) => `You may bid again in assembly ${month}.`,
  /** Other languages translate the server's refusals by their code. */
  refusedBecause: {} as Partial<Record<string, string>>,
  bidTitle: 'Place a bid',
  bidIntro:
    'A bid is a number of whole instalments from the end of your plan that you pay at once. The highest bid wins a home this month. If it is yours, you have 5 business days to start the payment.',
  bidPublic:
    'Your bid is sealed in this browser. Nobody, we included, can read it before the round. Then all bids become public with their seat numbers, the losing ones too, without names. Already at the close it becomes public how many instalments of your seat are not paid, and so whether you have paid ahead: you cannot bid more than those.',
  instalments: 'Instalments',
  range: (min: number, max: number) => `${min} to ${max}`,
  rangeError: (min: number, max: number) => `Whole instalments from ${min} to ${max}`,
  place: 'Seal and place my bid',
  replace: 'Replace my bid',
  withdraw: 'Withdraw my bid',
  sealing: 'Sealing…',
  received: 'Bid Received',
  withdrawnTitle: 'Bid Withdrawn',
  refused: 'Bid Not Placed',
  sealed: 'Your sealed bid was received. Keep the receipt: it proves that it was there in time.',
  withdrawn: 'A withdrawal was received in place of your bid. Keep its receipt.',
  spareKey:
    'Spare key of this bid. With it the bid opens even if the public randomness should ever end. It is kept in this browser and shown only now:',
  figures: {
    cost: 'You would pay at once',
    remains: 'Then remains to pay',
    won: 'Won lately in your group',
    wouldWin: 'In the last assemblies',
    usual: 'Usual winning bid in a simulation',
  },
  remains: (count: number, money: string) =>
    count === 1 ? `1 instalment, ${money}` : `${count} instalments, together ${money}`,
  wouldWin: (amount: number, wins: number, of: number) =>
    `${amount} would have won in ${wins} of ${of}`,
  everything: (max: number) => `Everything left: ${max}`,
  tooHigh: (placed: number, max: number) =>
    `Your sealed bid says ${placed}, but your seat can bid at most ${max} now. It will be void: please replace it.`,
  confirmTitle: (amount: string) => `Bid ${amount}?`,
  confirmText: (count: number, amount: string) =>
    `Your bid is ${count} instalments. If it is selected, ${amount} has to be paid at once: started within 5 business days, arrived within 5 more.`,
  confirm: 'Seal and place it',
  noneWon: 'no bid yet',
  about: (count: number) => `about ${count} instalments`,
  receipts: 'Your receipts',
  receiptsHint: 'The last one counts. What it says only this browser knows, until the round.',
  receipt: (number: number) => `Receipt ${number}`,
  receiptCounts: 'counts',
  receiptAmount: (amount: number) => (amount > 0 ? `${amount} instalments` : 'withdrawn'),
  download: 'Download',
  mail: 'Mail to myself',
  mailSubject: (month: number) => `Receipt of my sealed bid, assembly ${month}`,
  results: 'Results so far',
  allResults: (count: number) => `Show all ${count} results`,
  nobody: 'Nobody was selected.',
  pick: (kind: string, seat: number) => `${kind}: seat ${seat}`,
  withInstalments: (count: number) => ` with ${count} instalments`,
  yourSeat: 'your seat',
  opening:
    'Your group has formed, and its first assembly is being opened. It appears here within a minute.',
  noNext: 'No assembly is open at the moment. The next one opens on the 16th of the month.',
  payBid: {
    title: (group: string, month: number) => `Pay your bid of assembly ${month}, ${group}`,
    held: (instalments: number) =>
      `Your bid of ${instalments} instalments was selected. When it is paid, your home is awarded.`,
    returned:
      'The money of your bid came back. Your award is on hold until you have paid it again.',
    startBy: (moment: string) => `Start the payment by ${moment}.`,
    payBy: (moment: string) => `The money has to arrive by ${moment}.`,
    makeGoodBy: (moment: string) => `Pay again by ${moment}, or the award has to be handed back.`,
    unpaid:
      'If it is not paid in time, the next bidder is asked. You stay in the lottery and may not bid in the next three assemblies.',
    total: (instalments: number) => `Your last ${instalments} instalments`,
    how: 'How would you like to pay?',
    bank: 'Bank debit',
    bankDetail: 'It takes some business days. It counts when your bank has paid.',
    card: 'Card',
    cardDetail: 'It counts at once. Card limits are often lower than this.',
    wire: 'You can also pay by wire. Write to us first, so that we recognise it.',
    go: (amount: string) => `Pay ${amount}`,
    back: 'Choose another way to pay',
    processing: (moment: string) =>
      `Your bank is working on the payment. It has to succeed by ${moment}; we write to you when it has.`,
    paidTitle: 'Your bid is paid',
    paidText: 'Your home is awarded. Congratulations!',
    sentTitle: 'Your bank is working on it',
    sentText: 'We write to you when the money has arrived.',
    preparing: 'Preparing the payment',
    above:
      'You have paid instalments ahead since you bid, so fewer are left than you bid. This bid cannot be paid; when its time is over, the next bidder gets the chance. You stay in the lottery.',
  },
};

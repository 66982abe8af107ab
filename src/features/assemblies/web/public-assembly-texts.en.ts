import type { Locale } from '#shared/text/locale.ts';
import type { CheckName, CheckVerdict } from '../checking/check-step.ts';
import type { SeatStanding } from '../member/contract.ts';

export const texts = {
  description: 'Who was selected, and everything needed to check it.',
  headTitle: (group: string, month: number) => `Assembly ${month} of ${group}`,
  title: (month: number) => `Assembly ${month}`,
  absent: 'There is no such assembly',
  absentHint: 'It may not have opened yet. Please check the address.',
  toStart: 'Back to the start',
  loading: 'Loading the assembly',
  otherLanguage: { locale: 'pt-BR' as Locale, name: 'Em português' },
  rules: 'The rules of the assembly',
  beforeClose:
    'Until the list closes, neither who takes part nor who bids is public. Nobody, we included, can read a bid before the round.',
  afterClose:
    'The list and the sealed bids are fixed and public. What they lead to nobody can know before the round.',
  privacy: 'Seats have numbers here, never names.',
  steps: { opened: 'Bidding opens', closed: 'List closes', held: 'Draw', settled: 'Minutes close' },
  stepsLabel: 'How far this assembly is',
  settledHint: 'when every bid is paid or given up',
  postponed: (from: string) => `Postponed from ${from}. Bids for the earlier round do not count.`,
  result: 'Result',
  nobody:
    'No seat was selected: the fund did not reach for a home, or nobody was eligible. What is not used carries over.',
  seat: 'Seat',
  instalments: (count: number) => `${count} instalments`,
  startBy: (moment: string) => `Payment has to start by ${moment}`,
  payBy: (moment: string) => `and to arrive by ${moment}`,
  askedNext: 'asked next',
  refundsDrawn: 'Cancelled seats that came up for their refund',
  refundsPaid: 'Refunds that the fund reached for',
  books: 'Books at the close',
  booksHint: 'They decide how many seats can be selected, and were published with the list.',
  bookNames: {
    available: 'In the fund',
    credit: "A home's credit",
    allowed: 'Seats that may be selected by this month',
    awardsMade: 'Selected before',
    refundsOwed: 'Refunds owed from before',
    eligible: 'Eligible seats',
    sealed: 'Sealed bids',
  },
  bids: 'Bids',
  sealedHint: (count: number) =>
    count === 1
      ? 'One seat has placed a sealed bid. It opens with the round.'
      : `${count} seats have placed a sealed bid. They open with the round.`,
  bidsHint: 'Everybody who opens the sealed files finds the same.',
  verdict: 'Verdict',
  valid: 'valid',
  won: 'won',
  circleTitle: 'The draw as a picture',
  circleCaption:
    'Each dot is a seat on the list. The line follows the order of the lottery as far as it was needed.',
  circleWaiting: 'Each dot is a seat on the list. Who is selected follows from the round.',
  circleCount: 'eligible seats',
  circleLabel: 'A circle of all seats on the list.',
  circleSelected: (seats: string) => `Selected: ${seats}.`,
  legend: {
    eligible: 'eligible',
    cancelled: 'cancelled',
    lottery: 'selected by lottery',
    bid: 'selected by bid',
  },
  live: {
    title: { open: 'Until the list closes', closed: 'Until the draw' },
    at: (moment: string) => `on ${moment}`,
    openHint: 'Members may still place, replace or withdraw a bid.',
    closedHint: (round: number) =>
      `At that moment the public beacon signs its round ${round}. The result follows from that signature and from the list below, both of which nobody can change.`,
    waitingTitle: 'Waiting for the beacon',
    waitingHint: (round: number) =>
      `Round ${round} is due. As soon as it is public, the sealed bids open and the seats are selected; this page then shows it by itself.`,
    beaconTitle: (round: number) => `Round ${round} is here`,
    beaconHint: 'Its randomness decides the order of the seats and opens the sealed bids:',
    walkTitle: 'The walk along the circle',
    walkHint: 'From seat to seat in the order of the lottery, until one is eligible.',
    walkSeat: (seat: number) => `Seat ${seat}`,
    walkCancelled: (seat: number) => `Seat ${seat} has left the group: it comes up for its refund`,
    walkSelected: (seat: number) => `Seat ${seat} is selected`,
    watch: 'Watch the walk',
    skip: 'Show the result',
  },
  checkTitle: 'Check it yourself',
  checkIntro:
    'Your browser repeats the whole draw from the published files and compares. Nothing we say about the result is believed.',
  checkButton: 'Check this draw',
  checkAgain: 'Check again',
  checking: 'Checking…',
  checkStates: {
    right: 'right',
    unproven: 'not proven',
    wrong: 'wrong',
    running: 'running',
    waiting: 'waiting',
  },
  checkRepeated: 'repeated',
  verdicts: {
    right:
      'Everything agrees: the result follows from the published list and the public randomness.',
    incomplete:
      'Nothing differs, but not everything could be checked: the lines with a question mark say what was missing.',
    wrong: 'Something differs. Please tell us, and show this page to others.',
    nothing:
      'This proves nothing: the draw was made on another chain than drand’s public quicknet, and whoever runs it can know every round before.',
    sandbox:
      'This proves nothing: this is the sandbox, whose randomness is its own. Everything was repeated and agrees; with real money the same check runs on drand’s public quicknet.',
  } satisfies Record<CheckVerdict, string>,
  notLoaded: 'The check could not be loaded. Please try again.',
  checks: {
    list: 'The list is the one that was published before the draw',
    books: 'The books are those whose hash was published, and they fit the list',
    previous: 'Each list names the one before, and no seat was struck',
    keys: 'Receipts are signed by a published key',
    receipts: 'No bid with a receipt was left out or exchanged',
    round: 'The round was fixed by the calendar',
    beacon: 'The randomness carries a true signature of that round',
    orders: 'Seed and both orders follow from list and randomness',
    bids: 'Every sealed bid opens and says what is shown',
    result: 'Picks, refunds and money follow from orders, bids and books',
    later: 'Whoever took the place of a bid that was given up was the next in order',
  } satisfies Record<CheckName, string>,
  saveCheck: 'Save this check as one HTML file',
  cannotSee:
    'What a check cannot see: whether a seat that is not on the list had paid in time, because payments are private (its holder sees the reason here when signed in); whether the books agree with the bank; whether a bid was sent that never got a receipt; and whether everybody is shown the same files, unless you compare the hashes in your mail, or with another member. A check that you saved before, or wrote yourself, does not depend on this page either.',
  own: {
    mail: 'Paste the mail about this list or about your receipt',
    receipt: 'Is my bid in it? Drop the file of your receipt',
    seat: 'Is a seat on the list? Enter its number',
    ask: 'Look for the seat',
    standings: {
      listed: '',
      'selected-before': 'Your seat was selected in an earlier assembly.',
      cancelled: 'Your seat has left the group and waits for its refund.',
      'not-paid-up':
        'Not every instalment of yours up to this month had succeeded and was known to us at the cut-off.',
      'not-held-then': 'The seat was not yours when the list closed.',
      unknown: 'We see no reason why your seat is missing. Please write to us at once.',
    } satisfies Record<SeatStanding, string>,
  },
  files: 'Files',
  filesAll: 'Everything as one JSON file',
  filesHow: 'How to check it with other tools',
  hashes: {
    list: 'SHA-256 of the list',
    books: 'SHA-256 of the books',
    round: (round: number) => `Signature of round ${round}`,
    randomness: 'Randomness',
    seed: 'Seed',
    chain: 'Chain',
  },
  listFile: 'The list file',
  lotteryOrder: 'The order of the lottery',
  bidTieOrder: 'The order that decides between equal bids',
  minutes: 'Minutes',
};

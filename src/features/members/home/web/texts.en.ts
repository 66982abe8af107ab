import { pluralIn } from '#shared/text/plural.ts';

const plural = pluralIn('en');

/** The sentences of a seat's first page. */
export const texts = {
  hello: (name: string) => (name ? `Hello, ${name}` : 'Hello'),
  seat: (group: string, seat: number) => `${group}, seat ${seat}`,
  /** Of a seat that was left. */
  owesGroup: (amount: string) =>
    `You owe your group ${amount}, as your statement says. Please write to us, so that we can agree how it is paid.`,
  states: {
    before: {
      title: 'Your group is about to begin',
      text: (amount: string, due: string) =>
        `Your first contribution, ${amount}, is due on ${due}. Your deposit already counts toward it.`,
      action: 'Pay now',
    },
    'nothing-due': {
      title: 'Nothing is due this month',
      text: (amount: string, due: string) =>
        `Thank you, all is paid. The next contribution, ${amount}, is due on ${due}.`,
      action: 'See the next assembly',
    },
    finished: {
      title: 'Every instalment is paid',
      text: 'You have paid all 240 instalments. Thank you.',
      action: 'See your statements',
    },
    due: {
      title: 'This month’s contribution is due',
      text: (amount: string, due: string) => `Please pay ${amount} by ${due}.`,
      automatic: (amount: string, day: string) =>
        `${amount} is charged automatically on ${day}. You do not need to do anything.`,
      action: 'Pay now',
      seeAutomatic: 'See your contributions',
    },
    processing: {
      title: 'Your bank is working on your payment',
      text: (amount: string) =>
        `${amount} is on its way. A bank takes up to five business days. Your contributions show when it has arrived, and we write to you if it does not go through.`,
      action: 'See your contributions',
    },
    late: {
      title: 'A contribution is late',
      text: (amount: string, since: string) =>
        `${amount} has been due since ${since}. There is no late fee.`,
      sitsOut: 'While it is open, your seat sits out the assemblies.',
      ends: {
        cancelled: (day: string) => `If it is not paid by ${day}, your seat is cancelled.`,
        handed_back: (day: string) =>
          `If it is not paid by ${day}, your award goes back to the group and your membership ends.`,
        terminated: (day: string) => `If it is not paid by ${day}, your membership is terminated.`,
      },
      paused: (day: string) => `We agreed to wait: no reminder comes before ${day}.`,
      action: 'Pay now',
    },
    'bid-placed': {
      title: 'Your bid is in',
      text: (month: number, when: string) =>
        `It is sealed for assembly ${month}, ${when}. Until the list closes you can replace or withdraw it.`,
      action: 'See your bid',
    },
    'bid-held': {
      title: 'Your bid has won: please pay it',
      start: (count: number, by: string) =>
        `Start the payment of ${count} instalments by ${by}; otherwise the next bidder is asked.`,
      pay: (count: number, by: string) =>
        `The payment of ${count} instalments is under way. It has to arrive by ${by}.`,
      action: 'Pay your bid',
    },
    'credit-held': {
      title: 'Money of your bid came back',
      text: 'Your credit cannot be used until it is made good.',
      action: 'Pay it again',
    },
    selected: {
      title: 'Your seat was selected!',
      papers: (by: string) =>
        `Your home comes next. Send us your identity and purchase papers by ${by}.`,
      home: (by: string) => `Find your home and tell us about it by ${by}.`,
      waiting: (by: string) => `We are looking at what you sent, and write to you by ${by}.`,
      actions: { papers: 'Send your papers', home: 'Tell us about the home' },
      waitingAction: 'See your way home',
    },
    buying: {
      title: 'Your home is being bought',
      appraisal: (by: string) => `Appraisal and title are being checked, by ${by}.`,
      closing: (by: string) => `The closing is being prepared, by ${by}.`,
      member: 'We need something from you to go on.',
      action: 'See your way home',
    },
    'home-paid': {
      title: 'Welcome home',
      text: (day: string) => `Your home was paid on ${day}.`,
      next: (amount: string, due: string) =>
        `Nothing is due this month; the next contribution, ${amount}, is due on ${due}.`,
      done: 'Every instalment is paid.',
      action: 'See your home',
    },
    leaving: {
      titles: {
        leave_before_start: 'You have asked to leave the group',
        cancel: 'You have asked to cancel your seat',
        hand_back: 'You have asked to hand your award back',
      },
      text: (when: string) => `It takes effect on ${when}. Until then you can take it back.`,
      unconfirmed:
        'You would get less, or owe more, than when you asked. Nothing happens until you confirm the new figures.',
      action: 'See it or take it back',
    },
    left: {
      title: 'You have left your group',
      undrawn: (amount: string) =>
        `Your refund of ${amount} is paid once your seat is drawn for it.`,
      drawn: (amount: string, place: number) =>
        place === 1
          ? `Your refund of ${amount} was drawn. It is the next one that the fund pays.`
          : `Your refund of ${amount} was drawn. It is number ${place} in the order in which the fund pays.`,
      owed: (amount: string) =>
        `Your refund of ${amount} is ready to be paid to your bank account.`,
      paid: (amount: string) => `Your refund of ${amount} was paid.`,
      none: 'Nothing more is due for this seat.',
      action: 'See your statement',
      bankAction: 'Check your bank details',
    },
    'left-before-start': {
      title: 'You have left your group',
      text: 'Nothing more is charged or taken for your seat. It goes to the next family with an approved income. Then everything you paid beyond the deposit is paid back to you; the deposit is not returned, as the agreement says.',
      otherwise:
        'If there is no such family by the day the first contribution is due, your seat is cancelled, and you get its statement.',
      action: 'Check your bank details',
    },
    closed: {
      titles: {
        handed_back: 'You handed your award back',
        withdrawn: 'You sold your home and left the group',
        transferred: 'Your seat was transferred',
        replaced: 'Your seat was taken over',
      },
      text: 'You pay nothing more for it. Your statement stays here for you.',
      replaced:
        'You pay nothing more for it. What you paid beyond the deposit is paid back to your bank account.',
      action: 'See your statement',
      bankAction: 'Check your bank details',
    },
    terminated: {
      title: 'Your membership was terminated',
      owes: (amount: string) =>
        `Contributions stayed unpaid after your award. ${amount} is owed to your group; we write to you about what follows.`,
      text: 'Contributions stayed unpaid after your award. We write to you about what follows.',
      action: 'See your statement',
    },
    completed: {
      title: 'Your group has completed its 240 months',
      text: 'Thank you for walking all of it together. Your final statement is ready.',
      action: 'See your statement',
    },
  },
  write: 'Talk to us',
  month: {
    title: 'This month',
    assembly: (month: number) => `Assembly ${month}`,
    days: (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`,
    hours: (count: number) => `${count} ${plural(count, { one: 'hour', other: 'hours' })}`,
    minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
    until: 'until the draw',
    now: 'The draw is being held',
    chance: 'Your chance with one lottery pick',
    refundChance: 'The chance that one lottery pick draws your refund',
    expected: (percent: string) => `${percent} if everybody who usually pays in time does so again`,
    notPaidUp: 'once every instalment up to this month is paid',
    bid: 'Your bid',
    bidIn: (number: number) => `Sealed, receipt ${number}`,
    noBid: 'None',
    bidAction: 'Place a bid',
    last: 'The last result',
    nobody: 'Nobody was selected.',
    selected: (seats: readonly number[]) =>
      seats.length === 1 ? `Seat ${seats[0]} was selected.` : `Seats ${list(seats)} were selected.`,
    own: 'Your seat was among them.',
    see: 'See the assembly',
  },
  checklist: {
    title: 'Your way home',
    step: (number: number, all: number) => `Step ${number} of ${all}`,
    by: (day: string) => `by ${day}`,
    done: 'done',
    now: 'now',
    selected: 'Selected',
    keys: 'The keys',
    open: 'Open your home’s page',
  },
  feed: {
    title: 'What happened',
    none: 'Nothing yet. Payments, assemblies, bids and papers will appear here.',
    more: 'Show more',
    loading: 'Loading…',
    failed: 'That could not be loaded',
    receipt: (number: string) => `Receipt ${number}`,
    receipts: (first: string, last: string) => `Receipts ${first} to ${last}`,
    assembly: (month: number) => `Assembly ${month} was held`,
    bid: (month: number) => `Sealed bid for assembly ${month}`,
    bidReceipt: (number: number) => `Receipt ${number}`,
    step: (name: string) => `Your home: ${name}`,
    selectedOwn: 'Your seat was selected',
    paper: (name: string) => `Paper: ${name}`,
    receivedOn: (day: string) => `Received on ${day}`,
    paidOn: (day: string) => `sent on ${day}`,
    statement: 'See your statement',
  },
  account: {
    title: 'Account',
    text: 'Account information, your application, details and documents.',
    link: 'Account, application and documents',
  },
};

function list(seats: readonly number[]): string {
  return new Intl.ListFormat('en').format(seats.map(String));
}

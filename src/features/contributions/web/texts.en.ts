import type { InstalmentState, PaymentKind, PaymentState } from '../states.ts';

/** The sentences of the contribution pages. */
export const texts = {
  seat: (seat: number) => `Seat ${seat}`,
  summary: {
    closed: 'This seat is closed',
    finished: 'Every instalment is paid',
    processing: 'Your bank is working on your payment',
    late: 'A contribution is late',
    before: 'Your group is about to begin',
    due: 'This month’s contribution is due',
    ahead: 'Nothing is due this month',
  },
  sentence: {
    finished: 'Thank you. You have paid all 240 instalments. Statements stay here for you.',
    processing: (amount: string) =>
      `${amount} is on its way. A bank takes up to five business days. This page shows when it has arrived, and we write to you if it does not go through. You do not need to do anything.`,
    late: (amount: string, since: string) => `${amount} has been due since ${since}.`,
    before: (amount: string, due: string) =>
      `Your first contribution, ${amount}, is due on ${due}. Your deposit already counts toward it. You can pay it today.`,
    due: (amount: string, due: string) => `Please pay ${amount} by ${due}.`,
    ahead: (amount: string, due: string) => `The next one, ${amount}, is due on ${due}.`,
    closed: {
      cancelled:
        'It was cancelled. It stays in the monthly draw for its refund: the fund part of everything you paid, without a penalty.',
      terminated: 'It was terminated. We write to you about what follows.',
      handed_back:
        'You handed your award back. Your statement, under Leaving, says what is paid back to you or what you owe.',
      withdrawn: 'You sold your home and left the group. Your statement is under Leaving.',
      transferred: 'The seat was transferred to another member.',
      replaced: 'Another member took this seat over.',
      completed: 'Your group has completed its 240 months.',
      other: 'Nothing more is paid for it.',
    },
    automatic: (amount: string, day: string, method: string) =>
      `Automatic payment: ${amount} on ${day} from ${method}.`,
    automaticOn: (method: string) => `Automatic payments are on, from ${method}.`,
    waiting: (amount: string) => `${amount} of yours waits here and counts toward the next one.`,
    sitsOut: 'While it is open your seat does not take part in the assembly. There is no late fee.',
    end: {
      cancelled: (day: string) =>
        `If it is not paid by ${day}, your seat is cancelled. There is no late fee.`,
      handed_back: (day: string) =>
        `If it is not paid by ${day}, your award goes back to the group and your membership ends. There is no late fee.`,
      terminated: (day: string) =>
        `If it is not paid by ${day}, your membership is terminated. There is no late fee.`,
    },
    paused: (day: string) => `We agreed to wait: no reminder comes before ${day}.`,
    returned: (amount: string) =>
      `${amount} came back from your bank, so what it paid is open again. This alone does not take an award back. Please pay again.`,
    bidReturned: (amount: string) =>
      `${amount} that you paid for your bid went back. If no home is bought yet, your award is on hold: pay the bid again under Assemblies by the day named there, or the award has to be handed back.`,
    failed: (why: string) =>
      `Your last payment did not go through${why ? `: ${why}` : ''}. Nothing was taken.`,
  },
  late: {
    title: 'If nothing is paid',
    intro: 'Each day on which something happens, and what would be owed then. One payment ends it.',
    events: {
      due: 'An instalment is due',
      reminder: 'A reminder by mail',
      sitsOut: (month: number) => `The seat sits out assembly ${month}`,
      end: {
        cancelled: 'The seat is cancelled',
        handed_back: 'The award goes back, and the membership ends',
        terminated: 'The membership is terminated',
      },
    },
    owed: (amount: string) => `${amount} owed`,
    done: 'past',
    after: {
      cancelled: (back: string, _debt: string) =>
        `After that ${back} comes back to you, the fund part of what you paid, without a penalty: when the seat is drawn for its refund.`,
      handed_back: (back: string, _debt: string) =>
        `After that ${back} comes back to you: 95% of the fund part you paid, and administration paid for months to come.`,
      terminated: (_back: string, debt: string) =>
        `After that ${debt} is owed to the group: your home’s credit less the fund part you paid. What is recovered from the home counts toward it.`,
    },
    payOne: 'Pay one now',
    talk: 'If you cannot pay now, write to us early:',
    paused: (day: string) => `We agreed to wait until ${day}; the dates below may come later.`,
  },
  parts: {
    fund: 'Toward homes',
    administration: 'Administration',
    reserve: 'Reserve',
    amount: 'Total',
    left: 'Still to pay',
  },
  states: {
    paid: 'Paid',
    prepaid: 'Paid from the end',
    processing: 'Processing',
    late: 'Late',
    due: 'Due',
    upcoming: 'Upcoming',
    ended: 'Not due any more',
  } satisfies Record<InstalmentState, string>,
  payments: {
    title: 'Payments',
    none: 'No payment yet.',
    all: (count: number) => `Show all ${count} payments`,
    kinds: {
      payment: 'Payment',
      automatic: 'Automatic payment',
      manual: 'Recorded by the cooperative',
      prepayment: 'Prepayment from the end',
      deposit: 'Deposit',
      surplus: 'What your home cost less',
      transfer: 'Paid by the seat’s earlier holder',
    } satisfies Record<PaymentKind, string>,
    states: {
      open: 'Not finished',
      processing: 'Processing',
      succeeded: 'Received',
      returned: 'Returned',
      failed: 'Failed',
      expired: 'Not finished',
    } satisfies Record<PaymentState, string>,
    returned: (amount: string) => `${amount} went back`,
  },
  methods: { card: 'card', us_bank_account: 'bank account', deposit: 'card' } as Record<
    string,
    string
  >,
  year: {
    title: 'A year at a glance',
    label: 'Year',
    option: (year: number, from: string, to: string) => `Year ${year}: ${from} to ${to}`,
    instalment: (k: number) => `Instalment ${k}`,
    due: (day: string) => `due ${day}`,
    receipt: (receipt: string) => `Receipt ${receipt}`,
    paidOn: (day: string) => `paid ${day}`,
    sum: (paid: string, all: string) => `${paid} of ${all} paid`,
  },
  twenty: {
    title: 'Your twenty years',
    intro:
      'Each square is one month, each row one year. Whatever you pay, also ahead of time, fills it from the top. Only a bid, or what a home cost less than the credit, fills it from the end.',
    now: 'This month',
    picture: (done: number, month: number) =>
      `${done} of 240 instalments are paid. ${month < 1 ? 'The group has not begun.' : month > 240 ? 'The 240 months are over.' : `It is month ${month}.`}`,
    where: 'Where your money went',
  },
  payPanel: {
    title: 'Pay now',
    howMany: 'How many instalments?',
    fewer: 'One fewer',
    more: 'One more',
    oldest: (first: string, last: string) =>
      first === last ? `Pays ${first}.` : `Pays ${first} to ${last}, the oldest first.`,
    how: 'How would you like to pay?',
    card: 'Card',
    cardDetail: 'Counts at once',
    bank: 'Bank account',
    bankDetail: 'Takes up to 5 business days',
    go: (amount: string) => `Continue with ${amount}`,
    back: 'Change amount or method',
    total: 'To pay now',
    already: 'Less what waits already',
    underWay:
      'A payment is under way. Until the bank has decided, nothing more can be paid from the front, so that no instalment is paid twice.',
    meanwhile:
      'Meanwhile you can place a bid, pay a bid that is held, and change payment methods. An automatic payment that falls due now waits until the bank has decided.',
    otherBank: 'Another bank account',
    otherCard: 'Another card',
    paySaved: (amount: string, method: string) => `Pay ${amount} with ${method}`,
    receipt: 'See the receipt',
    notPaid: 'Your payment was not started',
    paidTitle: 'Contribution received',
    paidText: 'Thank you. It is in your group’s books.',
    sentTitle: 'Payment started',
    sentText: 'Your bank is working on it. We write to you when it has arrived.',
    notOpened: 'The payment form could not be opened. Nothing was charged.',
  },
  form: {
    payment: 'Payment',
    setup: 'New payment method',
    pay: (amount: string) => `Pay ${amount}`,
    save: 'Save payment method',
    processing: 'Processing…',
    again: 'Try again',
    waiting: 'Waiting for your bank',
    paid: 'Paid',
    saved: 'Saved',
    loadingNote: 'Loading the form…',
    payNote: 'You are charged once. Your card and account numbers never reach us.',
    saveNote:
      'Nothing is charged now. By saving you allow us to charge your contributions when automatic payments are on; you can stop them at any time.',
    processingNote: 'Please keep this window open until it is done.',
    slowNote:
      'This takes longer than usual. You can close this window: we will write to you, and you are never charged twice.',
    refusedNote: 'Nothing was charged. Check what you entered, or use another way to pay.',
    unknownNote:
      'We could not see whether it went through. Try again: you are never charged twice.',
    waitingNote: 'Your bank is working on it. You can close this window; we will write to you.',
    doneNote: 'Done. Thank you.',
  },
  method: {
    title: 'Payment methods',
    intro: 'A card or bank account that you allow us to charge for your contributions.',
    none: 'No card or bank account is set up yet.',
    name: (kind: string, name: string, last4: string) =>
      `${name || (kind === 'card' ? 'Card' : 'Bank account')} ending in ${last4}`,
    card: 'Card',
    bank: 'Bank account',
    addCard: 'Add a card',
    addBank: 'Add a bank account',
    cancel: 'Not now',
    remove: 'Remove',
    removeTitle: 'Remove this payment method?',
    removeText:
      'We can no longer charge it. Automatic payments that use it end; your contributions stay due as before.',
    removed: 'Payment method removed',
    saved: 'Payment method saved',
    savedText: 'You can use it for automatic payments now.',
    pending: 'Your bank is still checking the account. It appears here when it is ready.',
    inUse: 'Used for automatic payments',
    loading: 'your payment methods',
  },
  automatic: {
    title: 'Automatic payments',
    switch: (seat: string) => `Pay ${seat} automatically`,
    off: 'Off. You pay each contribution by hand, by the 5th of the month.',
    from: 'Charge',
    when: (amount: string, day: string) => `Next charge: ${amount} on ${day}.`,
    noCharge: 'Nothing has to be charged at the moment.',
    rule: 'We charge on the 1st of each month. If it does not go through, we try again on the 4th and the 8th. We write to you before each charge, and at once when it does not go through; what arrived is under Payments on this page.',
    need: 'Set up a card or bank account first, then you can switch automatic payments on here.',
    started: 'Automatic payments are on',
    stopped: 'Automatic payments are off',
    failed: 'That did not work',
    closed: 'Nothing more is charged for this seat.',
  },
  noSeat: {
    title: 'No seat yet',
    text: 'Your contributions begin when your group has formed. Until then your dashboard shows what comes next.',
    link: 'Back to the overview',
  },
  choose: 'Which seat?',
  /** Other languages translate the server's refusals by their code. */
  refusals: {} as Partial<Record<string, string>>,
  loading: 'your contributions',
};

import type { Locale } from '#shared/locale.ts';

/** The sentences of the admins' contribution pages. */
const en = {
  month: {
    title: 'Contributions',
    intro: 'How the seats of a group stand in a month, and the group’s money.',
    month: 'Month',
    monthOption: (month: number) => `Month ${month}`,
    now: 'This month',
    due: (day: string) => `Due on ${day}.`,
    loading: 'the month',
    money: 'Money in and out',
    moneyNote: 'What moved in this calendar month, by account, and what each account has today.',
    moneyAccount: 'Account',
    moneyIn: 'In',
    moneyOut: 'Out',
    moneyBalance: 'Today',
    all: 'All',
    nobody: 'No seat is in this state.',
    find: 'Find a seat by number, name or address',
    notFound: 'No seat here fits that.',
    payments: 'Payments',
    hidePayments: 'Hide payments',
    record: 'Record a payment',
    ofSeat: (seat: number) => `of seat ${seat}`,
    paid: (paid: number, prepaid: number) =>
      `${paid} paid${prepaid > 0 ? `, ${prepaid} prepaid` : ''}`,
    owed: (amount: string) => `${amount} owed`,
    waiting: (amount: string) => `${amount} waiting`,
  },
  states: {
    paid: 'Paid',
    processing: 'Processing',
    failed: 'Failed',
    late: 'Late',
    due: 'Due',
    closed: 'Closed',
  },
  accounts: {
    cash: 'Cash',
    fund: 'Fund',
    reserve: 'Reserve',
    unapplied: 'Waiting for instalments',
    administration: 'Administration earned',
    'prepaid-administration': 'Administration prepaid',
    'credits-set-aside': 'Credits set aside',
    'refunds-owed': 'Refunds owed',
    'owed-to-members': 'Owed to members',
    'owed-by-members': 'Owed by members',
  } as Record<string, string>,
  arrears: {
    title: 'Arrears',
    intro: 'Seats with an instalment whose due date has passed, the oldest first.',
    empty: 'Nobody is late.',
    total: (count: number) => (count === 1 ? '1 seat is late' : `${count} seats are late`),
    late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
    owed: (count: number, amount: string) =>
      `${amount} for ${count === 1 ? '1 instalment' : `${count} instalments`}`,
    since: (day: string) => `since ${day}`,
    taken: 'Sent so far',
    nothing: 'Nothing was sent yet.',
    step: (day: number) => (day === 0 ? 'due date' : `day ${day}`),
    noMail: 'without a mail',
    next: { remind: 'Next reminder', end: 'The seat ends' },
    paused: (day: string, reason: string) => `Paused until ${day}: ${reason}`,
    pause: 'Pause reminders',
    resume: 'End the pause',
    resumed: 'The pause has ended',
  },
  pause: {
    title: 'Pause reminders',
    text: 'No reminder is sent and the seat does not end before the day after. What is owed stays owed.',
    until: 'Until',
    reason: 'Reason',
    go: 'Pause',
    done: 'Reminders are paused',
  },
  record: {
    title: 'Record a payment',
    text: 'For money that came another way, such as a wire. It counts once another admin confirms it under Approvals.',
    amount: 'Amount in dollars',
    badAmount: 'Please enter an amount such as 2344.00',
    receivedOn: 'Received on',
    method: 'How it came',
    methods: [
      ['wire', 'Wire'],
      ['check', 'Check'],
      ['cash', 'Cash'],
      ['other', 'Another way'],
    ] as [string, string][],
    reference: 'Reference on the bank statement',
    go: 'Enter payment',
    done: 'Payment entered',
    doneText: 'Another admin has to confirm it under Approvals.',
  },
  failed: 'That did not work',
};

export type AdminTexts = typeof en;
const texts: Partial<Record<Locale, AdminTexts>> = { en };

/** The sentences in a language; English where they are not translated yet. */
export const adminTexts = (locale: Locale = 'en'): AdminTexts => texts[locale] ?? en;

import { pluralIn } from '#shared/text/plural.ts';

const plural = pluralIn('en');

/** The sentences of the member's page. */
export const texts = {
  loading: 'your group',
  health: 'How your group stands',
  coverage: 'of everything to come is covered',
  facts: {
    homes: 'Selected so far',
    waiting: 'Still waiting',
    cash: 'Cash',
    fund: 'Fund',
    reserve: 'Reserve',
    arrears: 'Seats in arrears',
    missed: 'Homes behind plan',
  },
  /** `after`: how many of those who left had been selected. */
  seats: (all: number, active: number, selected: number, left: number, after: number) =>
    `${all} seats: ${active} wait, ${selected} were selected, ${left} left${after > 0 ? `, ${after} of them after being selected` : ''}.`,
  money: {
    cash: 'What is in the group’s bank account today.',
    fund: 'The part of it that buys homes and pays refunds.',
    reserve: 'The part of it that covers losses; what remains at the end is shared out.',
  },
  circle: {
    title: 'The circle',
    text: 'Every mark is a seat. The circle fills with homes month by month.',
    month: 'Month',
    before: 'not begun',
    own: 'your seat',
    selected: (_count: number): string => 'selected',
    label: (selected: number, all: number, month: number) =>
      `${selected} of ${all} seats were selected by month ${month}`,
    legend: {
      waiting: 'waits',
      selected: 'selected, no home yet',
      home: 'home',
      left: 'left',
      stopped: 'stopped paying',
    },
    list: 'Who was selected when',
    seat: (seat: number) => `Seat ${seat}`,
    nobody: 'Nobody was selected yet.',
    showName: 'Let my group read my name at my seat',
    hideName: 'Your name is shown to your group',
    saved: 'Saved',
  },
  next: {
    title: 'The next twelve months',
    text: 'If everybody pays in time, nobody bids and nobody leaves. Refunds that were drawn already are paid first.',
    homes: (count: number) => `${count} ${plural(count, { one: 'home', other: 'homes' })}`,
    homesOfMonth: 'Homes of each month',
    fund: 'Left in the fund at the end of each month',
    table: 'The figures as a table',
  },
  reports: {
    title: 'Monthly reports',
    none: 'The first report comes when month 1 is over.',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    awards: 'Selected',
    coverage: 'Coverage',
    state: 'How the group stood',
    noAwards: 'nobody',
    statement: (month: string) => `Statement of ${month}`,
  },
  kinds: {
    'contribution-received': 'Contributions received',
    'contribution-returned': 'Contributions returned by banks',
    'deposit-credited': 'Deposits of new members',
    payout: 'Paid out',
    'payout-returned': 'Payouts sent back by banks',
    'home-sold': 'Sale of a home',
    recovery: 'Recovered from homes',
    'debt-paid': 'Paid by former members who owed',
    'seat-transferred': 'Price of transferred seats',
  } as Record<string, string>,
  failed: 'That did not work',
};

import type { AccountName } from '#features/ledger/accounts.ts';
import type { EntryKind } from './kinds.ts';

const accounts: Record<AccountName, { name: string; holds: string }> = {
  'provider-balance': {
    name: 'Balance at the payment provider',
    holds:
      'What the payment provider holds, less the cash of the groups. It is a credit once their money has gone on to the bank.',
  },
  'disputed-funds': {
    name: 'Disputed funds',
    holds: 'What banks took back while they decide a dispute.',
  },
  'member-deposits': {
    name: 'Deposits of members',
    holds: 'Deposits of people whose group has not formed yet.',
  },
  'returned-deposits': {
    name: 'Deposits owed again',
    holds: 'Deposits that a bank took back after the group had formed; the members owe them again.',
  },
  'payments-going-back': {
    name: 'Payments going back',
    holds: 'Money that came too late for what it was to pay, until it is refunded.',
  },
  'provider-fees': {
    name: 'Fees of the payment provider',
    holds: 'What the provider charges; the cooperative bears it, not the groups.',
  },
  'payouts-on-the-way': {
    name: 'On the way to the bank',
    holds: 'What the provider has sent to the bank, and the bank does not have yet.',
  },
  bank: {
    name: 'At the bank',
    holds: 'What is at the bank, of the cooperative and of its groups.',
  },
  'other-income': {
    name: 'Other income',
    holds: 'What came to the provider and belongs to nobody else.',
  },
  'other-expenses': {
    name: 'Other expenses',
    holds: 'What the provider took that is not a fee of its own.',
  },
  cash: { name: 'Cash', holds: 'The group’s money, at the payment provider or a bank.' },
  'owed-by-members': {
    name: 'Owed by members',
    holds: 'What members owe after leaving, where the sale of a home did not cover it.',
  },
  fund: { name: 'Fund', holds: 'The part that buys homes, until it is set aside for a credit.' },
  reserve: { name: 'Reserve', holds: 'The part that covers losses; what remains is shared out.' },
  'credits-set-aside': {
    name: 'Credits set aside',
    holds: 'Credits of selected seats, until the home is paid.',
  },
  'prepaid-administration': {
    name: 'Prepaid administration',
    holds: 'Administration paid before its month; it is earned when the month falls due.',
  },
  unapplied: {
    name: 'Unapplied money',
    holds: 'Payments that do not complete an instalment yet.',
  },
  'refunds-owed': {
    name: 'Refunds owed',
    holds: 'Fund parts of seats that were left and drawn, until they are paid.',
  },
  'owed-to-members': {
    name: 'Owed to members',
    holds: 'Other money to be paid to members: after leaving, and their shares at the end.',
  },
  administration: {
    name: 'Administration earned',
    holds: 'Administration of the months that fell due: income of the cooperative.',
  },
};

const kinds: Record<EntryKind, string> = {
  'deposit-received': 'Deposit received',
  'deposit-credited': 'Deposit passed to the group',
  'deposit-forfeited': 'Deposit kept after leaving before the start',
  'deposit-refunded': 'Deposit refunded',
  'deposit-refund-failed': 'Refund of a deposit came back',
  'deposit-returned-twice': 'Deposit returned twice',
  'dispute-opened': 'Deposit disputed',
  'dispute-won': 'Dispute about a deposit won',
  'dispute-lost': 'Dispute about a deposit lost',
  'dispute-lost-undone': 'Bank reversed a lost dispute',
  'contribution-received': 'Contribution received',
  'contribution-returned': 'Contribution returned by a bank',
  'contribution-returned-twice': 'Contribution returned twice',
  'contribution-owed-again': 'Returned after the seat was settled',
  'contribution-dispute-opened': 'Contribution disputed',
  'contribution-dispute-closed': 'Dispute about a contribution closed',
  'payment-refused': 'Payment came too late',
  'refused-payment-returned': 'Late payment refunded',
  'won-back-payment-refused': 'Won back, and going back',
  'surplus-credited': 'Rest of a credit pays instalments',
  'instalment-settled': 'Instalment completed',
  'instalment-reopened': 'Instalment open again',
  'administration-earned': 'Prepaid administration earned',
  'provider-fee': 'Fee of the payment provider',
  'provider-opening': 'Opening of the provider’s balance',
  'provider-payout': 'Payout of the provider to the bank',
  'provider-payout-arrived': 'Payout arrived at the bank',
  'provider-payout-sent-back': 'Payout sent back by the bank',
  'provider-explained': 'Movement that somebody explained',
  'unexpected-payment': 'Payment that nobody asked for',
  'credit-awarded': 'Credit set aside for a selected seat',
  'credit-held': 'Credit set aside for a bid',
  'credit-released': 'Credit of an unpaid bid released',
  'credit-held-again': 'Credit held after a bid’s money went back',
  'refund-owed': 'Refund of a seat that was drawn',
  payout: 'Paid out',
  'payout-returned': 'Payout sent back by the bank',
  'seat-cancelled': 'Seat cancelled',
  'award-handed-back': 'Award handed back',
  'seat-terminated': 'Seat terminated',
  'home-sold': 'Home sold',
  'seat-completed': 'Seat completed',
  'statement-corrected': 'Statement corrected after a return',
  'reserve-top-up': 'Reserve tops up the fund',
  recovery: 'Recovered from a home',
  'debt-paid': 'Paid by a former member who owed',
  'seat-passed': 'Positions passed to a new holder',
  'seat-transferred': 'Price of a transferred seat',
};

export const texts = {
  accounts,
  kinds: kinds as Readonly<Record<string, string | undefined>>,
  statement: {
    title: 'Statements of the group',
    intro: 'What the group had at the start of a month, what moved, and what it had at the end.',
    loading: 'the statement of the month',
    month: 'Month',
    soFar: 'This month is not over: the figures are those of today.',
    opening: 'At the start',
    closing: 'At the end',
    nothing: 'Nothing moved.',
    members: (cents: string) => `Of this, ${cents} in the positions of members.`,
    accounts: 'The accounts of the month',
    year: (year: string) => `Save ${year} as CSV`,
    saving: 'Saving…',
    failed: 'The file could not be saved',
    fileName: (group: string, year: string) => `statements-${group}-${year}`,
    columns: {
      month: 'Month',
      account: 'Account',
      line: 'Line',
      entries: 'Entries',
      amount: 'Amount',
    },
  },
  equation: {
    title: 'What the group has, and whose it is',
    has: 'The group has',
    belongs: 'It belongs to',
    equal: (cents: string) => `Both sides are ${cents}.`,
    unequal: (cents: string) => `The sides differ by ${cents}. The cooperative is looking for why.`,
  },
  refusals: {
    BOOKS_SCOPE_UNKNOWN: 'There are no books of this name.',
    BOOKS_NOT_BEGUN:
      'Nothing was booked by then, because these books begin later. Please choose a later date.',
    BOOKS_DAY_TO_COME: 'This day is in the future. Please choose today or an earlier day.',
    BOOKS_DAYS_REVERSED: 'The last day is before the first one. Please change one of them.',
    BOOKS_SEAT_NEEDS_GROUP: 'Please choose the group of the seat.',
    BOOKS_TOO_MANY_PEOPLE: 'More than 50 people match. Please enter more of the name.',
    BOOKS_AMOUNT_UNCLEAR: 'Please enter an amount in dollars, such as 2,344.00.',
  },
  messages: {
    month: 'Please enter a month such as 2027-03',
    year: 'Please enter a year such as 2027',
    seat: 'Please enter the number of a seat, such as 17',
  },
};

import { formatMoney, usd } from '#shared/text/money.ts';
import type { ProviderCheck } from '../contract.ts';
import type { ExplainedAccount, Match } from '../rules.ts';

const dollars = (cents: number) => formatMoney(usd(cents));

/** An amount in whatever currency; the books have dollars only. */
export const amountText = (cents: number, currency: string) =>
  currency === 'USD' ? dollars(cents) : `${(cents / 100).toFixed(2)} ${currency}`;

/** The sentences of the page about the bank and the provider. */
export const providerMoneyTexts = {
  title: 'Bank and provider',
  intro:
    'What the payment provider holds and sends to the bank, each transaction beside what it is in our records. It is read every night; a difference or a transaction that matches nothing waits on the desk.',
  read: 'Read now',
  reading: 'Reading …',
  readDone: (check: ProviderCheck) =>
    check.agrees
      ? { title: 'Equal to the cent', description: 'The provider and the books say the same.' }
      : { title: 'They differ', description: 'See below what waits and what differs.' },
  failed: 'That did not work',
  overview: 'the comparison',
  check: {
    title: 'The provider and the books',
    never:
      'The provider was not read yet. It is tonight, or when you choose ‘Read now’: what is there then becomes the opening.',
    equal: 'Equal to the cent',
    differs: (cents: number) =>
      cents === 0 ? 'Not read completely' : `Differ by ${dollars(Math.abs(cents))}`,
    at: (when: string) => `Compared ${when}`,
    since: (when: string) => `They have differed since ${when}.`,
    opened: (day: string) => `Read since ${day}; what was before is in the opening.`,
    incomplete: (cents: number) =>
      `The transactions that we read add up to ${dollars(cents)}: some are missing or came later. Read again.`,
    rows: {
      provider: 'The provider holds',
      ledger: 'The books say',
      inProgress: 'Refunds that banks have not confirmed',
      difference: 'Difference',
    },
  },
  money: {
    title: 'Where the money is',
    text: 'By the books, of the cooperative and all groups together.',
    rows: {
      provider: 'At the provider',
      onTheWay: 'On the way to the bank',
      bank: 'At the bank',
      goingBack: 'Of it to be returned to payers',
    },
  },
  differences: {
    title: 'What differs',
    text: 'Payments that moved another sum at the provider than in the books.',
    none: 'No payment of ours explains it: look at what matches nothing, and read again.',
    more: 'There are more than these.',
    line: (provider: number, ledger: number) =>
      `${dollars(provider)} at the provider, ${dollars(ledger)} in the books`,
  },
  unmatched: {
    title: 'What matches nothing',
    text: 'Transactions that are not in our records. Say what each is: that books it.',
    empty: 'Every transaction matches a payment, a refund, a dispute, a fee or a payout.',
    explain: 'Explain it',
    see: 'See it at the provider',
  },
  explain: {
    title: 'What is it?',
    account: 'Where it belongs',
    choose: 'Please choose',
    note: 'What it is',
    noteHint: 'Whoever audits the books reads this. Your name and the date are kept with it.',
    confirm: 'Book it',
    done: { title: 'Booked', description: 'It is in the books and in the audit log.' },
    accounts: {
      'provider-fees': 'A fee of the provider',
      bank: 'Moved between our bank and the provider by hand',
      'payments-going-back': 'Money that we owe back to its payer',
      'other-income': 'Other income of the cooperative',
      'other-expenses': 'Another expense of the cooperative',
    } satisfies Record<ExplainedAccount, string>,
  },
  payouts: {
    title: 'Payouts to the bank',
    empty: 'The provider has sent nothing to the bank yet.',
    statuses: {
      pending: 'about to be sent',
      in_transit: 'on the way',
      paid: 'at the bank',
      failed: 'refused by the bank',
      canceled: 'canceled',
    } as Record<string, string>,
    dates: (sent: string, arrives: string, isThere: boolean) =>
      `Sent ${sent}, ${isThere ? 'arrived' : 'expected'} ${arrives}`,
    sums: (transactions: string, net: number) => `${transactions}, ${dollars(net)} after fees`,
    byHand: 'Made by hand: the provider does not say which transactions it pays out.',
    differs: (cents: number) =>
      `Its transactions add up to ${dollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}.`,
    unmatched: (count: string) => `${count} unmatched`,
    show: 'Show transactions',
    hide: 'Hide transactions',
    transactions: 'its transactions',
    none: 'No transactions are known.',
  },
  transaction: {
    fee: (cents: number) => `fee ${dollars(cents)}`,
    waits: 'matches nothing',
    inProgress: 'refund not confirmed yet',
    matches: {
      payment: 'payment',
      refund: 'refund',
      dispute: 'dispute',
      unexpected: 'returned to its payer',
      fee: 'fee',
      payout: 'payout',
      opening: 'before the opening',
      explained: 'explained',
    } satisfies Record<Match, string>,
    explained: (what: string, note: string, by: string, when: string) =>
      `${what}: ${note} (${by}, ${when})`,
  },
};

import { type Entry, type EntryKind, namesOf } from './statement.ts';

type Line = Pick<Entry, 'kind' | 'instalments'>;

const kinds: Record<EntryKind, string> = {
  'deposit-credited': 'Deposit credited',
  'contribution-received': 'Contribution received',
  'contribution-returned': 'Returned by your bank or card',
  'instalment-settled': 'Instalment completed',
  'instalment-reopened': 'Instalment open again',
  'surplus-credited': 'Rest of the credit after the home was paid',
};

/** The sentences of statements, on the page, in the files and in the calendar. */
export const texts = {
  title: 'Statement',
  fileName: (seat: number, period: string) => `statement-seat-${seat}-${period}`,
  of: (period: string) => `Statement for ${period}`,
  seat: (seat: number) => `Seat ${seat}`,
  holder: 'Member',
  receiver: 'Paid to',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  group: 'Group',
  made: (day: string) => `Made on ${day} from the group’s books.`,
  note: 'Money counts on the day the bank or card has paid it. “Waiting” does not complete an instalment yet. This is not a bank statement and not a tax document.',
  columns: {
    on: 'Date',
    entry: 'Entry',
    amount: 'Paid',
    fund: 'Toward homes',
    administration: 'Administration',
    reserve: 'Reserve',
    waiting: 'Waiting',
  },
  opening: 'Before this period',
  change: 'Total of this period',
  closing: 'At the end',
  /** The text of a line, with the instalments that it completes or opens again. */
  entry: ({ kind, instalments }: Line): string => {
    if (instalments.length === 0) return kinds[kind];
    return `${kinds[kind]}: no. ${namesOf(instalments)}`;
  },
  nothing: 'Nothing happened in this period.',
  year: 'Year',
  month: 'Month',
  wholeYear: 'The whole year',
  print: 'Print',
  csv: 'Save as CSV',
  pdf: 'Save as PDF',
  saving: 'Saving…',
  saveFailed: 'The file could not be saved',
  loading: 'your statement',
  calendar: {
    title: 'Your calendar',
    intro:
      'Due dates and assemblies in the calendar of your phone or computer. Add this address there as a subscribed calendar; it keeps itself up to date.',
    secret:
      'Whoever knows the address can see these dates. Make a new one if somebody else has it.',
    address: 'Calendar address',
    none: 'You have no calendar address yet.',
    make: 'Make a calendar address',
    renew: 'Make a new address',
    end: 'End it',
    copy: 'Copy address',
    copied: 'Address copied',
    made: 'Calendar address made',
    ended: 'Calendar address ended',
    failed: 'That did not work',
    loading: 'your calendar address',
    due: (amount: string, group: string) => `Contribution due: ${amount}, ${group}`,
    dueDetail: (seat: number, k: number) => `Seat ${seat}, instalment ${k}.`,
    assembly: (group: string) => `Assembly of ${group}`,
    assemblyDetail: (month: number) =>
      `Month ${month}. Contributions count for it when they are paid by the 14th, 6 pm.`,
  },
  yearly: {
    subject: (year: string) => `Your statement for ${year}`,
    preview: 'What you paid in the year, by part.',
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    body: (year: string) =>
      `This is what you paid for your seat in ${year}, by part. The statement with every payment, your name and address and ours is on your page; save it as PDF for your tax adviser.`,
    action: 'Open the statement',
    labels: { group: 'Group', seat: 'Your seat' },
  },
  messages: {
    period: 'Please enter a year such as 2027 or a month such as 2027-03',
  },
};

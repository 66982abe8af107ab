import { z } from 'zod';
import { chartOfAccounts } from '#features/ledger/accounts.ts';
import { defineCalls } from '#shared/api/call.ts';
import { searchedDay } from '#shared/api/fields.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { sayBooks } from './texts.ts';

const adminCall = defineCalls({ tag: 'Admin: books', access: 'admin', roles: ['treasurer'] });
const memberCall = defineCalls({ tag: 'Members', access: 'member' });
const cents = z.number().int();
const day = z.iso.date();

const CHARTS = ['cooperative', 'group'] as const;
const KINDS = ['asset', 'liability', 'income', 'expense', 'equity'] as const;
const ACCOUNTS = [
  ...Object.keys(chartOfAccounts.cooperative),
  ...Object.keys(chartOfAccounts.group),
] as (keyof (typeof chartOfAccounts)['cooperative'] | keyof (typeof chartOfAccounts)['group'])[];
const account = z.enum(ACCOUNTS);

/** 'all', 'cooperative', or a group by its code, such as '450-7', or its id. */
const scope = z.string().max(60).default('all');
const seatMessage = { error: sayBooks('seat') };
const seat = z.coerce
  .number(seatMessage)
  .int(seatMessage)
  .min(1, seatMessage)
  .max(100_000, seatMessage);
const month = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: sayBooks('month') });
const year = z.string().regex(/^[1-9]\d{3}$/, { error: sayBooks('year') });

export const trialBalance = z.object({
  scope: z.string(),
  scopeName: z.string(),
  on: day,
  /** The day of the first entry; null while there is none. */
  firstOn: day.nullable(),
  accounts: z.array(
    z.object({
      chart: z.enum(CHARTS),
      account,
      name: z.string(),
      kind: z.enum(KINDS),
      debitCents: cents,
      creditCents: cents,
    }),
  ),
  debitCents: cents,
  creditCents: cents,
});
export type TrialBalance = z.output<typeof trialBalance>;

export const readTrialBalanceCall = adminCall({
  method: 'GET',
  path: '/api/admin/books/trial-balance',
  summary: 'The balance of every account at the end of a day: debits equal credits',
  query: z.object({ on: searchedDay().optional(), scope }),
  response: trialBalance,
  errors: ['BOOKS_SCOPE_UNKNOWN', 'BOOKS_NOT_BEGUN', 'BOOKS_DAY_TO_COME'],
});

const journalFilter = {
  from: searchedDay().optional(),
  to: searchedDay().optional(),
  scope,
};

const searchFilter = {
  ...journalFilter,
  kind: z.string().max(100).optional(),
  account: account.optional(),
  /** Of the group that is chosen. */
  seat: seat.optional(),
  /** Part of a name or an address. */
  person: z.string().trim().max(200).optional(),
  /** The reference of a payment, a payout or a bank, or an id. */
  reference: z.string().trim().max(200).optional(),
  /** Dollars, such as '2344' or '2,344.00'. */
  amount: z.string().trim().max(30).optional(),
};

export const journalEntry = z.object({
  id: z.string(),
  /** Its number in the chain of its books. */
  number: z.number().int(),
  on: day,
  /** The day it belongs to, where that was in a closed month when it was posted. */
  originalOn: day.nullable(),
  postedAt: z.iso.datetime(),
  kind: z.string(),
  text: z.string(),
  scope: z.string(),
  scopeName: z.string(),
  people: z.array(
    z.object({ name: z.string(), seat: z.number().int().nullable(), href: z.string().nullable() }),
  ),
  /** What caused it. */
  cause: z.object({ name: z.string(), reference: z.string(), href: z.string().nullable() }),
  /** The sum of its debits. */
  cents,
  legs: z.array(
    z.object({ account, cents, seat: z.number().int().nullable(), name: z.string().nullable() }),
  ),
});
export type JournalEntryView = z.output<typeof journalEntry>;

export const listJournalCall = adminCall({
  method: 'GET',
  path: '/api/admin/books/journal',
  summary: 'The entries that match, newest first; page by page',
  query: z.object({ ...searchFilter, ...pageParameters }),
  response: pageOf(journalEntry),
  errors: [
    'BOOKS_SCOPE_UNKNOWN',
    'BOOKS_DAYS_REVERSED',
    'BOOKS_SEAT_NEEDS_GROUP',
    'BOOKS_TOO_MANY_PEOPLE',
    'BOOKS_AMOUNT_UNCLEAR',
  ],
});

export const exportJournalCall = adminCall({
  method: 'GET',
  path: '/api/admin/books/journal.csv',
  needsFreshSignIn: true,
  summary: 'Every entry of some days, one line for each posting, oldest first, as CSV',
  query: z.object(journalFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
  errors: ['BOOKS_SCOPE_UNKNOWN', 'BOOKS_DAYS_REVERSED'],
});

const moved = z.object({ kind: z.string(), entries: z.number().int(), cents });

export const groupStatement = z.object({
  groupId: z.uuid(),
  groupName: z.string(),
  month,
  /** The first and the last month that there is a statement for. */
  firstMonth: month,
  lastMonth: month,
  isOver: z.boolean(),
  /** In cents; what an account grows by is above zero. */
  accounts: z.array(
    z.object({
      account,
      openingCents: cents,
      moved: z.array(moved),
      closingCents: cents,
      /** The part that is in the positions of members. */
      membersCents: cents,
    }),
  ),
});
export type GroupStatement = z.output<typeof groupStatement>;

const STATEMENT_ERRORS = ['BOOKS_SCOPE_UNKNOWN', 'BOOKS_NOT_BEGUN', 'BOOKS_DAY_TO_COME'] as const;

export const readGroupStatementCall = adminCall({
  method: 'GET',
  path: '/api/admin/books/groups/:group/statement',
  summary: 'The statement of a group for a month; the running one unless it is named',
  params: z.object({ group: z.string().max(60) }),
  query: z.object({ month: month.optional() }),
  response: groupStatement,
  errors: STATEMENT_ERRORS,
});

export const exportGroupYearCall = adminCall({
  method: 'GET',
  path: '/api/admin/books/groups/:group/year.csv',
  summary: 'The statements of a group for every month of a year, as one CSV file',
  params: z.object({ group: z.string().max(60) }),
  query: z.object({ year }),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
  errors: STATEMENT_ERRORS,
});

const ownSeat = z.object({ membershipId: z.uuid() });

export const readOwnGroupStatementCall = memberCall({
  method: 'GET',
  path: '/api/group-pages/:membershipId/statement',
  summary: 'The statement of the group of one’s own seat for a month',
  params: ownSeat,
  query: z.object({ month: month.optional() }),
  response: groupStatement,
  errors: ['MEMBERSHIP_NOT_FOUND', ...STATEMENT_ERRORS],
});

export const exportOwnGroupYearCall = memberCall({
  method: 'GET',
  path: '/api/group-pages/:membershipId/year.csv',
  summary: 'The statements of one’s own group for every month of a year, as one CSV file',
  params: ownSeat,
  query: z.object({ year }),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
  errors: ['MEMBERSHIP_NOT_FOUND', ...STATEMENT_ERRORS],
});

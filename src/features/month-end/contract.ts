import { z } from 'zod';
import { sayBooks } from '#features/books/texts.ts';
import { BOOKS } from '#features/ledger/accounts.ts';
import { defineCalls } from '#shared/api/call.ts';
import { isMonth, MONTH_STATES } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin: books', access: 'admin', roles: ['treasurer'] });
const params = z.object({ month: z.string().refine(isMonth, { error: sayBooks('month') }) });

const bookMonth = z.object({
  month: z.string(),
  state: z.enum(MONTH_STATES),
  /** Who asked for the close, and who confirmed it; absent before. */
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
});
export type BookMonth = z.output<typeof bookMonth>;

/** Something that is still open when a month is closed: what comes of it later is dated later. */
const openItem = z.object({
  name: z.string(),
  title: z.string(),
  count: z.number().int(),
  cents: z.number().int().nullable(),
  href: z.string(),
});
export type OpenItem = z.output<typeof openItem>;

export const bookMonths = z.object({
  book: z.enum(BOOKS),
  /** The first day an entry may have; absent while no month is closed. */
  opensOn: z.string().nullable(),
  /** The latest first. */
  months: z.array(bookMonth),
  stillOpen: z.array(openItem),
});
export type BookMonths = z.output<typeof bookMonths>;

export const listMonthsCall = adminCall({
  method: 'GET',
  path: '/api/admin/books/months',
  summary: 'The months of the books, how far each is, and what is still open',
  response: bookMonths,
});

export const requestCloseCall = adminCall({
  method: 'POST',
  path: '/api/admin/books/months/:month/close',
  needsFreshSignIn: true,
  summary: 'Ask to close a month; a second person confirms it under Approvals',
  params,
  response: bookMonths,
  errors: [
    'MONTH_RUNNING',
    'MONTH_CLOSED',
    'EARLIER_MONTH_OPEN',
    'CLOSE_ASKED',
    'BEFORE_FIRST_ENTRY',
  ],
});

export const exportPackCall = adminCall({
  method: 'GET',
  path: '/api/admin/books/months/:month/pack.zip',
  needsFreshSignIn: true,
  summary:
    'The files of a closed month for bookkeepers: balances, journal, statements, and a summary to sign',
  params,
  response: z.custom<Response>(),
  responseTypes: ['application/zip'],
  errors: ['MONTH_RUNNING', 'MONTH_OPEN', 'BEFORE_FIRST_ENTRY'],
});

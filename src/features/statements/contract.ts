import { z } from 'zod';
import { planId } from '#features/plans/contract.ts';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { ENTRY_KINDS } from './statement.ts';
import { sayStatement } from './texts.ts';

const TAG = 'Statements';
const memberCall = defineCalls({ tag: TAG, access: 'member' });
const cents = z.number().int();
const params = z.object({ membershipId: z.uuid() });
/** A year such as '2027' or a month such as '2027-03'. */
const query = z.object({
  period: z.string().regex(/^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/, {
    error: sayStatement('period'),
  }),
});
const errors = ['STATEMENT_NOT_FOUND'] as const;

const sums = z.object({
  /** Received less returned: the sum of the other four. */
  amount: cents,
  fund: cents,
  administration: cents,
  reserve: cents,
  /** Money that does not complete an instalment yet. */
  waiting: cents,
});

const statement = z.object({
  membershipId: z.uuid(),
  holder: z.string(),
  /** The member's postal address, line by line, as far as it is known. */
  address: z.array(z.string()),
  groupName: z.string(),
  seat: z.number().int(),
  planId,
  period: z.string(),
  /** The first and the last month that can have entries. */
  firstMonth: z.string(),
  lastMonth: z.string(),
  opening: sums,
  entries: z.array(
    sums.extend({
      on: z.iso.date(),
      kind: z.enum(ENTRY_KINDS),
      /** How many instalments the line combines; 1 for everything else. */
      count: z.number().int(),
      instalments: z.array(z.number().int()),
    }),
  ),
  /** The totals of the period, by part. */
  change: sums,
  closing: sums,
});
export type Statement = z.output<typeof statement>;

export const readStatementCall = memberCall({
  method: 'GET',
  path: '/api/statements/:membershipId',
  summary: 'The statement of a seat of the signed-in member for a month or a year',
  params,
  query,
  response: statement,
  errors,
});

export const exportStatementCall = memberCall({
  method: 'GET',
  path: '/api/statements/:membershipId/statement.csv',
  summary: 'The same statement as CSV',
  params,
  query,
  response: z.instanceof(Response),
  responseTypes: ['text/csv'],
  errors,
});

export const printStatementCall = memberCall({
  method: 'GET',
  path: '/api/statements/:membershipId/statement.pdf',
  summary: 'The same statement as PDF',
  params,
  query,
  response: z.instanceof(Response),
  responseTypes: ['application/pdf'],
  errors,
});

const calendar = z.object({ address: z.url().nullable() });

export const readCalendarCall = memberCall({
  method: 'GET',
  path: '/api/calendar',
  summary: 'The secret address of the member’s calendar, if there is one',
  response: calendar,
});

export const renewCalendarCall = memberCall({
  method: 'POST',
  path: '/api/calendar',
  summary: 'Make a new secret address for the member’s calendar; an earlier one ends',
  response: calendar,
});

export const endCalendarCall = memberCall({
  method: 'DELETE',
  path: '/api/calendar',
  summary: 'End the member’s calendar address',
  response: calendar,
});

export const readCalendarFileCall = defineCall({
  method: 'GET',
  path: '/api/calendar/:file',
  summary: 'Due dates and assemblies as an iCalendar file; whoever knows the address may read it',
  tag: TAG,
  access: 'public',
  params: z.object({ file: z.string().max(200) }),
  response: z.instanceof(Response),
  responseTypes: ['text/calendar'],
  errors: ['CALENDAR_NOT_FOUND'],
});

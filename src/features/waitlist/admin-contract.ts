import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { pageOf, pageParameters, searchText } from '#shared/api/paging.ts';
import { WAITLISTS } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin: waitlist', access: 'admin', roles: ['support'] });

export const waitlistEntry = z.object({
  id: z.uuid(),
  list: z.enum(WAITLISTS),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  preferredPlan: z.string().nullable(),
  applicantProfile: z.string(),
  message: z.string().nullable(),
  source: z.string(),
  eventTag: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type WaitlistEntry = z.output<typeof waitlistEntry>;

const waitlistFilter = { search: searchText, list: z.enum(WAITLISTS).optional() };
export type WaitlistFilter = {
  search?: string | undefined;
  list?: WaitlistEntry['list'] | undefined;
};

export const listWaitlistCall = adminCall({
  method: 'GET',
  path: '/api/admin/waitlist',
  summary: 'Waitlist entries and event registrations, newest first; page by page',
  query: z.object({ ...waitlistFilter, ...pageParameters }),
  response: pageOf(waitlistEntry),
});

export const exportWaitlistCall = adminCall({
  method: 'GET',
  path: '/api/admin/waitlist.csv',
  needsFreshSignIn: true,
  summary: 'The waitlist entries that match, as a CSV file',
  query: z.object(waitlistFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

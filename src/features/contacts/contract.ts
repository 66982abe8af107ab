import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { emailAddress } from '#shared/api/fields.ts';
import { pageOf, pageParameters, searchText } from '#shared/api/paging.ts';
import { LOCALES } from '#shared/text/locale.ts';

const adminCall = defineCalls({
  tag: 'Admin: marketing contacts',
  access: 'admin',
  roles: ['support'],
});
const publicCall = defineCalls({ tag: 'Waitlist', access: 'public' });

export const marketingContact = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  source: z.string(),
  language: z.enum(LOCALES),
  updatedAt: z.iso.datetime(),
});
export type MarketingContact = z.output<typeof marketingContact>;

export const listContactsCall = adminCall({
  method: 'GET',
  path: '/api/admin/contacts',
  summary: 'Contacts kept after their application was deleted, newest first; page by page',
  query: z.object({ search: searchText, ...pageParameters }),
  response: pageOf(marketingContact),
});

export const exportContactsCall = adminCall({
  method: 'GET',
  path: '/api/admin/contacts.csv',
  needsFreshSignIn: true,
  summary: 'The contacts that match, as a CSV file',
  query: z.object({ search: searchText }),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

/** A person who wants no mail from us except about their own application. */
export const marketingObjection = z.object({ email: z.string(), recordedAt: z.iso.datetime() });
export type MarketingObjection = z.output<typeof marketingObjection>;

export const listObjectionsCall = adminCall({
  method: 'GET',
  path: '/api/admin/marketing-objections',
  summary: 'Addresses that no marketing goes to, newest first; page by page',
  query: z.object(pageParameters),
  response: pageOf(marketingObjection),
});

export const recordObjectionCall = adminCall({
  method: 'POST',
  path: '/api/admin/marketing-objections',
  summary: 'Stop marketing to an address: its contact goes and is not kept again',
  body: z.strictObject({
    email: emailAddress(),
  }),
  response: marketingObjection.extend({ hasRemovedContact: z.boolean() }),
});

export const withdrawObjectionCall = adminCall({
  method: 'DELETE',
  path: '/api/admin/marketing-objections/:email',
  summary: 'Withdraw an objection, because the person asked for it or it was a mistake',
  params: z.object({ email: z.string().max(254) }),
  response: z.object({ email: z.string() }),
  errors: ['OBJECTION_NOT_FOUND'],
});

const unsubscribeToken = z
  .string()
  .max(1000)
  .regex(/^[\w.-]+$/);

/** What a mail program sends when its reader presses its own 'Unsubscribe' (RFC 8058). */
export const unsubscribeAtOnceCall = publicCall({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  summary: 'Stop marketing to an address, by the List-Unsubscribe header of one of our mails',
  params: z.object({ token: unsubscribeToken }),
  response: z.object({ isDone: z.literal(true) }),
  errors: ['UNSUBSCRIBE_LINK_ENDED'],
});

/**
 * The same address opened by a person, in mail programs that do not support one-click
 * unsubscribing.
 */
export const openUnsubscribeCall = publicCall({
  method: 'GET',
  path: '/api/unsubscribe/:token',
  summary: 'Go to the page that stops marketing to an address',
  params: z.object({ token: unsubscribeToken }),
  query: z.object({ language: z.enum(LOCALES).default('en') }),
  response: z.custom<Response>(),
  responseTypes: [],
  status: 302,
});

export const unsubscribeCall = publicCall({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Stop marketing to the address that a link in one of our mails is for',
  body: z.strictObject({ token: unsubscribeToken }),
  response: z.object({ isDone: z.literal(true) }),
  errors: ['UNSUBSCRIBE_LINK_ENDED'],
});

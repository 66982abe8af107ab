import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { pageParameters, stateFilter, summedPageOf } from '#shared/api/paging.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { MAIL_STATES } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin: mails', access: 'admin' });

/** A kind of mail, with a rendered sample in each language. */
export const mailKindView = z.object({
  name: z.string(),
  trigger: z.string(),
  recipient: z.string(),
  isMarketing: z.boolean(),
  /** One mail for each of these. */
  once: z.string(),
  samples: z.array(z.object({ locale: z.enum(LOCALES), subject: z.string(), text: z.string() })),
});

export type MailKindView = z.output<typeof mailKindView>;

export const listMailKindsCall = adminCall({
  method: 'GET',
  path: '/api/admin/mails',
  roles: ['support'],
  summary: 'Every mail the product sends: why, to whom, how often',
  response: z.array(mailKindView),
});

/** A mail of the outbox as the desk sees it: never its text, which may have a link for one person. */
export const outboxMail = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  /** The recipient's name; null for somebody without an account. */
  name: z.string().nullable(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  queuedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  error: z.string().nullable(),
});
export type OutboxMail = z.output<typeof outboxMail>;

const outboxFilter = { ...stateFilter(MAIL_STATES), kind: z.string().max(60).optional() };

export const listOutboxCall = adminCall({
  method: 'GET',
  path: '/api/admin/mails/outbox',
  roles: ['support'],
  summary: 'Mails that bounced or failed, then the newest; page by page',
  query: z.object({ ...outboxFilter, ...pageParameters }),
  response: summedPageOf(outboxMail),
});

export const exportOutboxCall = adminCall({
  method: 'GET',
  path: '/api/admin/mails/outbox.csv',
  roles: ['support'],
  needsFreshSignIn: true,
  summary: 'The mails that match, as a CSV file',
  query: z.object(outboxFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const resendMailCall = adminCall({
  method: 'POST',
  path: '/api/admin/mails/:id/resend',
  roles: ['treasurer', 'reviewer', 'support'],
  summary: 'Send a mail again to the same address, at most once a minute',
  params: z.object({ id: z.uuid() }),
  response: z.object({ queued: z.literal(true) }),
  errors: ['MAIL_GONE', 'MAIL_QUEUED', 'MAIL_HAS_LINK', 'MAIL_IS_MARKETING'],
});

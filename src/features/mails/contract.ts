import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';
import { LOCALES } from '#shared/text/locale.ts';

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

export const listMailKindsCall = defineCall({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'Every mail the product sends: why, to whom, how often',
  tag: 'Admin: mails',
  access: 'admin',
  response: z.array(mailKindView),
});

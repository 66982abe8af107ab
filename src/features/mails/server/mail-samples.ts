import { defineHandlers } from '#platform/handler.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';

/** A sample of each mail for the catalogue that admins see, by kind of mail. */
export const mailSamples = defineHandlers<WriteMail>('samples of mails');

export const sampleOf = (name: string, locale: Locale): MailContent | undefined =>
  mailSamples.find(name)?.(locale);

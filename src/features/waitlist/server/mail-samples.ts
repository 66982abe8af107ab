import type { WriteMail } from '#features/mails/mail-content.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { WaitlistName } from '../rules.ts';
import { movedEventMail, newEventMail } from './event-mail.ts';
import type { EventRow } from './event-queries.ts';
import { groupOpenedMail, waitlistMail } from './mails.ts';

const siteUrl = 'https://example.com';
const now = new Date('2027-03-15T18:00:00Z');
const LISTS: Record<Locale, WaitlistName> = { en: 'english', 'pt-BR': 'imovelnoseua' };
const event = {
  tag: '2027-03-15_1200',
  startsAt: now,
  endsAt: new Date('2027-03-15T19:00:00Z'),
  city: 'Salt Lake City',
} as EventRow;

export const waitlistMailSamples: Readonly<Record<string, WriteMail>> = {
  waitlist: (locale) =>
    waitlistMail(LISTS[locale], {
      firstName: 'Ana',
      siteUrl,
      now,
      eventAddress: '',
      program: PROGRAM,
    }),
  'group-opened': (locale) =>
    groupOpenedMail('450', { firstName: 'Ana', siteUrl, program: PROGRAM }, locale),
  'event-announced': () => newEventMail('Ana', siteUrl, event),
  'event-moved': () =>
    movedEventMail(
      { firstName: 'Ana', siteUrl, now, eventAddress: '9 New Street', program: PROGRAM },
      event,
    ),
};

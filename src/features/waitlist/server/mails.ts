import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { WaitlistName } from '../rules.ts';
import { eventMail, type Reader } from './event-mail.ts';
import { waitlistMailTexts } from './texts.ts';

/** The mail after a new entry, in the language of its list. */
export function waitlistMail(list: WaitlistName, reader: Reader): MailContent {
  return mails[list](reader);
}

const mails: Record<WaitlistName, (reader: Reader) => MailContent> = {
  english: (reader) => joinedMail(reader, 'en'),
  imovelnoseua: (reader) => joinedMail(reader, 'pt-BR'),
  event: eventMail,
};

function joinedMail({ firstName, siteUrl, program }: Reader, locale: Locale): MailContent {
  const { joined } = waitlistMailTexts(locale);
  return {
    locale,
    subject: joined.subject,
    preview: joined.preview,
    greeting: joined.greeting(firstName),
    paragraphs: joined.paragraphs(formatMoney(program.deposit, locale)),
    action: { label: joined.action.label, href: `${siteUrl}${joined.action.path}` },
    closing: [joined.closing],
  };
}

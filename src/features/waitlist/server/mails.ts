import { unsubscribeLinks } from '#features/contacts/server/unsubscribe.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { type PlanId, plans } from '#features/plans/plans.ts';
import type { Context } from '#platform/context.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import { listLocale, type WaitlistName } from '../rules.ts';
import { eventMail, type Reader } from './event-mail.ts';
import { waitlistMailTexts } from './texts.ts';

/** The mail after a new entry, in the language of its list. */
export function waitlistMail(list: WaitlistName, reader: Reader): MailContent {
  return mails[list](reader);
}

const mails: Record<WaitlistName, (reader: Reader) => MailContent> = {
  english: (reader) => joinedMail(reader, listLocale('english')),
  imovelnoseua: (reader) => joinedMail(reader, listLocale('imovelnoseua')),
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

/** To somebody who waits for a group of their amount. */
export function groupOpenedMail(
  planId: PlanId,
  { firstName, siteUrl, program }: Pick<Reader, 'firstName' | 'siteUrl' | 'program'>,
  locale: Locale,
): MailContent {
  const { joined, groupOpened: texts } = waitlistMailTexts(locale);
  const { homeValue, monthlyContribution } = plans[planId];
  return {
    locale,
    subject: texts.subject,
    preview: texts.preview,
    greeting: joined.greeting(firstName),
    paragraphs: [
      texts.body(formatMoney(homeValue, locale), formatMoney(monthlyContribution, locale)),
      texts.deposit(formatMoney(program.deposit, locale)),
    ],
    action: { label: texts.action, href: `${siteUrl}${pageAddress('apply', locale)}#apply` },
    closing: [texts.closing],
  };
}

/** The same mail in the language of the person's list, with the links that end our marketing. */
export function writeGroupOpened(
  context: Context,
  planId: PlanId,
  { firstName, email, list }: { firstName: string; email: string; list: WaitlistName },
): MailContent {
  const locale = listLocale(list);
  const reader = { firstName, siteUrl: context.config.publicUrl, program: context.program };
  return {
    ...groupOpenedMail(planId, reader, locale),
    ...unsubscribeLinks(context, email, locale),
  };
}

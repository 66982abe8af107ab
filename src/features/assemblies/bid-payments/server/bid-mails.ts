import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { formatDeadline } from '../../checking/format-instant.ts';
import { assemblyMailTexts } from '../../server/texts.ts';

export type MailBid = {
  firstName: string;
  groupCode: string;
  month: number;
  seat: number;
  siteUrl: string;
};
type Facts = { amountCents: number; payBy: Date | null };

function factsOf(
  { groupCode, month, seat }: MailBid,
  { amountCents, payBy }: Facts,
  locale: Locale,
) {
  const { labels } = assemblyMailTexts(locale).bid;
  return [
    { label: labels.group, value: groupCode },
    { label: labels.assembly, value: String(month) },
    { label: labels.seat, value: String(seat) },
    { label: labels.amount, value: formatMoney(usd(amountCents), locale) },
    ...(payBy ? [{ label: labels.until, value: formatDeadline(payBy, locale) }] : []),
  ];
}

/** The mail to a bidder about the outcome of the bid's payment. */
export function bidPaymentMail(
  bid: MailBid,
  what: 'failed' | 'late' | 'returned',
  facts: Facts,
  locale: Locale,
): MailContent {
  const { greeting, bid: texts } = assemblyMailTexts(locale);
  const { open, [what]: text } = texts;
  return {
    locale,
    subject: text.subject,
    preview: text.preview,
    greeting: greeting(bid.firstName),
    paragraphs: [
      text.body,
      ...(facts.payBy ? [text.until(formatDeadline(facts.payBy, locale))] : []),
    ],
    facts: factsOf(bid, facts, locale),
    action: { label: open, href: `${bid.siteUrl}/dashboard/assemblies` },
  };
}

/** The mail to the cooperative about a bid's returned payment. */
export function bidReturnedAlarmMail(bid: MailBid, facts: Facts): MailContent {
  const { alarm } = assemblyMailTexts('en').bid;
  return {
    locale: 'en',
    subject: alarm.subject,
    preview: alarm.preview,
    greeting: 'Hello,',
    paragraphs: [alarm.body],
    facts: factsOf(bid, facts, 'en'),
    action: { label: 'Open the assemblies', href: `${bid.siteUrl}/admin/assemblies` },
  };
}

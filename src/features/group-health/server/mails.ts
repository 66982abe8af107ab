import type { DigestPart } from '#features/contributions/server/digest-handler.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { GroupReport } from '../contract.ts';
import { formatCoverage, healthSentences } from '../sentences.ts';
import { healthTexts } from '../texts.ts';
import { groupHealthMailTexts } from './texts.ts';

/** The monthly report of a group to one of its members. */
export function reportMail(
  to: { firstName: string; groupName: string; siteUrl: string; locale?: Locale },
  { month, moneyIn, moneyOut, awards, health }: GroupReport,
  locale: Locale = to.locale ?? 'en',
): MailContent {
  const { greeting, open, labels, report } = groupHealthMailTexts(locale);
  const dollars = (cents: number) => formatMoney(usd(cents), locale);
  const sum = (moved: GroupReport['moneyIn']) =>
    dollars(moved.reduce((total, { cents }) => total + cents, 0));
  const { coverage, homes, waiting, reserveCents, arrears, picksMissed } = health;
  return {
    locale,
    greeting: greeting(to.firstName),
    subject: report.subject(to.groupName, month),
    preview: report.preview,
    paragraphs: [report.body, ...healthSentences(health, locale, healthTexts(locale))],
    facts: [
      { label: labels.month, value: String(month) },
      { label: labels.moneyIn, value: sum(moneyIn) },
      { label: labels.moneyOut, value: sum(moneyOut) },
      { label: labels.awards, value: awards.map(({ seat }) => seat).join(', ') || report.nobody },
      { label: labels.homes, value: String(homes) },
      { label: labels.waiting, value: String(waiting) },
      { label: labels.coverage, value: coverage === null ? '–' : formatCoverage(coverage, locale) },
      { label: labels.reserve, value: dollars(reserveCents) },
      { label: labels.arrears, value: `${arrears.seats} (${dollars(arrears.cents)})` },
      { label: labels.missed, value: String(picksMissed) },
    ],
    action: { label: open, href: `${to.siteUrl}/dashboard/group` },
  };
}

/** The digest of a month to a member without an automatic payment. */
export function digestMail(
  { firstName, groupName, seat, siteUrl, locale }: SeatRecipient,
  { paragraphs, facts, receivedCents }: DigestPart & { receivedCents: number },
): MailContent {
  const { greeting, open, labels, digest } = groupHealthMailTexts(locale);
  const received = formatMoney(usd(receivedCents), locale);
  return {
    locale,
    greeting: greeting(firstName),
    subject: digest.subject(groupName),
    preview: digest.preview,
    paragraphs,
    facts: [
      { label: labels.seat, value: String(seat) },
      { label: labels.received, value: received },
      ...facts,
    ],
    action: { label: open, href: `${siteUrl}/dashboard/group` },
  };
}

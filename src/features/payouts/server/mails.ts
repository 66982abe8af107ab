import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { formatDate, formatDay } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { payoutNames } from '../texts.ts';
import type { PayoutRow } from './tables.ts';
import { payoutMailTexts } from './texts.ts';

type Payout = Pick<PayoutRow, 'kind' | 'cents'>;
type Parts = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'facts'>;

const dollars = (cents: number, locale: Locale) => formatMoney(usd(cents), locale);

function mailOf(locale: Locale, person: { firstName: string; siteUrl: string }, parts: Parts) {
  const { greeting, openBankDetails } = payoutMailTexts(locale);
  return {
    locale,
    greeting: greeting(person.firstName),
    ...parts,
    action: { label: openBankDetails, href: `${person.siteUrl}/dashboard/bank-details` },
  } satisfies MailContent;
}

function factsOf(locale: Locale, seat: SeatRecipient, { kind, cents }: Payout) {
  const { labels } = payoutMailTexts(locale);
  const { kinds } = payoutNames(locale);
  return [
    { label: labels.group, value: seat.groupName },
    { label: labels.seat, value: String(seat.seat) },
    { label: labels.amount, value: dollars(cents, locale) },
    { label: labels.reason, value: kinds[kind] },
  ];
}

export function owedMail(
  seat: SeatRecipient,
  payout: Payout,
  hasDetails: boolean,
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { owed } = payoutMailTexts(locale);
  return mailOf(locale, seat, {
    subject: owed.subject(dollars(payout.cents, locale)),
    preview: owed.preview,
    paragraphs: [owed.body, hasDetails ? owed.hasDetails : owed.needsDetails],
    facts: factsOf(locale, seat, payout),
  });
}

export function paidMail(
  seat: SeatRecipient,
  payout: Payout & { bankReference: string; paidOn: string; account: string },
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { paid, labels } = payoutMailTexts(locale);
  return mailOf(locale, seat, {
    subject: paid.subject(dollars(payout.cents, locale)),
    preview: paid.preview,
    paragraphs: [paid.body, paid.ask],
    facts: [
      ...factsOf(locale, seat, payout),
      { label: labels.account, value: payout.account },
      { label: labels.paidOn, value: formatDate(payout.paidOn, locale) },
      { label: labels.reference, value: payout.bankReference },
    ],
  });
}

export function detailsChangedMail(
  person: { firstName: string; siteUrl: string; locale?: Locale },
  change: { account: string; usableFrom: Date; isEarlierAddress: boolean },
  locale: Locale = person.locale ?? 'en',
): MailContent {
  const { changed, labels } = payoutMailTexts(locale);
  return mailOf(locale, person, {
    subject: changed.subject,
    preview: changed.preview,
    paragraphs: [
      changed.body(formatDay(change.usableFrom, locale)),
      changed.notYou,
      ...(change.isEarlierAddress ? [changed.earlier] : []),
    ],
    facts: [{ label: labels.account, value: change.account }],
  });
}

export function reminderMail(
  seat: SeatRecipient,
  payout: Payout,
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { reminder } = payoutMailTexts(locale);
  return mailOf(locale, seat, {
    subject: reminder.subject(dollars(payout.cents, locale)),
    preview: reminder.preview,
    paragraphs: [reminder.body, reminder.stays],
    facts: factsOf(locale, seat, payout),
  });
}

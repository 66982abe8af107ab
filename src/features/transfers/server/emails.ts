import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/locale.ts';
import { formatMoney, usd } from '#shared/money.ts';
import { textsOf } from '../texts.ts';

export type TransferSeat = {
  firstName: string;
  groupName: string;
  seat: number;
  priceCents: number;
  siteUrl: string;
  locale?: Locale;
};

function mailOf(
  seat: TransferSeat,
  parts: Pick<MailContent, 'subject' | 'preview' | 'paragraphs'>,
  locale: Locale,
): MailContent {
  const { greeting, open, labels } = textsOf(locale);
  return {
    locale,
    greeting: greeting(seat.firstName),
    ...parts,
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
      { label: labels.price, value: formatMoney(usd(seat.priceCents), locale) },
    ],
    action: { label: open, href: `${seat.siteUrl}/dashboard/transfers` },
  };
}

export function offeredMail(
  seat: TransferSeat,
  leaver: string,
  locale: Locale = seat.locale ?? 'en',
) {
  const { subject, preview, body, next } = textsOf(locale).offered;
  return mailOf(seat, { subject, preview, paragraphs: [body(leaver), next] }, locale);
}

export function acceptedMail(
  seat: TransferSeat,
  newcomer: string,
  locale: Locale = seat.locale ?? 'en',
) {
  const { subject, preview, body } = textsOf(locale).accepted;
  return mailOf(seat, { subject, preview, paragraphs: [body(newcomer)] }, locale);
}

export function doneMail(seat: TransferSeat, locale: Locale = seat.locale ?? 'en') {
  const { subject, preview, body } = textsOf(locale).done;
  return mailOf(seat, { subject, preview, paragraphs: [body] }, locale);
}

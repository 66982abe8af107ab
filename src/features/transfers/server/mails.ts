import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { EXECUTOR_LINK_DAYS } from '../rules.ts';
import { transferMailTexts } from './texts.ts';

/** The price is null before the newcomer signed one. */
export type TransferSeat = SeatRecipient & { priceCents: number | null };

function mailOf(
  seat: TransferSeat,
  parts: Pick<MailContent, 'subject' | 'preview' | 'paragraphs'>,
  locale: Locale,
): MailContent {
  const { greeting, open, labels } = transferMailTexts(locale);
  return {
    locale,
    greeting: greeting(seat.firstName),
    ...parts,
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
      ...(seat.priceCents === null
        ? []
        : [{ label: labels.price, value: formatMoney(usd(seat.priceCents), locale) }]),
    ],
    action: { label: open, href: `${seat.siteUrl}/dashboard/transfers` },
  };
}

export function offeredMail(
  seat: TransferSeat,
  leaver: string,
  locale: Locale = seat.locale ?? 'en',
) {
  const { subject, preview, body, next } = transferMailTexts(locale).offered;
  return mailOf(seat, { subject, preview, paragraphs: [body(leaver), next] }, locale);
}

/** To the member who offered, in case somebody else used their account. */
export function offerSentMail(
  seat: TransferSeat,
  newcomer: string,
  locale: Locale = seat.locale ?? 'en',
) {
  const { subject, preview, body, notYou } = transferMailTexts(locale).sent;
  return mailOf(seat, { subject, preview, paragraphs: [body(newcomer), notYou] }, locale);
}

/** To the holder of a seat, in case somebody else used their account. */
export function beneficiaryMail(
  seat: SeatRecipient,
  name: string,
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { greeting, labels, beneficiary } = transferMailTexts(locale);
  return {
    locale,
    subject: beneficiary.subject,
    preview: beneficiary.preview,
    greeting: greeting(seat.firstName),
    paragraphs: [beneficiary.body(name), beneficiary.notYou],
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
    ],
    action: { label: beneficiary.open, href: `${seat.siteUrl}/dashboard/transfers` },
  };
}

export function acceptedMail(
  seat: TransferSeat,
  newcomer: string,
  locale: Locale = seat.locale ?? 'en',
) {
  const { subject, preview, body } = transferMailTexts(locale).accepted;
  return mailOf(seat, { subject, preview, paragraphs: [body(newcomer)] }, locale);
}

/** To the newcomer who signed, with what follows. */
export function priceDueMail(seat: TransferSeat, locale: Locale = seat.locale ?? 'en') {
  const { subject, preview, body, next, notYou } = transferMailTexts(locale).priceDue;
  return mailOf(seat, { subject, preview, paragraphs: [body, next, notYou] }, locale);
}

/** To the other side of a transfer that was taken back or declined. */
export function withdrawnMail(
  seat: TransferSeat,
  who: string,
  locale: Locale = seat.locale ?? 'en',
) {
  const { subject, preview, body, next } = transferMailTexts(locale).withdrawn;
  return mailOf(seat, { subject, preview, paragraphs: [body(who), next] }, locale);
}

/** To the newcomer, when the seat can no longer change hands. */
export function endedMail(seat: TransferSeat, locale: Locale = seat.locale ?? 'en') {
  const { ended, withdrawn } = transferMailTexts(locale);
  const { subject, preview, body } = ended;
  return mailOf(seat, { subject, preview, paragraphs: [body, withdrawn.next] }, locale);
}

export function doneMail(seat: TransferSeat, locale: Locale = seat.locale ?? 'en') {
  const { subject, preview, body } = transferMailTexts(locale).done;
  return mailOf(seat, { subject, preview, paragraphs: [body] }, locale);
}

type Estate = { estate: string; representative: string };

/** To the executor of an estate, with the link to take over the account. */
export function executorInvitedMail(
  locale: Locale,
  { estate, representative, href }: Estate & { href: string },
): MailContent {
  const { greeting, invited } = transferMailTexts(locale);
  return {
    locale,
    subject: invited.subject(estate),
    preview: invited.preview,
    greeting: greeting(representative),
    paragraphs: [invited.body(estate), invited.next],
    action: { label: invited.action, href },
    closing: [invited.closing(EXECUTOR_LINK_DAYS)],
  };
}

/** To the holder's own address, in case the report of the death is false. */
export function estateNoticeMail(
  locale: Locale,
  { estate, representative, name }: Estate & { name: string },
): MailContent {
  const { greeting, notice } = transferMailTexts(locale);
  return {
    locale,
    subject: notice.subject,
    preview: notice.preview,
    greeting: greeting(name),
    paragraphs: [notice.body(estate, representative), notice.wrong],
  };
}

import type { MailContent } from '#features/mails/mail-content.ts';
import { plans } from '#features/plans/plans.ts';
import { formatDay } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { DepositRow } from './tables.ts';
import { depositMailTexts } from './texts.ts';

const noteOf = ({ mode }: DepositRow, locale: Locale) =>
  mode === 'live' ? [] : [depositMailTexts(locale).test];

export function depositConfirmationMail(
  deposit: DepositRow & { completedAt: Date },
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { greeting, labels, confirmed } = depositMailTexts(locale);
  const { homeValue, monthlyContribution } = plans[deposit.planId];
  const amount = formatMoney(usd(deposit.amountCents), locale);
  const plan = formatMoney(homeValue, locale);
  const rest = usd(monthlyContribution.cents - deposit.amountCents);
  return {
    locale,
    subject: confirmed.subject(amount),
    preview: confirmed.preview,
    greeting: greeting(deposit.firstName),
    paragraphs: [
      confirmed.received(amount, plan),
      confirmed.counts(formatMoney(rest, locale), formatMoney(monthlyContribution, locale)),
      confirmed.next,
      ...noteOf(deposit, locale),
    ],
    facts: [
      { label: labels.amount, value: amount },
      { label: labels.paidOn, value: formatDay(deposit.completedAt, locale) },
      { label: labels.plan, value: plan },
      { label: labels.reference, value: deposit.id },
    ],
    action: { label: confirmed.action, href: `${siteUrl}/dashboard` },
    closing: [confirmed.closing],
  };
}

export function depositRefundedMail(
  deposit: DepositRow,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { greeting, labels, refunded, visit } = depositMailTexts(locale);
  const amount = formatMoney(usd(deposit.amountCents), locale);
  return {
    locale,
    subject: refunded.subject(amount),
    preview: refunded.preview(amount),
    greeting: greeting(deposit.firstName),
    paragraphs: [
      refunded.reasons[deposit.refundReason ?? 'at_provider'],
      refunded.onItsWay(amount),
      ...noteOf(deposit, locale),
    ],
    facts: [
      { label: labels.amount, value: amount },
      { label: labels.reference, value: deposit.id },
    ],
    action: { label: visit, href: siteUrl },
    closing: [refunded.closing],
  };
}

/** Notifies the cooperative of a dispute, while there is time to respond. */
export function disputeMail(
  deposit: DepositRow,
  dispute: { amountCents: number; reason: string },
  siteUrl: string,
): MailContent {
  const amount = formatMoney(usd(dispute.amountCents));
  return {
    locale: 'en',
    subject: `A deposit of ${amount} is disputed`,
    preview: 'Banks decide for the card holder when nobody answers in time.',
    greeting: 'Hello,',
    paragraphs: [
      `The holder of the card that paid this deposit told their bank that it was not right (${dispute.reason.replaceAll('_', ' ')}). The bank decides; it decides for the holder when nobody answers in time.`,
      "Answer in the payment provider's dashboard. The deposit keeps its place until the bank has decided. If it decides for the holder, the deposit counts as given back and the place is free again.",
      ...noteOf(deposit, 'en'),
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Reference', value: deposit.id },
    ],
    action: { label: 'Open the deposits', href: `${siteUrl}/admin/deposits?money=disputed` },
  };
}

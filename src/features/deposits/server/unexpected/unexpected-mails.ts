import type { MailContent } from '#features/mails/mail-content.ts';
import type { UnexpectedReason } from '#features/payments/rules.ts';
import type { ProviderAmount } from '#providers/payments/payment-provider.ts';
import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { DepositRow } from '../tables.ts';
import { depositMailTexts } from '../texts.ts';

type Unexpected = { paymentId: string; amount: ProviderAmount; reason: UnexpectedReason };

/** '€200.00', '¥20,000': providers count in the smallest unit of a currency. */
function formatAmount({ cents, currency }: ProviderAmount, locale: Locale): string {
  const format = new Intl.NumberFormat(INTL_LOCALES[locale], {
    style: 'currency',
    currency,
  });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const whyOf = ({ amountCents }: DepositRow, reason: UnexpectedReason, locale: Locale) =>
  depositMailTexts(locale).returned.reasons[reason](formatMoney(usd(amountCents), locale));

/** Tells the payer that an unexpected payment is returned. */
export function paymentReturnedMail(
  deposit: DepositRow,
  { amount, reason }: Unexpected,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { greeting, labels, returned, visit } = depositMailTexts(locale);
  const sum = formatAmount(amount, locale);
  return {
    locale,
    subject: returned.subject(sum),
    preview: returned.preview,
    greeting: greeting(deposit.firstName),
    paragraphs: [returned.body(sum, whyOf(deposit, reason, locale)), returned.next[reason]],
    facts: [
      { label: labels.amount, value: sum },
      { label: labels.reference, value: deposit.id },
    ],
    action: { label: visit, href: `${siteUrl}/dashboard` },
  };
}

/** Tells the cooperative about an unexpected payment. */
export function unexpectedPaymentMail(
  deposit: DepositRow,
  { paymentId, amount, reason }: Unexpected,
  siteUrl: string,
): MailContent {
  const sum = formatAmount(amount, 'en');
  return {
    locale: 'en',
    subject: `A payment of ${sum} was not what a deposit is`,
    preview: 'It is not counted, and goes back to its card.',
    greeting: 'Hello,',
    paragraphs: [
      `A payment succeeded that should not have. ${whyOf(deposit, reason, 'en')} It is not in the books, nobody got a place for it, and it is being given back in full.`,
      "Look at it in the payment provider's dashboard: somebody may have changed or made it there.",
    ],
    facts: [
      { label: 'Amount', value: sum },
      { label: 'Payment', value: paymentId },
      { label: 'Reference', value: deposit.id },
    ],
    action: { label: 'Open the deposits', href: `${siteUrl}/admin/deposits` },
  };
}

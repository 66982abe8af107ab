import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { DepositRow } from '../tables.ts';
import { depositMailTexts } from '../texts.ts';

/** Mails the payer that the provider no longer knows the payment, and how to pay instead. */
export async function notifyLost(tx: TransactionContext, deposit: DepositRow): Promise<void> {
  if (!deposit.applicationId) return;
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-payment-lost:${deposit.id}`,
    content: (locale) => paymentLostMail(deposit, tx.config.publicUrl, locale),
  });
}

export function paymentLostMail(
  { id, firstName, amountCents }: Pick<DepositRow, 'id' | 'firstName' | 'amountCents'>,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { greeting, labels, lost } = depositMailTexts(locale);
  const deposit = formatMoney(usd(amountCents), locale);
  return {
    locale,
    subject: lost.subject,
    preview: lost.preview,
    greeting: greeting(firstName),
    paragraphs: [lost.body(deposit), lost.next],
    facts: [{ label: labels.reference, value: id }],
    action: { label: lost.action(deposit), href: `${siteUrl}/dashboard` },
  };
}

import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/locale.ts';
import { depositTexts } from '../texts.ts';
import type { DepositRow } from './tables.ts';

/** Mails the payer that the provider no longer knows the payment, and how to pay instead. */
export async function tellLost(tx: TransactionContext, deposit: DepositRow): Promise<void> {
  if (!deposit.applicationId) return;
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-payment-lost:${deposit.id}`,
    content: (locale) => paymentLostMail(deposit, tx.config.publicUrl, locale),
  });
}

/** The mail about a payment that the provider no longer knows. */
export function paymentLostMail(
  { id, firstName }: Pick<DepositRow, 'id' | 'firstName'>,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { lost } = depositTexts[locale];
  return {
    locale,
    subject: lost.subject,
    preview: lost.preview,
    greeting: lost.greeting(firstName),
    paragraphs: [lost.body, lost.next],
    facts: [{ label: lost.reference, value: id }],
    action: { label: lost.action, href: `${siteUrl}/dashboard` },
  };
}

import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/locale.ts';
import { depositTexts } from '../texts.ts';
import type { DepositRow } from './tables.ts';

/** Mails the payer that the provider no longer knows the payment, and how to pay instead. */
export async function tellLost(
  tx: TransactionContext,
  deposit: DepositRow,
  locale: Locale = 'en',
): Promise<void> {
  if (!deposit.applicationId) return;
  const { lost } = depositTexts[locale];
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-payment-lost:${deposit.id}`,
    content: {
      locale,
      subject: lost.subject,
      preview: lost.preview,
      greeting: lost.greeting(deposit.firstName),
      paragraphs: [lost.body, lost.next],
      facts: [{ label: lost.reference, value: deposit.id }],
      action: { label: lost.action, href: `${tx.config.publicUrl}/dashboard` },
    },
  });
}

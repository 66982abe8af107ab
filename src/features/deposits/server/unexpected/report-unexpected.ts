import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { UnexpectedPayment } from '#features/payments/server/handlers.ts';
import { PROVIDER_ACTOR } from '#features/payments/server/provider-actor.ts';
import type { TransactionContext } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import type { DepositRow } from '../tables.ts';
import { paymentReturnedMail, unexpectedPaymentMail } from './unexpected-mails.ts';

/** Mails admins and the payer about an unexpected payment that is returned. */
export async function reportUnexpected(
  tx: TransactionContext,
  deposit: DepositRow,
  { providerId, amount, reason, attempt }: UnexpectedPayment,
): Promise<void> {
  await recordAudit(tx, {
    actor: PROVIDER_ACTOR,
    action: 'deposit.payment-unexpected',
    subject: { type: 'deposit', id: deposit.id, label: deposit.email },
    after: { payment: providerId, reason, attempt, ...amount },
  });
  const unexpected = { paymentId: providerId, amount, reason };
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `unexpected-payment:${providerId}:${attempt}`,
    content: unexpectedPaymentMail(deposit, unexpected, tx.config.publicUrl),
  });
  if (amount.cents === 0) return;
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `payment-returned:${providerId}`,
    content: (locale) => paymentReturnedMail(deposit, unexpected, tx.config.publicUrl, locale),
  });
}

import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import { brand } from '#shared/brand.ts';
import type { UnexpectedReason } from '../rules.ts';
import { returnPaymentJob } from './jobs.ts';
import { PROVIDER } from './provider-actor.ts';
import { noteUnexpected } from './return-queries.ts';
import type { DepositRow } from './tables.ts';
import { paymentReturnedMail, unexpectedPaymentMail } from './unexpected-emails.ts';

/**
 * Sends back money that is no deposit: it is never counted as one, and noted for the admins. Once
 * for a payment, and once more each time the money came to us again; answers whether this call did
 * it.
 */
export async function returnUnexpected(
  tx: TransactionContext,
  deposit: DepositRow,
  { payment, reason }: { payment: Payment; reason: UnexpectedReason },
): Promise<boolean> {
  const { id: paymentId, received: amount } = payment;
  const attempt = attemptOf(payment);
  const now = tx.clock.now();
  const isNew = await noteUnexpected(tx.db, {
    ...amount,
    id: paymentId,
    depositId: deposit.id,
    reason,
    attempt,
    createdAt: now,
    updatedAt: now,
  });
  if (!isNew) return false;
  tx.log.warn({ depositId: deposit.id, paymentId, reason, attempt }, 'an unexpected payment');
  await recordAudit(tx, {
    actor: PROVIDER,
    action: 'deposit.payment-unexpected',
    subject: { type: 'deposit', id: deposit.id, label: deposit.email },
    after: { payment: paymentId, reason, attempt, ...amount },
  });
  const unexpected = { paymentId, amount, reason };
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `unexpected-payment:${paymentId}:${attempt}`,
    content: unexpectedPaymentMail(deposit, unexpected, tx.config.publicUrl),
  });
  if (amount.cents === 0) return true;
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `payment-returned:${paymentId}`,
    content: paymentReturnedMail(deposit, unexpected, tx.config.publicUrl),
  });
  await tx.jobs.enqueue(returnPaymentJob, { paymentId, attempt });
  return true;
}

/** Counts how often the money came: paid, back with a refund, or from a bank that decided for us. */
function attemptOf({ refunds, disputes }: Payment): number {
  const returned = refunds.filter(({ status }) => status === 'failed').length;
  const won = disputes.filter(({ status }) => status === 'won').length;
  return 1 + returned + won;
}

/** Asks the provider to give a payment back, under a key that names the attempt. */
export async function returnPayment(
  { payments }: Context,
  { paymentId, attempt }: { paymentId: string; attempt: number },
): Promise<void> {
  await payments.refundPayment({ key: `return-${paymentId}-${attempt}`, paymentId });
}

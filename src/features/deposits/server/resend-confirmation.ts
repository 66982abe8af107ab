import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import { depositErrors } from '../errors.ts';
import { depositConfirmationMail } from './emails.ts';
import { findDepositsOf } from './queries.ts';

/** Sends the deposit confirmation of an application once more; only a completed deposit has one. */
export async function resendConfirmation(
  tx: TransactionContext,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const all = await findDepositsOf(tx.db, applicationId);
  const deposit = all.find(({ status }) => status === 'completed');
  if (!deposit?.completedAt) throw depositErrors.DEPOSIT_NOT_COMPLETED();
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-confirmation:${deposit.id}:${tx.randomness.id()}`,
    content: depositConfirmationMail(
      { ...deposit, completedAt: deposit.completedAt },
      tx.config.publicUrl,
    ),
  });
}

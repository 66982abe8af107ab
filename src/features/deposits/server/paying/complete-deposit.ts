import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { RefundReason } from '../../rules.ts';
import { postReceived } from '../deposit-postings.ts';
import { refundDepositJob } from '../jobs.ts';
import { depositConfirmationMail } from '../mails.ts';
import { placeHandler } from '../place-handler.ts';
import { findOpenDeposit, type LockedDeposit, updateDeposit } from '../queries.ts';

/**
 * Completes a paid deposit: marks it paid, posts to the ledger, takes the place and queues the
 * mail, all in the transaction that locked the deposit.
 */
export async function completeDeposit(
  tx: TransactionContext,
  { deposit, application }: LockedDeposit,
): Promise<void> {
  const now = tx.clock.now();
  const planId = application?.preferredPlan ?? deposit.planId;
  const refundReason = await reasonToReturn(tx, { deposit, application });
  const paid = {
    status: 'completed' as const,
    planId,
    completedAt: now,
    updatedAt: now,
    ...(refundReason ? { refundReason, refundRequestedAt: now } : {}),
  };
  const after = { ...deposit, ...paid };
  await updateDeposit(tx.db, deposit.id, paid);
  await postReceived(tx, deposit);
  if (refundReason || !application) {
    const reason = refundReason ?? 'application_deleted';
    await tx.jobs.enqueue(refundDepositJob, { depositId: deposit.id, reason });
    return;
  }
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-confirmation:${deposit.id}`,
    content: (locale) => depositConfirmationMail(after, tx.config.publicUrl, locale),
  });
  // Last, because it locks the group, for which others wait.
  await placeHandler().takePlace(tx, {
    planId,
    mode: deposit.mode,
    applicationId: application.id,
    depositId: deposit.id,
  });
}

/** Why a payment must be refunded at once, if no place can be given for it. */
async function reasonToReturn(
  tx: TransactionContext,
  { deposit, application }: LockedDeposit,
): Promise<RefundReason | undefined> {
  if (!application) return 'application_deleted';
  const { mode } = deposit;
  const applicationId = application.id;
  // Nobody gets a second seat, however late the money comes.
  if (await placeHandler().hasSeat(tx, { applicationId, mode })) return 'paid_twice';
  // A pending deposit is the only open one; once it has ended, another may have been started.
  if (deposit.status === 'pending') return undefined;
  const other = await findOpenDeposit(tx.db, applicationId, mode);
  return other && other.id !== deposit.id ? 'paid_twice' : undefined;
}

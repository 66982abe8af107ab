import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { RefundReason } from '../rules.ts';
import { postReceived } from './deposit-postings.ts';
import { depositConfirmationMail } from './emails.ts';
import { refundDepositJob } from './jobs.ts';
import { placeHandler } from './place-handler.ts';
import { findOpenDeposit, type LockedDeposit, updateDeposit } from './queries.ts';

/**
 * The money is here: marks the deposit paid, posts to the ledger, takes the place and queues the
 * mail, in the transaction that locked the deposit. All of it, or none.
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
    content: depositConfirmationMail(after, tx.config.publicUrl),
  });
  // Last, because it locks the group: others who take a place in it wait from here on.
  await placeHandler().takePlace(tx, {
    planId,
    mode: deposit.mode,
    applicationId: application.id,
    depositId: deposit.id,
  });
}

/** Why a payment is refunded at once, if it is: nobody can get a place for it. */
async function reasonToReturn(
  tx: TransactionContext,
  { deposit, application }: LockedDeposit,
): Promise<RefundReason | undefined> {
  if (!application) return 'application_deleted';
  const { mode } = deposit;
  const applicationId = application.id;
  // Nobody gets a second seat, however late the money comes.
  if (await placeHandler().hasSeat(tx, { applicationId, mode })) return 'paid_twice';
  // A deposit that is pending is the only one; after an ended one another may have begun.
  if (deposit.status === 'pending') return undefined;
  const other = await findOpenDeposit(tx.db, applicationId, mode);
  return other && other.id !== deposit.id ? 'paid_twice' : undefined;
}

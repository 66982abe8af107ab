import { holdApplicationById } from '#features/applications/server/find-application.ts';
import { takePlace } from '#features/groups/server/take-place.ts';
import { postMovement } from '#features/ledger/server/post-entry.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/money.ts';
import { depositConfirmationMail } from './emails.ts';
import { refundDepositJob } from './jobs.ts';
import { updateDeposit } from './queries.ts';
import type { DepositRow } from './tables.ts';

/**
 * The money is here: the deposit is paid, the ledger has it, the place is taken and the mail is
 * owed, in the transaction that holds the deposit's lock. All of it, or none.
 */
export async function completeDeposit(
  tx: TransactionContext,
  deposit: DepositRow,
): Promise<DepositRow> {
  const now = tx.clock.now();
  // Held, so that a change of plan comes before the place is taken or moves it afterwards.
  const application = deposit.applicationId
    ? await holdApplicationById(tx, deposit.applicationId)
    : undefined;
  const planId = application?.preferredPlan ?? deposit.planId;
  const paid = { status: 'completed' as const, planId, completedAt: now, updatedAt: now };
  const after = { ...deposit, ...paid, nextCheckAt: null };
  await updateDeposit(tx.db, deposit.id, { ...paid, nextCheckAt: null });
  await postMovement(tx, {
    book: deposit.mode,
    key: `deposit-received:${deposit.id}`,
    kind: 'deposit-received',
    subjectId: deposit.id,
    amount: usd(deposit.amountCents),
    debit: 'provider-balance',
    credit: 'member-deposits',
  });
  if (!application) {
    // Deleted while its payment was under way: there is nobody to give a place to.
    const reason = 'application_deleted' as const;
    await tx.jobs.enqueue(refundDepositJob, { depositId: deposit.id, reason });
    return after;
  }
  await queueMail(tx, {
    to: deposit.email,
    dedupeKey: `deposit-confirmation:${deposit.id}`,
    content: depositConfirmationMail(after, tx.config.publicUrl),
  });
  // Last, because everybody who takes a place in the same plan waits for us from here on.
  await takePlace(tx, { planId, applicationId: application.id, depositId: deposit.id });
  return after;
}

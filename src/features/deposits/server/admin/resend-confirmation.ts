import { readApplicationById } from '#features/applications/server/read-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { depositErrors } from '../../errors.ts';
import { depositConfirmationMail } from '../mails.ts';
import { findPaidDeposit } from '../queries.ts';

/** Sends the confirmation of a paid deposit again, at most once a minute. */
export async function resendConfirmation(
  context: Context,
  actor: Session,
  email: string,
): Promise<void> {
  const { mode } = context.payments;
  await inTransaction(context, async (tx) => {
    const deposit = await findPaidDeposit(tx.db, email, mode);
    if (!deposit?.completedAt) throw depositErrors.NO_COMPLETED_DEPOSIT();
    const application = deposit.applicationId
      ? await readApplicationById(tx, deposit.applicationId)
      : undefined;
    // The plan, and with it the place, may have changed since the deposit was paid.
    const planId = application?.preferredPlan ?? deposit.planId;
    const paid = { ...deposit, planId, completedAt: deposit.completedAt };
    const minute = Math.floor(tx.clock.now().getTime() / 60_000);
    await queueMail(tx, {
      to: deposit.email,
      dedupeKey: `deposit-confirmation:${deposit.id}:again:${minute}`,
      content: (locale) => depositConfirmationMail(paid, tx.config.publicUrl, locale),
    });
    await recordAudit(tx, {
      actor,
      action: 'deposit.confirmation-resent',
      subject: { type: 'deposit', id: deposit.id, label: deposit.email },
      after: { applicationId: deposit.applicationId },
    });
  });
}

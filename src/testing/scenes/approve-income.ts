import { readApplicationById } from '#features/applications/server/read-application.ts';
import { applyDecision } from '#features/reviews/server/decisions/apply-decisions.ts';
import { decideIncome } from '#features/reviews/server/decisions/decide-income.ts';
import type { Context } from '#platform/context.ts';
import { adminSession } from '../admin-session.ts';

/** Approves an applicant's income as an admin would, without the time to undo it. */
export async function approveIncome(context: Context, applicationId: string): Promise<void> {
  const application = await readApplicationById(context, applicationId);
  if (!application) throw new Error(`there is no application ${applicationId}`);
  const { email, version } = application;
  const { decision } = await decideIncome(context, adminSession, {
    email,
    approved: true,
    adminNotes: '',
    version,
    isMissingPaperAccepted: true,
  });
  if (decision) await applyDecision(context, { applicationId, id: decision.id });
}

import { applicationErrors } from '#features/applications/errors.ts';
import { coversContribution, type IncomeStatus } from '#features/applications/rules.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import {
  editApplication,
  lockApplicationByEmail,
} from '#features/applications/server/edit-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { hasIncomePapers } from '#features/documents/server/list-documents.ts';
import { queueGroupCheck } from '#features/groups/server/formation/queue-group-check.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { usd } from '#shared/text/money.ts';
import { reviewErrors } from '../errors.ts';
import { endClaim } from './claim-application.ts';
import { incomeDecisionMail } from './mails.ts';

type Decision = {
  email: string;
  approved: boolean;
  adminNotes: string;
  version?: number | undefined;
  /** The admin confirmed that the figures do not cover the contribution. */
  isShortfallAccepted?: boolean;
};

/**
 * Approves or rejects an applicant's income and queues the mail about it. Idempotent; a decision on
 * a record that changed since the admin read it is refused.
 */
export function decideIncome(
  context: Context,
  actor: Session,
  { email, approved, adminNotes, version, isShortfallAccepted = false }: Decision,
): Promise<{ incomeVerificationStatus: IncomeStatus; version: number }> {
  const status = approved ? 'approved' : 'rejected';
  if (!approved && adminNotes === '') {
    throw reviewErrors.REJECTION_NEEDS_NOTES().at('adminNotes');
  }
  return inTransaction(context, async (tx) => {
    const before = await lockApplicationByEmail(tx, email);
    if (!before) throw applicationErrors.APPLICATION_NOT_FOUND();
    const notes = adminNotes || null;
    if (before.incomeVerificationStatus === status && before.adminNotes === notes) return before;
    refuseIfChanged(before, version);
    const isShort = approved && before.incomeVerificationStatus !== status && !covers(before);
    if (isShort && !isShortfallAccepted) throw reviewErrors.FIGURES_DO_NOT_COVER();
    const changes = { incomeVerificationStatus: status, adminNotes: notes } as const;
    const after = await editApplication(tx, before, changes);
    await recordAudit(tx, {
      actor,
      action: `application.income-${status}`,
      subject: { type: 'application', id: before.id, label: before.email },
      before: decided(before),
      after: { ...decided(after), ...(isShort ? { isShortfallAccepted } : {}) },
    });
    if (before.incomeVerificationStatus !== status) {
      const decision = { ...after, isShort, hasPapers: await hasIncomePapers(tx, after.id) };
      await queueMail(tx, {
        to: after.email,
        dedupeKey: `income-${status}:${after.id}:${after.version}`,
        content: (locale) => incomeDecisionMail(decision, tx.config.publicUrl, locale),
      });
    }
    await endClaim(tx, after.id);
    if (approved) await queueGroupCheck(tx, { applicationId: after.id });
    return after;
  }).then(({ incomeVerificationStatus, version }) => ({ incomeVerificationStatus, version }));
}

/** Without a version an admin may make the first decision, but not change one. */
function refuseIfChanged(row: ApplicationRow, seen: number | undefined) {
  const isDecided = ['approved', 'rejected'].includes(row.incomeVerificationStatus);
  const isStale = seen === undefined ? isDecided : row.version !== seen;
  if (isStale) throw applicationErrors.APPLICATION_CHANGED();
}

/** Whether the declared figures cover the plan's contribution. */
function covers({ monthlyIncome, monthlyDebtCents, preferredPlan }: ApplicationRow): boolean {
  const monthlyDebt = usd(monthlyDebtCents ?? 0);
  return coversContribution({ monthlyIncome, monthlyDebt, plan: preferredPlan });
}

function decided({ incomeVerificationStatus, adminNotes, version }: ApplicationRow) {
  return { incomeVerificationStatus, adminNotes, version };
}

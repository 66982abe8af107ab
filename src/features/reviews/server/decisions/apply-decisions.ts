import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import {
  editApplication,
  lockApplicationIfAny,
} from '#features/applications/server/edit-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { hasIncomePapers } from '#features/documents/server/list-documents.ts';
import { queueGroupCheck } from '#features/groups/server/formation/queue-group-check.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { STATUS_AFTER } from '../../rules.ts';
import { endClaim } from '../claim-application.ts';
import { applyDecisionsJob } from '../jobs.ts';
import { incomeDecisionMail, paperRequestMail } from '../mails.ts';
import { covers, isMember } from './decide-income.ts';
import {
  type DecisionRow,
  deleteDecision,
  findDueDecisions,
  findNextAppliesAt,
  lockDecision,
} from './decision-queries.ts';

/** Applies every decision whose time to be undone is over. */
export async function applyDueDecisions(context: Context): Promise<void> {
  const { db, clock, jobs } = context;
  const due = await findDueDecisions(db, clock.now());
  const failures: unknown[] = [];
  for (const decision of due) {
    await applyDecision(context, decision).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  if (due.length > 0) return;
  // The queue keeps the database's time: it may be some moments ahead of the product's clock.
  const next = await findNextAppliesAt(db);
  if (!next) return;
  const seconds = Math.ceil((next.getTime() - clock.now().getTime()) / 1000);
  await jobs.enqueue(applyDecisionsJob, {}, { startAfterSeconds: Math.max(1, seconds) });
}

/**
 * Makes one decision take effect, once: the status, the mail, the formation of a group. A decision
 * on a record that changed meanwhile, or whose group has formed, is dropped and logged.
 */
export function applyDecision(
  context: Context,
  { applicationId, id }: Pick<DecisionRow, 'applicationId' | 'id'>,
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const before = await lockApplicationIfAny(tx, applicationId);
    const decision = await lockDecision(tx.db, applicationId, id);
    if (!before || !decision) return;
    await deleteDecision(tx.db, applicationId);
    const hasPapers = await hasIncomePapers(tx, applicationId);
    const because = await whyDropped(tx, before, decision, hasPapers);
    if (because) await record(tx, before, decision, 'decision-dropped', { because });
    else await apply(tx, before, decision, hasPapers);
  });
}

async function whyDropped(
  tx: TransactionContext,
  application: ApplicationRow,
  { version, outcome, isMissingPaperAccepted }: DecisionRow,
  hasPapers: boolean,
): Promise<string | undefined> {
  if (application.version !== version) return 'the application changed';
  if (await isMember(tx, application)) return 'the group formed';
  const isApproval = outcome === 'approved' && application.incomeVerificationStatus !== 'approved';
  // Removing a paper does not always change the record.
  return isApproval && !hasPapers && !isMissingPaperAccepted ? 'the papers are gone' : undefined;
}

async function apply(
  tx: TransactionContext,
  before: ApplicationRow,
  decision: DecisionRow,
  hasPapers: boolean,
): Promise<void> {
  const { outcome, notes } = decision;
  const status = STATUS_AFTER[outcome];
  const changes = { incomeVerificationStatus: status, adminNotes: notes };
  const after = await editApplication(tx, before, changes);
  const isRequest = outcome === 'paper-requested';
  const isNew = before.incomeVerificationStatus !== status;
  const isApproval = outcome === 'approved' && isNew;
  const isShort = isApproval && !covers(before);
  await record(tx, before, decision, isRequest ? 'paper-requested' : `income-${outcome}`, {
    ...decided(after),
    ...(isShort ? { isShortfallAccepted: true } : {}),
    ...(isApproval && !hasPapers ? { isMissingPaperAccepted: true } : {}),
  });
  // Other notes to the same decision are not sent again; a request for another paper is.
  if (isNew || isRequest) {
    const { publicUrl } = tx.config;
    await queueMail(tx, {
      to: after.email,
      dedupeKey: `${isRequest ? outcome : `income-${status}`}:${after.id}:${after.version}`,
      content: (locale) =>
        isRequest
          ? paperRequestMail(after, publicUrl, locale)
          : incomeDecisionMail({ ...after, isShort, hasPapers }, publicUrl, locale),
    });
  }
  await endClaim(tx, after.id);
  if (outcome === 'approved') await queueGroupCheck(tx, { applicationId: after.id });
}

function record(
  tx: TransactionContext,
  before: ApplicationRow,
  { userId, email }: DecisionRow,
  what: string,
  after: Parameters<typeof recordAudit>[1]['after'],
): Promise<void> {
  return recordAudit(tx, {
    actor: { userId, email },
    action: `application.${what}`,
    subject: { type: 'application', id: before.id, label: before.email },
    before: decided(before),
    after: after ?? null,
  });
}

function decided({ incomeVerificationStatus, adminNotes, version }: ApplicationRow) {
  return { incomeVerificationStatus, adminNotes, version };
}

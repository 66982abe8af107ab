import { applicationErrors } from '#features/applications/errors.ts';
import { coversContribution, type IncomeStatus } from '#features/applications/rules.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import {
  lockApplicationByEmail,
  lockApplicationIfAny,
} from '#features/applications/server/edit-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { hasIncomePapers } from '#features/documents/server/list-documents.ts';
import { readApplicationsOfMembers } from '#features/memberships/server/read-memberships.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { usd } from '#shared/text/money.ts';
import type { ReviewDecision } from '../../contract.ts';
import { reviewErrors } from '../../errors.ts';
import { type Outcome, STATUS_AFTER, UNDO_SECONDS } from '../../rules.ts';
import { applyDecisionsJob } from '../jobs.ts';
import {
  type DecisionRow,
  deleteDecision,
  findDecision,
  insertDecision,
  lockDecision,
} from './decision-queries.ts';

type Input = {
  outcome: Outcome;
  notes: string;
  version?: number | undefined;
  /** The reviewer confirmed that the figures do not cover the contribution. */
  isShortfallAccepted?: boolean;
  /** The reviewer confirmed that no paper shows the income. */
  isMissingPaperAccepted?: boolean;
};

type Decided = {
  incomeVerificationStatus: IncomeStatus;
  version: number;
  decision: ReviewDecision | null;
};

/** Approves or rejects the income of an address; see `decide`. */
export function decideIncome(
  context: Context,
  actor: Session,
  {
    email,
    approved,
    adminNotes,
    ...input
  }: Omit<Input, 'outcome' | 'notes'> & { email: string; approved: boolean; adminNotes: string },
): Promise<Decided> {
  const outcome = approved ? 'approved' : 'rejected';
  return decide(context, actor, (tx) => lockApplicationByEmail(tx, email), {
    ...input,
    outcome,
    notes: adminNotes,
  });
}

/** Asks the applicant for a better paper, with the reason; see `decide`. */
export function requestPaper(
  context: Context,
  actor: Session,
  { id, adminNotes, version }: { id: string; adminNotes: string; version: number },
): Promise<Decided> {
  return decide(context, actor, (tx) => lockApplicationIfAny(tx, id), {
    outcome: 'paper-requested',
    notes: adminNotes,
    version,
  });
}

/**
 * Stores a decision, which a job applies when it can no longer be undone: until then nothing
 * follows from it. Idempotent. A decision is refused on a record that changed since the reviewer
 * read it, beside a colleague's that is pending, and once the group has formed.
 */
function decide(
  context: Context,
  actor: Session,
  lock: (tx: TransactionContext) => Promise<ApplicationRow | undefined>,
  input: Input,
): Promise<Decided> {
  const { outcome, version } = input;
  const notes = input.notes || null;
  if (outcome !== 'approved' && !notes) throw reviewErrors.REJECTION_NEEDS_NOTES().at('adminNotes');
  return inTransaction(context, async (tx) => {
    const application = await lock(tx);
    if (!application) throw applicationErrors.APPLICATION_NOT_FOUND();
    refuseOwn(application, actor);
    const pending = await findDecision(tx.db, application.id);
    if (pending) {
      const isSame = pending.outcome === outcome && pending.notes === notes;
      if (isSame && pending.userId === actor.userId) return answer(application, pending);
      throw reviewErrors.DECISION_PENDING();
    }
    const status = STATUS_AFTER[outcome];
    const isNew = application.incomeVerificationStatus !== status;
    if (!isNew && application.adminNotes === notes) return answer(application);
    if (await isMember(tx, application)) throw reviewErrors.GROUP_HAS_FORMED();
    refuseIfChanged(application, version);
    const hasPapers = await hasIncomePapers(tx, application.id);
    if (outcome === 'paper-requested' && !hasPapers) throw reviewErrors.NOTHING_TO_REPLACE();
    const { isShortfallAccepted = false, isMissingPaperAccepted = false } = input;
    if (outcome === 'approved' && isNew) {
      if (!isShortfallAccepted && !covers(application)) throw reviewErrors.FIGURES_DO_NOT_COVER();
      if (!isMissingPaperAccepted && !hasPapers) throw reviewErrors.NO_INCOME_PAPERS();
    }
    const decision: DecisionRow = {
      applicationId: application.id,
      id: tx.randomness.id(),
      outcome,
      notes,
      version: application.version,
      isMissingPaperAccepted,
      userId: actor.userId,
      email: actor.email,
      appliesAt: new Date(tx.clock.now().getTime() + UNDO_SECONDS * 1000),
    };
    await insertDecision(tx.db, decision);
    await tx.jobs.enqueue(applyDecisionsJob, {}, { startAfterSeconds: UNDO_SECONDS });
    return answer(application, decision);
  });
}

/** Undoes a decision from which nothing has followed yet; any reviewer may. */
export function undoDecision(
  context: Context,
  actor: Session,
  { id, decisionId }: { id: string; decisionId: string },
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const application = await lockApplicationIfAny(tx, id);
    if (!application) throw applicationErrors.APPLICATION_NOT_FOUND();
    refuseOwn(application, actor);
    const decision = await lockDecision(tx.db, id, decisionId);
    if (!decision) throw reviewErrors.DECISION_OVER();
    await deleteDecision(tx.db, id);
    const { outcome, notes, email } = decision;
    await recordAudit(tx, {
      actor,
      action: 'application.decision-undone',
      subject: { type: 'application', id, label: application.email },
      before: { outcome, adminNotes: notes, reviewer: email },
    });
  });
}

/** The pending decision on an application; null when there is none. */
export async function readDecision(
  { db }: Pick<Context, 'db'>,
  applicationId: string,
): Promise<ReviewDecision | null> {
  const decision = await findDecision(db, applicationId);
  return decision ? toView(decision) : null;
}

/** Whether the applicant holds or held a seat: the income was settled before the group formed. */
export async function isMember(tx: TransactionContext, { id }: ApplicationRow): Promise<boolean> {
  return (await readApplicationsOfMembers(tx, [id])).length > 0;
}

/** Whether the declared figures cover the plan's contribution. */
export function covers({ monthlyIncome, monthlyDebtCents, preferredPlan }: ApplicationRow) {
  const monthlyDebt = usd(monthlyDebtCents ?? 0);
  return coversContribution({ monthlyIncome, monthlyDebt, plan: preferredPlan });
}

/** Nobody decides about themselves, nor undoes what a colleague decided about them. */
function refuseOwn({ userId, email }: ApplicationRow, actor: Session): void {
  if (userId === actor.userId || email === actor.email) throw reviewErrors.OWN_APPLICATION();
}

/** Without a version a reviewer may make the first decision, but not change one. */
function refuseIfChanged(row: ApplicationRow, seen: number | undefined) {
  const isDecided = ['approved', 'rejected'].includes(row.incomeVerificationStatus);
  const isStale = seen === undefined ? isDecided : row.version !== seen;
  if (isStale) throw applicationErrors.APPLICATION_CHANGED();
}

function answer(
  { incomeVerificationStatus, version }: ApplicationRow,
  decision?: DecisionRow,
): Decided {
  return { incomeVerificationStatus, version, decision: decision ? toView(decision) : null };
}

function toView({ id, outcome, notes, email, appliesAt }: DecisionRow): ReviewDecision {
  return { id, outcome, notes, email, appliesAt: appliesAt.toISOString() };
}

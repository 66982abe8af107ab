import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { Approval } from '../contract.ts';
import { approvalErrors } from '../errors.ts';
import { confirmsFrom } from '../rules.ts';
import { approvalHandlers } from './approval-handler.ts';
import {
  type ApprovalRow,
  findApprovals,
  insertApproval,
  lockApproval,
  updateApproval,
} from './queries.ts';

export type NewApproval = Pick<
  ApprovalRow,
  'kind' | 'subjectId' | 'beneficiaryId' | 'amountCents' | 'summary' | 'details'
>;

/** Enters something that another admin has to confirm; returns its id. */
export async function enterApproval(
  tx: TransactionContext,
  actor: Session,
  entry: NewApproval,
): Promise<string> {
  if (entry.beneficiaryId === actor.userId) throw approvalErrors.OWN_BENEFIT();
  const id = tx.randomness.id();
  await insertApproval(tx.db, {
    ...entry,
    id,
    state: 'waiting',
    enteredById: actor.userId,
    enteredBy: actor.email,
    enteredAt: tx.clock.now(),
  });
  await audit(tx, actor, 'approval.entered', { id, ...entry });
  return id;
}

/** Confirms what another admin entered: it takes effect in the same transaction, once. */
export function confirmApproval(
  context: Context,
  actor: Session,
  { id }: { id: string },
): Promise<Approval> {
  return inTransaction(context, async (tx) => {
    const entry = await lockWaiting(tx, id);
    if (entry.enteredById === actor.userId) throw approvalErrors.SECOND_ADMIN_NEEDED();
    if (entry.beneficiaryId === actor.userId) throw approvalErrors.OWN_BENEFIT();
    await requireSeasonedAdmin(tx, actor);
    const confirmed = await decide(tx, actor, id, { state: 'confirmed', reason: null });
    await approvalHandlers.of(entry.kind).onConfirmed(tx, confirmed);
    await audit(tx, actor, 'approval.confirmed', confirmed);
    return toView(confirmed);
  });
}

/** Rejects an entry; the admin who entered it may withdraw it in the same way. */
export function rejectApproval(
  context: Context,
  actor: Session,
  { id, reason }: { id: string; reason: string },
): Promise<Approval> {
  return inTransaction(context, async (tx) => {
    await lockWaiting(tx, id);
    const rejected = await decide(tx, actor, id, { state: 'rejected', reason });
    await approvalHandlers.of(rejected.kind).onRejected?.(tx, rejected);
    await audit(tx, actor, 'approval.rejected', rejected);
    return toView(rejected);
  });
}

const SHOWN = 100;

/** Waiting entries first, then those decided last. */
export async function listApprovals({ db }: Pick<Context, 'db'>): Promise<Approval[]> {
  return (await findApprovals(db, SHOWN)).map(toView);
}

async function lockWaiting(tx: TransactionContext, id: string): Promise<ApprovalRow> {
  const entry = await lockApproval(tx.db, id);
  if (!entry) throw approvalErrors.APPROVAL_NOT_FOUND();
  if (entry.state !== 'waiting') throw approvalErrors.APPROVAL_DECIDED();
  return entry;
}

/** Read from the database, because the session may be older than the role. */
async function requireSeasonedAdmin(tx: TransactionContext, actor: Session): Promise<void> {
  const user = await readUser(tx, actor.userId);
  if (user?.role !== 'admin') throw commonErrors.FORBIDDEN();
  const since = user.adminSince ?? tx.clock.now();
  if (tx.clock.now() < confirmsFrom(since)) throw approvalErrors.ADMIN_TOO_NEW();
}

function decide(
  tx: TransactionContext,
  actor: Session,
  id: string,
  outcome: Pick<ApprovalRow, 'state' | 'reason'>,
): Promise<ApprovalRow> {
  return updateApproval(tx.db, id, {
    ...outcome,
    decidedById: actor.userId,
    decidedBy: actor.email,
    decidedAt: tx.clock.now(),
  });
}

function audit(
  tx: TransactionContext,
  actor: Session,
  action: `approval.${string}`,
  { id, kind, summary, amountCents }: Pick<ApprovalRow, 'id' | 'kind' | 'summary' | 'amountCents'>,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    subject: { type: 'system', id: `approval:${id}`, label: summary },
    after: { kind, cents: amountCents },
  });
}

function toView(row: ApprovalRow): Approval {
  return {
    id: row.id,
    kind: row.kind,
    summary: row.summary,
    amountCents: row.amountCents,
    details: row.details,
    hasAccount: approvalHandlers.find(row.kind)?.showAccount !== undefined,
    state: row.state,
    enteredBy: row.enteredBy,
    enteredAt: row.enteredAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { isAllowed, type Role } from '#shared/staff-roles.ts';
import { type Approval, confirmApprovalCall } from '../contract.ts';
import { approvalErrors } from '../errors.ts';
import { approvalHandlers } from './approval-handler.ts';
import { confirmRefusal, toView } from './list-approvals.ts';
import { notifyApprovers } from './notify-approvers.ts';
import {
  type ApprovalRow,
  insertApproval,
  lockApproval,
  type NewPayment,
  sumWaiting,
  updateApproval,
} from './queries.ts';
import { refuseRepeat } from './refuse-repeat.ts';

export type NewApproval = Pick<
  ApprovalRow,
  'kind' | 'subjectId' | 'beneficiaryId' | 'amountCents' | 'summary' | 'details'
>;

/** Enters something that another admin has to confirm; returns its id. */
export async function enterApproval(
  tx: TransactionContext,
  actor: Session,
  entry: NewApproval,
  logged: Record<string, string> = {},
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
  await audit(tx, actor, 'approval.entered', { id, ...entry }, logged);
  await notifyApprovers(tx, {
    ...entry,
    id,
    enteredById: actor.userId,
    enteredBy: actor.email,
  });
  return id;
}

/**
 * Enters money that came by bank. What was probably entered before is refused, unless a reason says
 * why it is another payment; whoever confirms reads it, and the log keeps it.
 */
export async function enterPayment(
  tx: TransactionContext,
  actor: Session,
  { repeatReason, ...payment }: NewApproval & NewPayment & { repeatReason?: string | undefined },
): Promise<string> {
  const earlier = await refuseRepeat(tx, payment, repeatReason);
  if (!earlier || !repeatReason) return enterApproval(tx, actor, payment);
  const details = { ...payment.details, repeatReason };
  return enterApproval(tx, actor, { ...payment, details }, { repeats: earlier.id, repeatReason });
}

/** What waits for a second admin, in cents by subject; subjects without are not in it. */
export async function readWaitingCents(
  { db }: Pick<Context, 'db'>,
  kind: string,
  subjectIds: readonly string[],
): Promise<Map<string, number>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await sumWaiting(db, kind, subjectIds);
  return new Map(rows.map(({ subjectId, cents }) => [subjectId, cents]));
}

/** Confirms what another admin entered: it takes effect in the same transaction, once. */
export function confirmApproval(
  context: Context,
  actor: Session,
  { id }: { id: string },
): Promise<Approval> {
  return inTransaction(context, async (tx) => {
    const entry = await lockWaiting(tx, id);
    // Read from the database, because the session may be older than the role.
    const user = await readUser(tx, actor.userId);
    const adminSince = user?.adminSince ?? null;
    const refusal = confirmRefusal(entry, { id: actor.userId, adminSince }, tx.clock.now());
    if (refusal && refusal !== 'ADMIN_TOO_NEW') throw approvalErrors[refusal]();
    requireRole(entry, user?.role ?? 'member');
    if (refusal) throw approvalErrors[refusal]();
    const confirmed = await decide(tx, actor, id, { state: 'confirmed', reason: null });
    await approvalHandlers.of(entry.kind).onConfirmed(tx, confirmed);
    await audit(tx, actor, 'approval.confirmed', confirmed);
    return toView(tx, actor, confirmed);
  });
}

/** Rejects an entry; the admin who entered it may withdraw it in the same way. */
export function rejectApproval(
  context: Context,
  actor: Session,
  { id, reason }: { id: string; reason: string },
): Promise<Approval> {
  return inTransaction(context, async (tx) => {
    const entry = await lockWaiting(tx, id);
    requireRole(entry, (await readUser(tx, actor.userId))?.role ?? 'member');
    const rejected = await decide(tx, actor, id, { state: 'rejected', reason });
    await approvalHandlers.of(rejected.kind).onRejected?.(tx, rejected);
    await audit(tx, actor, 'approval.rejected', rejected);
    return toView(tx, actor, rejected);
  });
}

async function lockWaiting(tx: TransactionContext, id: string): Promise<ApprovalRow> {
  const entry = await lockApproval(tx.db, id);
  if (!entry) throw approvalErrors.APPROVAL_NOT_FOUND();
  if (entry.state !== 'waiting') throw approvalErrors.APPROVAL_DECIDED();
  return entry;
}

function requireRole({ kind }: ApprovalRow, role: Role): void {
  const roles = approvalHandlers.of(kind).isForAdmins ? [] : confirmApprovalCall.roles;
  if (!isAllowed(role, roles)) throw commonErrors.ROLE_NEEDED();
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
  more: Record<string, string> = {},
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    subject: { type: 'system', id: `approval:${id}`, label: summary },
    after: { kind, cents: amountCents, ...more },
  });
}

import { readApplicationsByIds } from '#features/applications/server/read-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { GroupMember } from '../admin-contract.ts';
import { groupErrors } from '../errors.ts';
import { groupName } from '../rules.ts';
import { cancelGroup } from './formation/end-group.ts';
import { extendGroup } from './formation/extend-group.ts';
import { announceExtensionJob } from './jobs.ts';
import { findActivePlaces } from './places/place-queries.ts';
import { findGroup, type GroupRow } from './queries.ts';

export async function listMembers(
  context: Pick<Context, 'db'>,
  groupId: string,
): Promise<GroupMember[]> {
  if (!(await findGroup(context.db, groupId))) throw groupErrors.GROUP_NOT_FOUND();
  const places = await findActivePlaces(context.db, groupId);
  const ids = places.flatMap(({ applicationId }) => (applicationId ? [applicationId] : []));
  const people = new Map((await readApplicationsByIds(context, ids)).map((row) => [row.id, row]));
  return places.map(({ id, takenAt, depositId, applicationId, approvalDueAt }) => {
    const person = applicationId ? people.get(applicationId) : undefined;
    const { fullName = null, email = null } = person ?? {};
    return {
      placeId: id,
      takenAt: takenAt.toISOString(),
      depositId,
      applicationId,
      fullName,
      email,
      incomeStatus: person?.incomeVerificationStatus ?? null,
      approvalDueAt: approvalDueAt?.toISOString() ?? null,
    };
  });
}

/** Gives a group its one extension, in an admin's name. */
export function extendByAdmin(context: Context, actor: Session, groupId: string): Promise<Date> {
  return inTransaction(context, async (tx) => {
    const { before, closesAt } = await extendGroup(tx, { groupId });
    await recordAudit(tx, {
      actor,
      action: 'group.extended',
      subject: subjectOf(before),
      before: { closesAt: before.closesAt.toISOString() },
      after: { closesAt: closesAt.toISOString() },
    });
    await tx.jobs.enqueue(announceExtensionJob, { groupId });
    return closesAt;
  });
}

/** Cancels a group whose name the admin typed; returns how many deposits are refunded. */
export function cancelByAdmin(
  context: Context,
  actor: Session,
  { groupId, confirmation }: { groupId: string; confirmation: string },
): Promise<number> {
  return inTransaction(context, async (tx) => {
    const { before, refunds } = await cancelGroup(tx, { groupId, confirmation });
    await recordAudit(tx, {
      actor,
      action: 'group.cancelled',
      subject: subjectOf(before),
      before: { status: before.status, members: before.memberCount },
      after: { status: 'cancelled', refunds },
    });
    return refunds;
  });
}

function subjectOf({ id, planId, number }: GroupRow) {
  return { type: 'group', id, label: groupName(planId, number) } as const;
}

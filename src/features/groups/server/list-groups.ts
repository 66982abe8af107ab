import type { Executor } from '#db/executor.ts';
import type { Clock } from '#providers/clock/clock.ts';
import type { GroupView } from '../contract.ts';
import { daysRemaining, groupName } from '../rules.ts';
import { findAllGroups, findGroupsOf, type GroupRow } from './queries.ts';

type Reader = { db: Executor; clock: Clock };

/** The groups in which an applicant holds a place. */
export async function listGroupsOf(
  { db, clock }: Reader,
  applicationIds: readonly string[],
): Promise<GroupView[]> {
  const rows = await findGroupsOf(db, applicationIds);
  return rows.map((row) => toView(row, clock.now()));
}

/** Every group, for admins. */
export async function listAllGroups({ db, clock }: Reader): Promise<GroupView[]> {
  const rows = await findAllGroups(db);
  return rows.map((row) => toView(row, clock.now()));
}

function toView(row: GroupRow, now: Date): GroupView {
  return {
    id: row.id,
    name: groupName(row.planId, row.number),
    planId: row.planId,
    status: row.status,
    capacity: row.capacity,
    currentMembers: row.memberCount,
    daysRemaining: row.status === 'forming' ? daysRemaining(row.closesAt, now) : 0,
    formationStartDate: row.openedAt.toISOString(),
    targetCompletionDate: row.closesAt.toISOString(),
    isExtended: row.extendedAt !== null,
    formedAt: row.formedAt?.toISOString() ?? null,
  };
}

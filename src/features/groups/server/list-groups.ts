import type { Executor } from '#db/executor.ts';
import type { Clock } from '#providers/clock/clock.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { GroupView } from '../contract.ts';
import { groupName } from '../rules.ts';
import { daysRemaining } from '../window.ts';
import { findAllGroups, findGroupsOf, type GroupRow } from './queries.ts';

type Reader = { db: Executor; clock: Clock; payments: { mode: PaymentMode } };

/** The groups of the running mode in which an applicant holds a place. */
export async function listGroupsOf(
  { db, clock, payments }: Reader,
  applicationIds: readonly string[],
): Promise<GroupView[]> {
  const rows = await findGroupsOf(db, payments.mode, applicationIds);
  return rows.map((row) => toView(row, clock.now()));
}

/** Every group of the running mode, for admins. */
export async function listAllGroups({ db, clock, payments }: Reader): Promise<GroupView[]> {
  const rows = await findAllGroups(db, payments.mode);
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

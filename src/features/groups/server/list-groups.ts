import type { Executor } from '#db/executor.ts';
import type { Clock } from '#providers/clock/clock.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { returnableUntil } from '../approvals.ts';
import type { GroupView, OwnGroupView } from '../contract.ts';
import { groupName, hasFormed } from '../rules.ts';
import { daysRemaining } from '../window.ts';
import { countConfirmed } from './place-queries.ts';
import { findAllGroups, findGroupsOf, type GroupRow } from './queries.ts';

type Reader = { db: Executor; clock: Clock; payments: { mode: PaymentMode } };

/** The groups of the running mode in which an applicant holds a place. */
export async function listGroupsOf(
  { db, clock, payments }: Reader,
  applicationIds: readonly string[],
): Promise<OwnGroupView[]> {
  const now = clock.now();
  const rows = await findGroupsOf(db, payments.mode, applicationIds);
  const confirmed = await countConfirmed(
    db,
    rows.map(({ group }) => group.id),
  );
  return rows.map(({ group, movedBackAt }) => {
    const until = movedBackAt && returnableUntil(movedBackAt);
    const isReturnable = group.status === 'forming' && until && until > now;
    return {
      ...toView(group, confirmed, now),
      depositReturnableUntil: isReturnable ? until.toISOString() : null,
    };
  });
}

/** Every group of the running mode, for admins. */
export async function listAllGroups({ db, clock, payments }: Reader): Promise<GroupView[]> {
  const rows = await findAllGroups(db, payments.mode);
  const confirmed = await countConfirmed(
    db,
    rows.filter(({ status }) => status === 'forming').map(({ id }) => id),
  );
  return rows.map((row) => toView(row, confirmed, clock.now()));
}

function toView(row: GroupRow, confirmed: Map<string, number>, now: Date): GroupView {
  return {
    id: row.id,
    name: groupName(row.planId, row.number),
    planId: row.planId,
    status: row.status,
    capacity: row.capacity,
    currentMembers: row.memberCount,
    confirmedMembers: hasFormed(row.status) ? row.memberCount : (confirmed.get(row.id) ?? 0),
    filledAt: row.filledAt?.toISOString() ?? null,
    // A group that was full has no remaining days.
    daysRemaining: row.status === 'forming' && !row.filledAt ? daysRemaining(row.closesAt, now) : 0,
    formationStartDate: row.openedAt.toISOString(),
    targetCompletionDate: row.closesAt.toISOString(),
    isExtended: row.extendedAt !== null,
    formedAt: row.formedAt?.toISOString() ?? null,
    startMonth: row.startMonth,
  };
}

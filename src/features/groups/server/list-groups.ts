import { z } from 'zod';
import type { Executor } from '#db/executor.ts';
import { PLAN_IDS } from '#features/plans/plans.ts';
import type { Clock } from '#providers/clock/clock.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { returnableUntil } from '../approvals.ts';
import type { GroupView, OwnGroupView } from '../contract.ts';
import { type GroupStatus, groupName, hasFormed } from '../rules.ts';
import { daysRemaining } from '../window.ts';
import { findFormed, findGroupPage, findNewestFormed } from './list-queries.ts';
import { countConfirmed } from './places/place-queries.ts';
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

/** Every group of the running mode, or every one in a status. */
export async function listAllGroups(context: Reader, status?: GroupStatus): Promise<GroupView[]> {
  const of = { mode: context.payments.mode, status };
  return toViews(context, await findAllGroups(context.db, of));
}

/** The groups of the running mode, those forming first, then the newest, page by page. */
export async function pageGroups(
  context: Reader,
  { status }: { status?: GroupStatus | undefined },
  request: PageRequest,
): Promise<Page<GroupView>> {
  const of = { mode: context.payments.mode, status };
  const { items, nextCursor } = await findGroupPage(context.db, of, request);
  return { items: await toViews(context, items), nextCursor };
}

/** How many of each plan are offered; an older one is found by its number. */
const OFFERED = 25;

type Wanted = { number?: number | undefined; id?: string | undefined };

/** The newest groups that have formed, by plan; or those with a number, or the one with an id. */
export async function listFormedNames({ db, payments: { mode } }: Reader, { number, id }: Wanted) {
  if (id !== undefined) return { groups: await nameFormed(db, mode, id), isMore: false };
  const newest = await findNewestFormed(db, { mode, number, limit: OFFERED + 1 });
  const offered = PLAN_IDS.flatMap((plan) =>
    newest.filter(({ planId }) => planId === plan).slice(0, OFFERED),
  );
  return { groups: offered.map(toName), isMore: offered.length < newest.length };
}

async function nameFormed(db: Executor, mode: PaymentMode, id: string) {
  const isId = z.uuid().safeParse(id).success;
  return isId ? (await findFormed(db, mode, id)).map(toName) : [];
}

const toName = ({ id, planId, number }: Pick<GroupRow, 'id' | 'planId' | 'number'>) => ({
  id,
  name: groupName(planId, number),
});

async function toViews({ db, clock }: Reader, rows: readonly GroupRow[]): Promise<GroupView[]> {
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

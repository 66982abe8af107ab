import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { pageInParts, tablePart } from '#platform/lists/page-in-parts.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { GroupStatus } from '../rules.ts';
import type { GroupRow } from './queries.ts';
import { groups } from './tables.ts';

const newestFirst = (name: string): Sort => ({
  name,
  by: groups.openedAt,
  kind: 'moment',
  id: groups.id,
  direction: 'desc',
});
const FORMING = newestFirst('forming');
const NOT_FORMING = newestFirst('not-forming');

type Listed = { mode: PaymentMode; status?: GroupStatus | undefined };

/** A page of the groups of a mode, those forming first, then the newest. */
export function findGroupPage(
  db: Executor,
  { mode, status }: Listed,
  request: PageRequest,
): Promise<Page<GroupRow>> {
  const part = (sort: Sort) =>
    tablePart(
      db,
      groups,
      sort,
      and(
        eq(groups.mode, mode),
        sort === FORMING ? eq(groups.status, 'forming') : ne(groups.status, 'forming'),
        status ? eq(groups.status, status) : undefined,
      ),
    );
  const sorts = [FORMING, NOT_FORMING].filter(
    (sort) => status === undefined || (status === 'forming') === (sort === FORMING),
  );
  return pageInParts(sorts.map(part), request);
}

type Named = Pick<GroupRow, 'id' | 'planId' | 'number'>;
const NAMED = { id: groups.id, planId: groups.planId, number: groups.number };
const isFormed = inArray(groups.status, ['formed', 'running', 'completed']);

/** The newest groups of each plan that have formed, or those with a number. */
export async function findNewestFormed(
  db: Executor,
  { mode, number, limit }: { mode: PaymentMode; number: number | undefined; limit: number },
): Promise<Named[]> {
  const ofPlan = (planId: PlanId) =>
    db
      .select(NAMED)
      .from(groups)
      .where(
        and(
          eq(groups.mode, mode),
          eq(groups.planId, planId),
          number === undefined ? undefined : eq(groups.number, number),
          isFormed,
        ),
      )
      .orderBy(desc(groups.number))
      .limit(limit);
  return (await Promise.all(PLAN_IDS.map(ofPlan))).flat();
}

/** A group of a mode, if it has formed. */
export function findFormed(db: Executor, mode: PaymentMode, id: string): Promise<Named[]> {
  return db
    .select(NAMED)
    .from(groups)
    .where(and(eq(groups.id, id), eq(groups.mode, mode), isFormed));
}

import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { Sort } from '#platform/keyset.ts';
import { pageInParts, tablePart } from '#platform/page-in-parts.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { Page, PageRequest } from '#shared/paging.ts';
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

/** What the groups of a mode that have formed are called, by plan, the newest first. */
export function findFormedNames(
  db: Executor,
  { mode, limit }: { mode: PaymentMode; limit: number },
): Promise<Pick<GroupRow, 'id' | 'planId' | 'number'>[]> {
  return db
    .select({ id: groups.id, planId: groups.planId, number: groups.number })
    .from(groups)
    .where(and(eq(groups.mode, mode), inArray(groups.status, ['formed', 'running', 'completed'])))
    .orderBy(asc(groups.planId), desc(groups.number))
    .limit(limit);
}

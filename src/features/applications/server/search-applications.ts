import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { toPage } from '#platform/keyset.ts';
import type { Page, PageRequest } from '#shared/paging.ts';
import type { ApplicationFilter, ApplicationSort } from '../filters.ts';
import { INCOME_STATUSES, type IncomeStatus } from '../rules.ts';
import {
  type Addition,
  countByStatus,
  type MadeSpan,
  SORTS,
  selectApplications,
  selectMade,
} from './list-queries.ts';

type Reader = Pick<Context, 'db'>;
type Row<T> = Awaited<ReturnType<typeof selectApplications<T>>>[number];

/** The columns by which another feature's condition refers to the application of the same query. */
export const APPLICATION = { id: sql`applications.id`, email: sql`applications.email` };

/** A page of the applications that match, each with what the caller's addition says of it. */
export async function searchApplications<T>(
  { db }: Reader,
  filter: ApplicationFilter,
  addition: Addition<T>,
  sortName: ApplicationSort,
  request: PageRequest,
): Promise<Page<Omit<Row<T>, 'place'>>> {
  const sort = SORTS[sortName];
  const rows = await selectApplications(db, filter, addition, sort, request);
  return toPage(sort, rows, request.limit, ({ place: _, ...row }) => row);
}

/** Applications that were made in a span of time and meet a condition, by id. */
export function findApplicationsMade({ db }: Reader, span: MadeSpan, where: SQL) {
  return selectMade(db, span, where);
}

/** How many match, in all and by income status; a status nobody has counts 0. */
export async function countApplications(
  { db }: Reader,
  filter: ApplicationFilter,
  where: Addition<unknown>['where'],
) {
  const rows = await countByStatus(db, filter, where);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const byStatus = Object.fromEntries(
    INCOME_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<IncomeStatus, number>;
  return { total: rows.reduce((sum, { count }) => sum + count, 0), byStatus };
}

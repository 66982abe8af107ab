import type { Context } from '#platform/context.ts';
import { toPage } from '#platform/keyset.ts';
import type { Page, PageRequest } from '#shared/paging.ts';
import type { ApplicationSummary } from '../admin-contract.ts';
import type { ApplicationFilter, ApplicationSort } from '../admin-filters.ts';
import { INCOME_STATUSES, type IncomeStatus } from '../rules.ts';
import { countByStatus, SORTS, selectApplications } from './admin-queries.ts';

type Reader = Pick<Context, 'db'>;

/** A page of the applications that match. */
export async function listForAdmins(
  { db }: Reader,
  filter: ApplicationFilter,
  sortName: ApplicationSort,
  request: PageRequest,
): Promise<Page<ApplicationSummary>> {
  const sort = SORTS[sortName];
  const rows = await selectApplications(db, filter, sort, request);
  return toPage(sort, rows, request.limit, ({ place: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** How many match, in all and by income status; a status nobody has counts 0. */
export async function countForAdmins({ db }: Reader, filter: ApplicationFilter) {
  const rows = await countByStatus(db, filter);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const byStatus = Object.fromEntries(
    INCOME_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<IncomeStatus, number>;
  return { total: rows.reduce((sum, { count }) => sum + count, 0), byStatus };
}

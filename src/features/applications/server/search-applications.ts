import { type SQL, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import type { Context } from '#platform/context.ts';
import { cursorOf, reversed, toPage } from '#platform/keyset.ts';
import { PAGE_SIZE, type Page, type PageRequest } from '#shared/paging.ts';
import type { ApplicationFilter, ApplicationSort } from '../filters.ts';
import { INCOME_STATUSES, type IncomeStatus } from '../rules.ts';
import { countStatuses } from './application-figures.ts';
import {
  type Addition,
  countByStatus,
  type MadeSpan,
  SORTS,
  selectApplications,
  selectMade,
  selectPlace,
} from './list-queries.ts';

type Reader = Pick<Context, 'db'>;
type Columns = Record<string, SQL>;
type Row<Added extends Columns> = Awaited<ReturnType<typeof selectApplications<Added>>>[number];

/** The columns by which another feature's condition refers to the application of the same query. */
export const APPLICATION = { id: sql`applications.id`, email: sql`applications.email` };

/** A page of the applications that match, each with what the caller's addition says of it. */
export async function searchApplications<Added extends Columns>(
  { db }: Reader,
  filter: ApplicationFilter,
  addition: Addition<Added>,
  sortName: ApplicationSort,
  request: PageRequest,
): Promise<Page<Row<Added>>> {
  const sort = SORTS[sortName];
  const rows = await selectApplications(db, filter, addition, sort, request);
  return toPage(sort, rows, request.limit, (row) => row);
}

/**
 * Reads the list as it is opened: the newest, without a filter. Prepared once, because building and
 * planning its statement takes longer than running it.
 */
export function prepareFirstPage<Added extends Columns>(name: string, columns: Added) {
  const sort = SORTS.newest;
  const everything = { columns, where: undefined };
  const statement = prepareOnce(name, (db, given) =>
    selectApplications(db, {}, everything, sort, { limit: PAGE_SIZE }).prepare(given),
  );
  return async ({ db }: Reader): Promise<Page<Row<Added>>> =>
    toPage(sort, await statement(db).execute(), PAGE_SIZE, (row) => row);
}

/** Whether a request is for the page that `prepareFirstPage` reads. */
export function isFirstPage(
  filter: ApplicationFilter,
  sort: ApplicationSort,
  { cursor, limit }: PageRequest,
): boolean {
  return sort === 'newest' && cursor === undefined && limit === PAGE_SIZE && isEmpty(filter);
}

const isEmpty = (filter: ApplicationFilter) =>
  Object.values(filter).every((value) => value === undefined);

/** Those before and after one application in a list, and the cursor that goes on after it. */
export async function findNeighbours<Added extends Columns>(
  { db }: Reader,
  filter: ApplicationFilter,
  addition: Addition<Added>,
  sortName: ApplicationSort,
  applicationId: string,
): Promise<{ previousId: string | null; nextId: string | null; cursor: string | null }> {
  const sort = SORTS[sortName];
  const own = await selectPlace(db, sort, applicationId);
  const cursor = own && cursorOf(sort, own);
  const read = (order: typeof sort) =>
    selectApplications(db, filter, addition, order, { cursor, limit: 1 });
  const [after, before] = await Promise.all([read(sort), own ? read(reversed(sort)) : []]);
  return {
    previousId: before[0]?.id ?? null,
    nextId: after.find(({ id }) => id !== applicationId)?.id ?? null,
    cursor: cursor ?? null,
  };
}

/** Applications that were made in a span of time and meet a condition, by id. */
export function findApplicationsMade({ db }: Reader, span: MadeSpan, where: SQL) {
  return selectMade(db, span, where);
}

/** How many match, in all and by income status; a status nobody has counts 0. */
export async function countApplications(
  { db }: Reader,
  filter: ApplicationFilter,
  where: SQL | undefined,
) {
  const isWhole = where === undefined && isEmpty(filter);
  const counts = isWhole ? await countStatuses({ db }) : await countFound(db, filter, where);
  const byStatus = Object.fromEntries(
    INCOME_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<IncomeStatus, number>;
  return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), byStatus };
}

async function countFound(db: Reader['db'], filter: ApplicationFilter, where: SQL | undefined) {
  const rows = await countByStatus(db, filter, where);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

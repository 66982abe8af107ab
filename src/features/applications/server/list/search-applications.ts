import { type SQL, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { searchPatterns } from '#db/search.ts';
import type { ReminderScope } from '#features/reminders/server/reminder-kind.ts';
import type { Context } from '#platform/context.ts';
import { cursorOf, reversed, toPage } from '#platform/lists/keyset.ts';
import { PAGE_SIZE, type Page, type PageRequest } from '#shared/api/paging.ts';
import type { ApplicationFilter, ApplicationSort } from '../../filters.ts';
import { INCOME_STATUSES, type IncomeStatus } from '../../rules.ts';
import { countStatuses } from '../application-figures.ts';
import {
  type Addition,
  countByStatus,
  findApplicationPage,
  findPlace,
  findToRemind,
  PREPARED_FILTERS,
  type PreparedFilter,
  SORTS,
  type StatementFilter,
} from './list-queries.ts';

type Reader = Pick<Context, 'db'>;
type Columns = Record<string, SQL>;
type Row<Added extends Columns> = Awaited<ReturnType<typeof findApplicationPage<Added>>>[number];

/** The columns with which another feature's condition refers to the application of the query. */
export const APPLICATION = { id: sql`applications.id`, email: sql`applications.email` };

/** A page of the matching applications, each with the columns of the caller's addition. */
export async function searchApplications<Added extends Columns>(
  { db }: Reader,
  filter: ApplicationFilter,
  addition: Addition<Added>,
  sortName: ApplicationSort,
  request: PageRequest,
): Promise<Page<Row<Added>>> {
  const sort = SORTS[sortName];
  const rows = await findApplicationPage(db, filter, addition, sort, request);
  return toPage(sort, rows, request.limit, (row) => row);
}

/**
 * Prepares the most frequent pages: the newest applications, all or by one state, status or word.
 * Building and planning these statements takes longer than running them.
 */
export function prepareFirstPages<Added extends Columns>(name: string, columns: Added) {
  const sort = SORTS.newest;
  const everybody = { columns, where: undefined };
  const prepare = (shape: string, filter: StatementFilter) =>
    prepareOnce(`${name}_${shape}`, (db, given) =>
      findApplicationPage(db, filter, everybody, sort, { limit: PAGE_SIZE }).prepare(given),
    );
  const statements = {
    all: prepare('all', {}),
    state: prepare('state', { state: sql.placeholder('state') }),
    incomeStatus: prepare('status', { incomeStatus: sql.placeholder('incomeStatus') }),
    search: prepare('word', { search: sql.placeholder('search') }),
  };
  return async ({ db }: Reader, { filter, values }: FirstPage): Promise<Page<Row<Added>>> =>
    toPage(sort, await statements[filter](db).execute(values), PAGE_SIZE, (row) => row);
}

/** A page that `prepareFirstPages` can read: the filter of its statement and the bound values. */
type FirstPage = { filter: PreparedFilter | 'all'; values: Record<string, string> };

/** The prepared page of a request; undefined for every other page. */
export function firstPageOf(
  { search = '', ...filter }: ApplicationFilter,
  sort: ApplicationSort,
  { cursor, limit }: PageRequest,
): FirstPage | undefined {
  if (sort !== 'newest' || cursor !== undefined || limit !== PAGE_SIZE) return undefined;
  const [first, ...more] = [
    ...Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    ...searchPatterns(search).map((pattern) => ['search', pattern] as const),
  ];
  if (!first) return { filter: 'all', values: {} };
  const [name, value] = first;
  if (more.length > 0 || !isPrepared(name)) return undefined;
  return { filter: name, values: { [name]: value } };
}

const isPrepared = (name: string): name is PreparedFilter =>
  PREPARED_FILTERS.some((one) => one === name);

const isEmpty = (filter: ApplicationFilter) =>
  Object.values(filter).every((value) => value === undefined);

/** The applications before and after one in a list, and the cursor after it. */
export async function readNeighbours<Added extends Columns>(
  { db }: Reader,
  filter: ApplicationFilter,
  addition: Addition<Added>,
  sortName: ApplicationSort,
  applicationId: string,
): Promise<{ previousId: string | null; nextId: string | null; cursor: string | null }> {
  const sort = SORTS[sortName];
  const own = await findPlace(db, sort, applicationId);
  const cursor = own && cursorOf(sort, own);
  const read = (order: typeof sort) =>
    findApplicationPage(db, filter, addition, order, { cursor, limit: 1 });
  const [after, before] = await Promise.all([read(sort), own ? read(reversed(sort)) : []]);
  return {
    previousId: before[0]?.id ?? null,
    nextId: after.find(({ id }) => id !== applicationId)?.id ?? null,
    cursor: cursor ?? null,
  };
}

/** The applicants whom a kind of reminder is for; it counts from their application. */
export function listApplicantsToRemind({ db }: Reader, scope: ReminderScope, where: SQL) {
  return findToRemind(db, scope, where);
}

/** How many match, in total and by income status; a status without applications counts 0. */
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

import { and, asc, between, count, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { matchesSearch } from '#db/search.ts';
import { orderOf, placeOf, type Sort } from '#platform/keyset.ts';
import { onPage } from '#platform/search-page.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import type { PageRequest } from '#shared/paging.ts';
import type { ApplicationFilter, ApplicationSort } from '../filters.ts';
import { applications } from './tables.ts';

const { id, createdAt, updatedAt, lastName, waitingSince } = applications;

export const SORTS: Record<ApplicationSort, Sort> = {
  newest: { name: 'newest', by: createdAt, kind: 'moment', id, direction: 'desc' },
  oldest: { name: 'oldest', by: createdAt, kind: 'moment', id, direction: 'asc' },
  waiting: { name: 'waiting', by: waitingSince, kind: 'moment', id, direction: 'asc' },
  updated: { name: 'updated', by: updatedAt, kind: 'moment', id, direction: 'desc' },
  name: { name: 'name', by: lastName, kind: 'text', id, direction: 'asc' },
};

/** The filter without its search. */
function filterOf(filter: ApplicationFilter): SQL | undefined {
  const { plan, state, incomeStatus, source, from, to } = filter;
  return and(
    plan ? eq(applications.preferredPlan, plan) : undefined,
    state ? eq(applications.state, state) : undefined,
    incomeStatus ? eq(applications.incomeVerificationStatus, incomeStatus) : undefined,
    source
      ? sql`${applications.source} like ${`${source.replace(/[\\%_]/g, '\\$&')}%`}`
      : undefined,
    from ? gte(createdAt, startOfDate(from)) : undefined,
    to ? lt(createdAt, startOfDate(addDays(to, 1))) : undefined,
  );
}

/** Only what has a place in an order stands in it. */
const hasPlace = ({ by }: Sort) => (by === waitingSince ? isNotNull(by) : undefined);

/** The place of one application in an order; undefined when it has none (any more). */
export async function selectPlace(db: Executor, sort: Sort, applicationId: string) {
  const [row] = await db
    .select({ id, place: placeOf(sort) })
    .from(applications)
    .where(and(eq(id, applicationId), hasPlace(sort)));
  return row;
}

/** What a higher feature adds to the list from its own tables: a column and a condition. */
export type Addition<T> = { column: SQL<T>; where?: SQL | undefined };

/** A page of applications and one row more. */
export function selectApplications<T>(
  db: Executor,
  filter: ApplicationFilter,
  addition: Addition<T>,
  sort: Sort,
  page: PageRequest,
) {
  return db
    .select({
      id,
      fullName: applications.fullName,
      email: applications.email,
      phone: applications.phone,
      city: applications.city,
      state: applications.state,
      preferredPlan: applications.preferredPlan,
      monthlyIncome: applications.monthlyIncome,
      applicantProfile: applications.applicantProfile,
      incomeVerificationStatus: applications.incomeVerificationStatus,
      adminApprovedIncome: applications.adminApprovedIncome,
      added: addition.column,
      source: applications.source,
      version: applications.version,
      waitingSince,
      createdAt,
      updatedAt,
      place: placeOf(sort),
    })
    .from(applications)
    .where(
      onPage(
        {
          table: applications,
          sort,
          place: hasPlace(sort),
          filter: and(filterOf(filter), addition.where),
        },
        filter.search,
        page,
      ),
    )
    .orderBy(...orderOf(sort))
    .limit(page.limit + 1);
}

export function countByStatus(db: Executor, filter: ApplicationFilter, where: SQL | undefined) {
  return db
    .select({ status: applications.incomeVerificationStatus, count: count() })
    .from(applications)
    .where(and(matchesSearch(applications, filter.search), filterOf(filter), where))
    .groupBy(applications.incomeVerificationStatus);
}

/** A time span in which applications were made, limited to one id or to those after an id. */
export type MadeSpan = {
  from: Date;
  until: Date;
  applicationId?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/** Applications made in a span of time that meet a condition, by id. */
export function selectMade(db: Executor, span: MadeSpan, where: SQL) {
  const { from, until, applicationId, after, limit } = span;
  return db
    .select({
      id,
      email: applications.email,
      createdAt,
      firstName: applications.firstName,
      preferredPlan: applications.preferredPlan,
    })
    .from(applications)
    .where(
      and(
        between(createdAt, from, until),
        where,
        applicationId === undefined ? undefined : eq(id, applicationId),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}

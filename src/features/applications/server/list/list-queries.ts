import {
  and,
  asc,
  between,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  like,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import { isoInstant } from '#db/instant-text.ts';
import { escapeLike, matchesSearch } from '#db/search.ts';
import type { ReminderScope } from '#features/reminders/server/reminder-kind.ts';
import { orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import { isOnPage } from '#platform/lists/search-page.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import type { ApplicationFilter, ApplicationSort } from '../../filters.ts';
import { applications } from '../tables.ts';
import { FIGURES, hasFigures } from './figures-conditions.ts';

const { id, createdAt, updatedAt, lastName, waitingSince } = applications;

export const SORTS: Record<ApplicationSort, Sort> = {
  newest: { name: 'newest', by: createdAt, kind: 'moment', id, direction: 'desc' },
  oldest: { name: 'oldest', by: createdAt, kind: 'moment', id, direction: 'asc' },
  waiting: { name: 'waiting', by: waitingSince, kind: 'moment', id, direction: 'asc' },
  updated: { name: 'updated', by: updatedAt, kind: 'moment', id, direction: 'desc' },
  name: { name: 'name', by: lastName, kind: 'text', id, direction: 'asc' },
};

/**
 * The filters of prepared statements: those with an index in the order of the newest, and a search
 * for one word.
 */
export const PREPARED_FILTERS = ['state', 'incomeStatus', 'search'] as const;
export type PreparedFilter = (typeof PREPARED_FILTERS)[number];

/** The filters of a statement; a prepared one has a placeholder instead of the value. */
export type StatementFilter = Omit<ApplicationFilter, PreparedFilter> & {
  [Name in PreparedFilter]?: ApplicationFilter[Name] | Placeholder;
};

function matchesFilter(filter: StatementFilter): SQL | undefined {
  const { plan, state, incomeStatus, figures, source, from, to } = filter;
  return and(
    plan ? eq(applications.preferredPlan, plan) : undefined,
    state ? eq(applications.state, state) : undefined,
    incomeStatus ? eq(applications.incomeVerificationStatus, incomeStatus) : undefined,
    figures ? hasFigures(figures) : undefined,
    source ? like(applications.source, `${escapeLike(source)}%`) : undefined,
    from ? gte(createdAt, startOfDate(from)) : undefined,
    to ? lt(createdAt, startOfDate(addDays(to, 1))) : undefined,
  );
}

/** The `waiting` order leaves out applications that are not waiting. */
const hasPlace = ({ by }: Sort) => (by === waitingSince ? isNotNull(by) : undefined);

/** The position of an application in an order; undefined when it is not in it. */
export async function findPlace(db: Executor, sort: Sort, applicationId: string) {
  const [row] = await db
    .select({ id, place: placeOf(sort) })
    .from(applications)
    .where(and(eq(id, applicationId), hasPlace(sort)));
  return row;
}

/** Columns and a condition that a higher feature adds to the list from its own tables. */
export type Addition<Columns extends Record<string, SQL>> = {
  columns: Columns;
  where: SQL | undefined;
};

const asText = (column: PgColumn) => sql<string>`${column}`.mapWith(isoInstant);

/** One extra row tells whether there is another page. */
export function findApplicationPage<Columns extends Record<string, SQL>>(
  db: Executor,
  filter: StatementFilter,
  addition: Addition<Columns>,
  sort: Sort,
  page: PageRequest,
) {
  const list = {
    table: applications,
    sort,
    place: hasPlace(sort),
    filter: and(matchesFilter(filter), addition.where),
  };
  return db
    .select({
      ...addition.columns,
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
      figures: FIGURES,
      adminApprovedIncome: applications.adminApprovedIncome,
      // As `isPaperRequested` has it.
      isPaperRequested: sql<boolean>`(${applications.incomeVerificationStatus} = 'pending' and ${applications.adminNotes} is not null)`,
      source: applications.source,
      version: applications.version,
      waitingSince: asText(waitingSince) as SQL<string | null>,
      createdAt: asText(createdAt),
      updatedAt: asText(updatedAt),
      place: placeOf(sort),
    })
    .from(applications)
    .where(isOnPage(list, filter.search, page))
    .orderBy(...orderOf(sort))
    .limit(rowsOf(page));
}

export function countByStatus(db: Executor, filter: ApplicationFilter, where: SQL | undefined) {
  return db
    .select({ status: applications.incomeVerificationStatus, count: count() })
    .from(applications)
    .where(and(matchesFilter(filter), matchesSearch(applications, filter.search), where))
    .groupBy(applications.incomeVerificationStatus);
}

/** Applications made in the span of a reminder, as its subjects. */
export function findToRemind(
  db: Executor,
  { from, until, after, limit }: ReminderScope,
  where: SQL,
) {
  return db
    .select({
      id,
      email: applications.email,
      anchor: createdAt,
      firstName: applications.firstName,
      preferredPlan: applications.preferredPlan,
    })
    .from(applications)
    .where(
      and(between(createdAt, from, until), where, after === undefined ? undefined : gt(id, after)),
    )
    .orderBy(asc(id))
    .limit(limit);
}

import {
  and,
  asc,
  between,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import { isoMoment } from '#db/moment-text.ts';
import { type Given, prepareShapes } from '#db/prepare-shapes.ts';
import { matchesPatterns, matchesSearch, searchPatterns } from '#db/search.ts';
import { placeOf, readCursor, rowsOf, type Sort } from '#platform/keyset.ts';
import { type Asked, reachOf, readInSteps, type Step } from '#platform/search-page.ts';
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

/** What the filter compares with, without its search. */
function filterValues({ plan, state, incomeStatus, source, from, to }: ApplicationFilter) {
  return {
    plan,
    state,
    incomeStatus,
    source: source ? `${source.replace(/[\\%_]/g, '\\$&')}%` : undefined,
    from: from ? startOfDate(from) : undefined,
    until: to ? startOfDate(addDays(to, 1)) : undefined,
  };
}
type FilterValues = ReturnType<typeof filterValues>;
/** The values, or their places in a prepared statement. */
type Compared = { [Name in keyof FilterValues]: FilterValues[Name] | Placeholder };

function filterOf({ plan, state, incomeStatus, source, from, until }: Compared): SQL | undefined {
  return and(
    plan ? eq(applications.preferredPlan, plan) : undefined,
    state ? eq(applications.state, state) : undefined,
    incomeStatus ? eq(applications.incomeVerificationStatus, incomeStatus) : undefined,
    source ? sql`${applications.source} like ${source}` : undefined,
    from ? gte(createdAt, from) : undefined,
    until ? lt(createdAt, until) : undefined,
  );
}

const placesOf = (given: Given): Compared => ({
  plan: given('plan'),
  state: given('state'),
  incomeStatus: given('incomeStatus'),
  source: given('source'),
  from: given('from'),
  until: given('until'),
});

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

/** What a higher feature adds to the list from its own tables: columns and a condition. */
export type Addition<Columns extends Record<string, SQL>> = {
  /** Says which columns and conditions they are. */
  shape: string;
  columns: () => Columns;
  where: (given: Given) => SQL | undefined;
  /** What the condition compares with. */
  values: Record<string, unknown>;
};

const listStatements = prepareShapes();
const asText = (column: PgColumn) => sql<string>`${column}`.mapWith(isoMoment);

/** A page of applications and one row more. */
export function selectApplications<Columns extends Record<string, SQL>>(
  db: Executor,
  filter: ApplicationFilter,
  addition: Addition<Columns>,
  sort: Sort,
  { cursor, limit }: PageRequest,
) {
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  const patterns = searchPatterns(filter.search);
  const values = {
    ...filterValues(filter),
    ...addition.values,
    ...Object.fromEntries(patterns.map((pattern, index) => [`pattern${index}`, pattern])),
    afterPlace: after?.place,
    afterId: after?.id,
  };
  const isSearch = patterns.length > 0;
  return readInSteps(db, { sort, isSearch, after, limit }, (step, since) => {
    const order = `${sort.name} ${sort.direction}`;
    const shape = `${step} ${since} ${order} ${limit} ${addition.shape}`;
    return listStatements(db, shape, values, (given) => {
      const place = given('afterPlace');
      const lastId = given('afterId');
      const words = patterns.flatMap((_, index) => given(`pattern${index}`) ?? []);
      return selectPage(db, addition, {
        step,
        sort,
        filter: and(filterOf(placesOf(given)), addition.where(given)),
        found: matchesPatterns(applications, words),
        after: place && lastId ? { place, id: lastId } : undefined,
        limit,
        since,
      });
    });
  });
}

type ListPage = Asked & { step: Step; sort: Sort; filter: SQL | undefined };

function selectPage<Columns extends Record<string, SQL>>(
  db: Executor,
  addition: Addition<Columns>,
  { step, sort, filter, ...asked }: ListPage,
) {
  const listed = { table: applications, sort, place: hasPlace(sort), filter };
  const { from, where, order } = reachOf(step, listed, asked);
  return db
    .select({
      ...addition.columns(),
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
      source: applications.source,
      version: applications.version,
      waitingSince: asText(waitingSince) as SQL<string | null>,
      createdAt: asText(createdAt),
      updatedAt: asText(updatedAt),
      place: placeOf(sort),
    })
    .from(from)
    .where(where)
    .orderBy(...order)
    .limit(rowsOf(asked));
}

export function countByStatus(db: Executor, filter: ApplicationFilter, where: SQL | undefined) {
  return db
    .select({ status: applications.incomeVerificationStatus, count: count() })
    .from(applications)
    .where(and(matchesSearch(applications, filter.search), filterOf(filterValues(filter)), where))
    .groupBy(applications.incomeVerificationStatus);
}

/** A time span in which applications were made, limited to those after an id. */
export type MadeSpan = {
  from: Date;
  until: Date;
  after?: string | undefined;
  limit: number;
};

/** Applications made in a span of time that meet a condition, by id. */
export function selectMade(db: Executor, span: MadeSpan, where: SQL) {
  const { from, until, after, limit } = span;
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
      and(between(createdAt, from, until), where, after === undefined ? undefined : gt(id, after)),
    )
    .orderBy(asc(id))
    .limit(limit);
}

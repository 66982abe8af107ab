import { and, asc, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { matchesSearch } from '#db/search.ts';
import { afterCursor, orderOf, placeOf, type Sort } from '#platform/keyset.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import type { PageRequest } from '#shared/paging.ts';
import type { ApplicationFilter, ApplicationSort, DepositState } from '../admin-filters.ts';
import {
  type ApplicationRow,
  applicationConsents,
  applicationHistoryNotes,
  applications,
  searchedText,
} from './tables.ts';

const { id, createdAt, updatedAt, lastName } = applications;

export const SORTS: Record<ApplicationSort, Sort> = {
  newest: { name: 'newest', by: createdAt, kind: 'moment', id, direction: 'desc' },
  oldest: { name: 'oldest', by: createdAt, kind: 'moment', id, direction: 'asc' },
  updated: { name: 'updated', by: updatedAt, kind: 'moment', id, direction: 'desc' },
  name: { name: 'name', by: lastName, kind: 'text', id, direction: 'asc' },
};

/**
 * The deposit that counts: the paid one if there is one, else the newest. Written out, because the
 * query builder leaves table names away where it sees one table only.
 */
const depositState = sql<DepositState>`coalesce((
  select case d.status when 'expired' then 'failed' else d.status end
  from deposits d where d.application_id = applications.id
  order by d.status = 'completed' desc, d.created_at desc limit 1
), 'none')`;

function whereDeposit(deposit: DepositState): SQL | undefined {
  if (deposit === 'none') {
    return sql`not exists (select from deposits d where d.application_id = applications.id)`;
  }
  // Finds the few by their deposits first; then the one that counts decides.
  const statuses = deposit === 'failed' ? ['failed', 'expired'] : [deposit];
  return and(
    sql`applications.id in (select d.application_id from deposits d where d.status in ${statuses})`,
    eq(depositState, deposit),
  );
}

function whereMatches(filter: ApplicationFilter): SQL | undefined {
  const { search, plan, state, incomeStatus, deposit, source, from, to } = filter;
  return and(
    matchesSearch(searchedText(applications), search),
    plan ? eq(applications.preferredPlan, plan) : undefined,
    state ? eq(applications.state, state) : undefined,
    incomeStatus ? eq(applications.incomeVerificationStatus, incomeStatus) : undefined,
    deposit ? whereDeposit(deposit) : undefined,
    source
      ? sql`${applications.source} like ${`${source.replace(/[\\%_]/g, '\\$&')}%`}`
      : undefined,
    from ? gte(createdAt, startOfDate(from)) : undefined,
    to ? lt(createdAt, startOfDate(addDays(to, 1))) : undefined,
  );
}

/** A page of applications and one row more. */
export function selectApplications(
  db: Executor,
  filter: ApplicationFilter,
  sort: Sort,
  { cursor, limit }: PageRequest,
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
      depositStatus: depositState,
      source: applications.source,
      version: applications.version,
      createdAt,
      updatedAt,
      place: placeOf(sort),
    })
    .from(applications)
    .where(and(whereMatches(filter), afterCursor(sort, cursor)))
    .orderBy(...orderOf(sort))
    .limit(limit + 1);
}

export function countByStatus(db: Executor, filter: ApplicationFilter) {
  return db
    .select({ status: applications.incomeVerificationStatus, count: count() })
    .from(applications)
    .where(whereMatches(filter))
    .groupBy(applications.incomeVerificationStatus);
}

export async function lockByEmail(
  db: Executor,
  email: string,
): Promise<ApplicationRow | undefined> {
  const [found] = await db
    .select()
    .from(applications)
    .where(eq(applications.email, email))
    .for('update');
  return found;
}

export function selectByEmails(db: Executor, emails: readonly string[]): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(inArray(applications.email, [...emails]));
}

/** Those of the applications that are still there, locked in one order. */
export function lockByIds(db: Executor, ids: readonly string[]): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('update');
}

export async function deleteRows(db: Executor, ids: readonly string[]): Promise<void> {
  await db.delete(applications).where(inArray(id, [...ids]));
}

export function selectConsents(db: Executor, applicationId: string) {
  return db
    .select()
    .from(applicationConsents)
    .where(eq(applicationConsents.applicationId, applicationId))
    .orderBy(asc(applicationConsents.acceptedAt), asc(applicationConsents.consent));
}

export function selectNotes(db: Executor, applicationId: string) {
  return db
    .select()
    .from(applicationHistoryNotes)
    .where(eq(applicationHistoryNotes.applicationId, applicationId))
    .orderBy(asc(applicationHistoryNotes.createdAt), asc(applicationHistoryNotes.id));
}

export async function insertNote(
  db: Executor,
  note: typeof applicationHistoryNotes.$inferInsert,
): Promise<void> {
  await db.insert(applicationHistoryNotes).values(note);
}

import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { afterCursor, orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import { auditLog } from './tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export const AUDIT_SORT: Sort = {
  name: 'newest',
  by: auditLog.at,
  kind: 'moment',
  id: auditLog.id,
  direction: 'desc',
};

export async function insertAudit(
  db: Executor,
  rows: (typeof auditLog.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(auditLog).values(rows);
}

export type AuditFilter = {
  actorId?: string | undefined;
  subjectId?: string | undefined;
  subjectIds?: readonly string[];
  action?: string | undefined;
  subjectType?: AuditRow['subjectType'] | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
};

function whereAudit(filter: AuditFilter): SQL | undefined {
  const { actorId, subjectId, subjectIds, subjectType, action, from, to } = filter;
  return and(
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    subjectIds ? inArray(auditLog.subjectId, [...subjectIds]) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    from ? gte(auditLog.at, startOfDate(from)) : undefined,
    to ? lt(auditLog.at, startOfDate(addDays(to, 1))) : undefined,
  );
}

/** A page of the log plus one row, newest first. */
export function findAuditPage(db: Executor, filter: AuditFilter, { cursor, limit }: PageRequest) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actorEmail: auditLog.actorEmail,
      action: auditLog.action,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      subjectLabel: auditLog.subjectLabel,
      before: auditLog.before,
      after: auditLog.after,
      place: placeOf(AUDIT_SORT),
    })
    .from(auditLog)
    .where(and(whereAudit(filter), afterCursor(AUDIT_SORT, cursor)))
    .orderBy(...orderOf(AUDIT_SORT))
    .limit(rowsOf({ limit }));
}

export type AuditOf = {
  subjectId: string;
  actions: readonly string[];
  /** Only what this person did. */
  actorId?: string;
  limit: number;
};

export function findAuditOf(db: Executor, of: AuditOf): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectId, of.subjectId),
        inArray(auditLog.action, [...of.actions]),
        of.actorId === undefined ? undefined : eq(auditLog.actorId, of.actorId),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(of.limit);
}

/** Every row about one of these records, oldest first. */
export async function findAuditAbout(
  db: Executor,
  subjectIds: readonly string[],
): Promise<AuditRow[]> {
  if (subjectIds.length === 0) return [];
  return db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subjectId, [...subjectIds]))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}

/**
 * Everybody in the log, by the address in their newest entry. Each step looks up the next actor in
 * the index, so that the length of the log does not matter.
 */
export function findActors(db: Executor): Promise<{ id: string; email: string }[]> {
  return selectRows(
    db,
    sql`with recursive actors as (
      (select actor_id as id from audit_log order by actor_id limit 1)
      union all
      select (select next.actor_id from audit_log next where next.actor_id > actors.id order by next.actor_id limit 1)
      from actors where actors.id is not null
    )
    select actors.id, newest.actor_email as email
    from actors, lateral (select actor_email from audit_log where actor_id = actors.id order by at desc limit 1) newest
    order by actors.id limit 200`,
  );
}

/**
 * Deletes log entries from before then. The database refuses to delete what is younger than the
 * retention period by its own clock, so moving the sandbox's clock deletes nothing.
 */
export async function deleteOldAudit(db: Executor, before: Date, years: number): Promise<number> {
  const isOld = sql`${auditLog.at} < now() - make_interval(years => ${years}::int)`;
  const gone = await db
    .delete(auditLog)
    .where(and(lt(auditLog.at, before), isOld))
    .returning({ id: auditLog.id });
  return gone.length;
}

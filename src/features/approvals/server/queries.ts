import { and, asc, desc, eq, gte, like, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import { isUserNamed } from '#features/accounts/profile/server/account-conditions.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { findStatePage, type StateList, sumStateList } from '#platform/lists/state-list.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { APPROVAL_STATE_NAMES, type ApprovalState, REPEAT_DAYS } from '../rules.ts';
import { approvals } from './tables.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

export async function insertApproval(
  db: Executor,
  row: typeof approvals.$inferInsert,
): Promise<void> {
  await db.insert(approvals).values(row);
}

export const findApproval = (db: Executor, id: string) =>
  findRow(db, approvals, eq(approvals.id, id));

/** The entry, locked until the transaction ends: it is decided once. */
export const lockApproval = (db: Executor, id: string) =>
  lockRow(db, approvals, eq(approvals.id, id));

export async function updateApproval(
  db: Executor,
  id: string,
  change: Partial<typeof approvals.$inferInsert>,
): Promise<ApprovalRow> {
  const [row] = await db.update(approvals).set(change).where(eq(approvals.id, id)).returning();
  if (!row) throw new Error(`there is no approval ${id}`);
  return row;
}

/** Money that somebody says has come, with the bank's reference of it. */
export type NewPayment = Pick<ApprovalRow, 'kind' | 'subjectId' | 'amountCents'> & {
  details: { reference: string; receivedOn?: string };
};

/** Spaces, dashes and capitals are written differently each time. As in the table's index. */
const plain = (reference: SQL) =>
  sql`lower(regexp_replace(${reference}, '[^[:alnum:]]+', '', 'g'))`;

/** Makes entries of the same subject or reference wait for each other until the transaction ends. */
export async function lockReference(
  db: Executor,
  { kind, subjectId, details }: NewPayment,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(key) from (
    select hashtextextended('approval of ' || ${kind}::text || ' ' || ${subjectId}::text, 0) as key
    union select hashtextextended('approval by ' || ${plain(sql`${details.reference}::text`)}, 0)
    order by key) as keys`);
}

/** The newest entry that may be the same payment: not rejected, and of the same subject and amount or reference. */
export async function findRepeated(
  db: Executor,
  { kind, subjectId, amountCents, details: { reference, receivedOn } }: NewPayment,
  since: Date,
): Promise<ApprovalRow | undefined> {
  const given = plain(sql`${reference}::text`);
  const [found] = await db
    .select()
    .from(approvals)
    .where(
      and(
        sql`${approvals.state} <> 'rejected'`,
        or(
          and(
            eq(approvals.kind, kind),
            eq(approvals.subjectId, subjectId),
            eq(approvals.amountCents, amountCents),
            or(
              gte(approvals.enteredAt, since),
              sql`abs((${approvals.details}->>'receivedOn')::date - ${receivedOn ?? null}::date) <= ${REPEAT_DAYS}::int`,
            ),
          ),
          sql`(${plain(sql`${approvals.details}->>'reference'`)} = ${given} and ${given} <> '')`,
        ),
      ),
    )
    .orderBy(desc(approvals.enteredAt), desc(approvals.id))
    .limit(1);
  return found;
}

/** What waits for another admin's confirmation, by subject. */
export function sumWaiting(db: Executor, kind: string, subjectIds: readonly string[]) {
  return db
    .select({
      subjectId: approvals.subjectId,
      cents: sql<number>`sum(${approvals.amountCents})::float8`,
    })
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, kind),
        inIds(approvals.subjectId, subjectIds),
        sql`${approvals.state} = 'waiting'`,
      ),
    )
    .groupBy(approvals.subjectId);
}

/** Those that wait, the oldest first. */
export function findWaiting(db: Executor, limit: number): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(approvals)
    .where(sql`${approvals.state} = 'waiting'`)
    .orderBy(asc(approvals.enteredAt), asc(approvals.id))
    .limit(limit);
}

export type ApprovalFilter = { search?: string | undefined; state?: ApprovalState | undefined };

const byEntered = (name: string, direction: Sort['direction']): Sort => ({
  name,
  by: approvals.enteredAt,
  kind: 'moment',
  id: approvals.id,
  direction,
});

/** As in the index `approvals_search_idx`. */
const TEXT = sql`search_text_of(null, ${approvals.summary}, ${approvals.enteredBy}, ${approvals.decidedBy}, ${approvals.reason})`;

const APPROVALS: StateList<typeof approvals> = {
  table: approvals,
  state: approvals.state,
  names: () => APPROVAL_STATE_NAMES,
  text: (pattern) =>
    or(
      like(TEXT, pattern),
      isUserNamed(approvals.beneficiaryId, pattern),
      isUserNamed(approvals.enteredById, pattern),
    ),
  cents: approvals.amountCents,
  parts: [
    {
      sort: byEntered('waiting', 'asc'),
      states: ['waiting'],
      place: sql`${approvals.state} = 'waiting'`,
    },
    {
      sort: byEntered('decided', 'desc'),
      states: ['confirmed', 'rejected'],
      place: sql`${approvals.state} <> 'waiting'`,
    },
  ],
};

/** A page of those that wait, the oldest first, then of those decided, entered last first. */
export function findApprovalPage(db: Executor, filter: ApprovalFilter, request: PageRequest) {
  return findStatePage(db, APPROVALS, filter, request);
}

export function sumApprovals(db: Executor, filter: ApprovalFilter) {
  return sumStateList(db, APPROVALS, filter);
}

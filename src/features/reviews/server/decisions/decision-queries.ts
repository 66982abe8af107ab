import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import type { ReviewDecision } from '../../contract.ts';
import { pendingDecisions } from '../tables.ts';

export type DecisionRow = typeof pendingDecisions.$inferSelect;

export async function insertDecision(db: Executor, row: DecisionRow): Promise<void> {
  await db.insert(pendingDecisions).values(row);
}

const isOf = (applicationId: string) => eq(pendingDecisions.applicationId, applicationId);

export const findDecision = (db: Executor, applicationId: string) =>
  findRow(db, pendingDecisions, isOf(applicationId));

export const lockDecision = (db: Executor, applicationId: string, id: string) =>
  lockRow(db, pendingDecisions, and(isOf(applicationId), eq(pendingDecisions.id, id)));

export async function deleteDecision(db: Executor, applicationId: string): Promise<void> {
  await db.delete(pendingDecisions).where(isOf(applicationId));
}

/** Those whose time to be undone is over, the oldest first. */
export function findDueDecisions(db: Executor, now: Date) {
  return db
    .select({ applicationId: pendingDecisions.applicationId, id: pendingDecisions.id })
    .from(pendingDecisions)
    .where(lte(pendingDecisions.appliesAt, now))
    .orderBy(asc(pendingDecisions.appliesAt));
}

/** When the next decision takes effect; undefined when none is pending. */
export async function findNextAppliesAt(db: Executor): Promise<Date | undefined> {
  const [next] = await db
    .select({ appliesAt: pendingDecisions.appliesAt })
    .from(pendingDecisions)
    .orderBy(asc(pendingDecisions.appliesAt))
    .limit(1);
  return next?.appliesAt;
}

/** The pending decision on the application of a query, as JSON; null when there is none. */
export function decisionOf(applicationId: SQL): SQL<ReviewDecision | null> {
  return sql<ReviewDecision | null>`(select jsonb_build_object('id', d.id, 'outcome', d.outcome,
      'notes', d.notes, 'email', d.email,
      'appliesAt', to_char(d.applies_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from pending_decisions d where d.application_id = ${applicationId})`;
}

/** Whether the application of a query was decided a moment ago. */
export function isDecided(applicationId: SQL): SQL {
  return sql`exists (select from pending_decisions d where d.application_id = ${applicationId})`;
}

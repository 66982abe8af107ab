import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
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

/** Those that wait, the oldest first, then those decided last. */
export async function findApprovals(db: Executor, limit: number): Promise<ApprovalRow[]> {
  const waiting = await db
    .select()
    .from(approvals)
    .where(sql`${approvals.state} = 'waiting'`)
    .orderBy(asc(approvals.enteredAt), asc(approvals.id))
    .limit(limit);
  const decided = await db
    .select()
    .from(approvals)
    .where(sql`${approvals.state} <> 'waiting'`)
    .orderBy(desc(approvals.enteredAt), desc(approvals.id))
    .limit(limit);
  return [...waiting, ...decided];
}

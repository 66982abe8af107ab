import { asc, eq, lte } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { accountDeletions } from './tables.ts';

export const findDeletion = (db: Executor, userId: string) =>
  findRow(db, accountDeletions, eq(accountDeletions.userId, userId));

/** Records a deletion request; repeated, the first date stays. */
export async function insertDeletion(
  db: Executor,
  deletion: typeof accountDeletions.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(accountDeletions)
    .values(deletion)
    .onConflictDoNothing()
    .returning({ userId: accountDeletions.userId });
  return added.length === 1;
}

export async function removeDeletion(db: Executor, userId: string): Promise<boolean> {
  const gone = await db
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .returning({ userId: accountDeletions.userId });
  return gone.length === 1;
}

export async function findDueDeletions(db: Executor, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limit);
  return due.map(({ userId }) => userId);
}

import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { lockRow } from '#db/find-row.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { type MonthCloseRow, monthCloses } from './tables.ts';

/** The closes of a book that were asked for or made, in any order. */
export function findCloses(db: Executor, book: Book): Promise<MonthCloseRow[]> {
  return db
    .select()
    .from(monthCloses)
    .where(and(eq(monthCloses.book, book), ne(monthCloses.state, 'rejected')));
}

/** Whether it was written: false when the month was asked for, or closed, already. */
export async function insertClose(
  db: Executor,
  row: typeof monthCloses.$inferInsert,
): Promise<boolean> {
  const written = await db.insert(monthCloses).values(row).onConflictDoNothing().returning();
  return written.length > 0;
}

export const lockClose = (db: Executor, id: string) =>
  lockRow(db, monthCloses, eq(monthCloses.id, id));

export async function updateClose(
  db: Executor,
  id: string,
  change: Partial<typeof monthCloses.$inferInsert>,
): Promise<void> {
  await db.update(monthCloses).set(change).where(eq(monthCloses.id, id));
}

import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { applicationHistoryNotes } from './tables.ts';

export function findNotes(db: Executor, applicationId: string) {
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

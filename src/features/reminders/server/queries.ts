import { lt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { reminders } from './tables.ts';

type Reminder = typeof reminders.$inferInsert;

/** Records reminders that are sent; returns those that were not recorded before. */
export async function insertReminders(db: Executor, given: readonly Reminder[]) {
  if (given.length === 0) return [];
  return await db
    .insert(reminders)
    .values([...given])
    .onConflictDoNothing()
    .returning({ subjectId: reminders.subjectId, step: reminders.step });
}

export async function deleteOldReminders(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .delete(reminders)
    .where(lt(reminders.sentAt, before))
    .returning({ step: reminders.step });
  return gone.length;
}

import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { reminders } from './tables.ts';

/** Records that a reminder is sent; false when it was recorded before. */
export async function insertReminder(
  db: Executor,
  reminder: typeof reminders.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(reminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ step: reminders.step });
  return added.length === 1;
}

export async function wasSent(
  db: Executor,
  { kind, subjectId, step }: { kind: string; subjectId: string; step: number },
): Promise<boolean> {
  const condition = and(
    eq(reminders.kind, kind),
    eq(reminders.subjectId, subjectId),
    eq(reminders.step, step),
  );
  return (await db.$count(reminders, condition)) > 0;
}

export async function deleteOldReminders(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .delete(reminders)
    .where(lt(reminders.sentAt, before))
    .returning({ step: reminders.step });
  return gone.length;
}

import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { personNotes } from './tables.ts';

export async function insertNote(
  db: Executor,
  note: typeof personNotes.$inferInsert,
): Promise<void> {
  await db.insert(personNotes).values(note);
}

type About = { userId: string | null; applicationIds: readonly string[] };

/** Notes about a person's account and applications, the newest first. */
export function findNotes(db: Executor, { userId, applicationIds }: About, limit: number) {
  return db
    .select()
    .from(personNotes)
    .where(
      or(
        userId ? eq(personNotes.userId, userId) : undefined,
        applicationIds.length > 0
          ? inArray(personNotes.applicationId, [...applicationIds])
          : undefined,
      ),
    )
    .orderBy(desc(personNotes.createdAt), desc(personNotes.id))
    .limit(limit);
}

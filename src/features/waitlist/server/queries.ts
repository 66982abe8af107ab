import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { waitlistEntries } from './tables.ts';

type NewEntry = typeof waitlistEntries.$inferInsert;

/** Adds the person to the list, or updates the entry they have. */
export async function upsertEntry(
  db: Executor,
  entry: NewEntry,
): Promise<{ id: string; isNew: boolean }> {
  const { id: _id, list: _list, email: _email, createdAt: _createdAt, ...changes } = entry;
  const [saved] = await db
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoUpdate({ target: [waitlistEntries.list, waitlistEntries.email], set: changes })
    // xmax is 0 on a row this very statement inserted.
    .returning({ id: waitlistEntries.id, isNew: sql<boolean>`xmax = 0` });
  if (!saved) throw new Error('the waitlist entry was not returned');
  return saved;
}

/** How many people are registered for the event. */
export function countRegistrations(db: Executor): Promise<number> {
  return db.$count(waitlistEntries, eq(waitlistEntries.list, 'event'));
}

export async function isRegistered(db: Executor, email: string): Promise<boolean> {
  const entry = and(eq(waitlistEntries.list, 'event'), eq(waitlistEntries.email, email));
  return (await db.$count(waitlistEntries, entry)) > 0;
}

/** Serialises registrations until the transaction ends. */
export async function lockRegistrations(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('event registrations'))`);
}

/** Deletes what was last submitted before then; answers how many. */
export async function deleteOldEntries(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .delete(waitlistEntries)
    .where(lt(waitlistEntries.updatedAt, before))
    .returning({ id: waitlistEntries.id });
  return gone.length;
}

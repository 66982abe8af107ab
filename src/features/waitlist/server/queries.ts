import { sql } from 'drizzle-orm';
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

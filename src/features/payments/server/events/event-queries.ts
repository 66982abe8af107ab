import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { paymentEvents } from '../tables.ts';

/** Stores an event; false when it was stored before. */
export async function insertEvent(
  db: Executor,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing({ target: paymentEvents.id })
    .returning({ id: paymentEvents.id });
  return inserted.length === 1;
}

export const findEvent = (db: Executor, id: string) =>
  findRow(db, paymentEvents, eq(paymentEvents.id, id));

export async function markHandled(db: Executor, id: string, handledAt: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ handledAt: sql`coalesce(${paymentEvents.handledAt}, ${handledAt.toISOString()})` })
    .where(eq(paymentEvents.id, id));
}

import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { lockRow } from '#db/find-row.ts';
import { insertRow } from '#db/insert-rows.ts';
import { type PlanId, plans } from '#features/plans/plans.ts';
import { formatMoney } from '#shared/text/money.ts';
import { type EntryDetails, waitlistEntries } from './tables.ts';

type NewEntry = typeof waitlistEntries.$inferInsert;
export type EntryRow = typeof waitlistEntries.$inferSelect;

/** Adds the person to the list, or locks and returns their existing entry. */
export async function insertEntry(
  db: Executor,
  entry: NewEntry,
): Promise<{ entry: EntryRow; isNew: boolean }> {
  const added = await insertRow(db, waitlistEntries, entry);
  if (added) return { entry: added, isNew: true };
  const [known] = await db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.list, entry.list), eq(waitlistEntries.email, entry.email)))
    .for('update');
  if (!known) throw new Error('the waitlist entry was not returned');
  return { entry: known, isNew: false };
}

export const lockEntry = (db: Executor, id: string) =>
  lockRow(db, waitlistEntries, eq(waitlistEntries.id, id));

export async function changeEntry(
  db: Executor,
  id: string,
  changes: Partial<EntryDetails> &
    Partial<Pick<EntryRow, 'pending' | 'wantsNextEvent' | 'updatedAt'>>,
): Promise<void> {
  await db.update(waitlistEntries).set(changes).where(eq(waitlistEntries.id, id));
}

/** A page of those who wait for a group of a plan's amount. */
export function findWaitingForPlan(
  db: Executor,
  planId: PlanId,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<EntryRow[]> {
  return db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        inArray(waitlistEntries.list, ['english', 'imovelnoseua']),
        eq(waitlistEntries.preferredPlan, formatMoney(plans[planId].homeValue, 'en')),
        after === undefined ? undefined : gt(waitlistEntries.id, after),
      ),
    )
    .orderBy(asc(waitlistEntries.id))
    .limit(limit);
}

/** Deletes entries that were last submitted before then; returns how many. */
export async function deleteOldEntries(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .delete(waitlistEntries)
    .where(lt(waitlistEntries.updatedAt, before))
    .returning({ id: waitlistEntries.id });
  return gone.length;
}

export function findEntriesOf(db: Executor, email: string): Promise<EntryRow[]> {
  return db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
}

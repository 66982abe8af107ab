import { startMonth } from '#features/program-rules/calendar.ts';
import type { TransactionContext } from '#platform/context.ts';
import { findActivePlaces, type PlaceRow } from '../places/place-queries.ts';
import { findGroup, type GroupRow, lockGroup, updateGroup } from '../queries.ts';

export type FilledGroup = { group: GroupRow; places: PlaceRow[] };

/** A forming group of which every place is taken, as it is now; not locked. */
export async function readFilledGroup(
  { db }: Pick<TransactionContext, 'db'>,
  groupId: string,
): Promise<FilledGroup | undefined> {
  const group = await findGroup(db, groupId);
  return group && asFilled(group, await findActivePlaces(db, groupId));
}

/** The same, locked until the transaction ends: no place is taken or given back meanwhile. */
export async function lockFilledGroup(
  { db }: Pick<TransactionContext, 'db'>,
  groupId: string,
): Promise<FilledGroup | undefined> {
  const group = await lockGroup(db, groupId);
  return group && asFilled(group, await findActivePlaces(db, groupId));
}

/** Marks a locked group as formed now, and fixes the month it begins. */
export async function markFormed(
  { db, clock }: TransactionContext,
  group: GroupRow,
): Promise<{ formedAt: Date; startMonth: string }> {
  const formedAt = clock.now();
  const formed = { formedAt, startMonth: startMonth(formedAt) };
  await updateGroup(db, group.id, { status: 'formed', ...formed });
  return formed;
}

function asFilled(group: GroupRow, places: PlaceRow[]): FilledGroup | undefined {
  const isFull = group.memberCount === group.capacity && places.length === group.capacity;
  return group.status === 'forming' && isFull ? { group, places } : undefined;
}

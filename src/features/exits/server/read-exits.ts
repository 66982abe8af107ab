import type { TransactionContext } from '#platform/context.ts';
import type { EventRequest } from '#platform/lists/events.ts';
import { findExitEvents, findExitsOfGroup, findExitsOfUser } from './queries.ts';
import type { ExitRow } from './tables.ts';

export type Exit = ExitRow;

/** Every exit of a group, by seat. */
export function listExitsOfGroup(
  { db }: Pick<TransactionContext, 'db'>,
  groupId: string,
): Promise<Exit[]> {
  return findExitsOfGroup(db, groupId);
}

/** The statements of a user's ended memberships. */
export function listExitsOf(
  { db }: Pick<TransactionContext, 'db'>,
  userId: string,
): Promise<Exit[]> {
  return findExitsOfUser(db, userId);
}

/** How a seat's membership ended, as an event: at most one. */
export async function listExitEvents(
  { db }: Pick<TransactionContext, 'db'>,
  request: EventRequest,
) {
  return findExitEvents(db, request);
}

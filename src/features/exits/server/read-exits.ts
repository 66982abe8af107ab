import type { TransactionContext } from '#platform/context.ts';
import { findExitsOfGroup, findExitsOfUser } from './queries.ts';
import type { ExitRow } from './tables.ts';

export type Exit = ExitRow;

/** Every end of a membership in a group, by seat. */
export function listExitsOfGroup(
  { db }: Pick<TransactionContext, 'db'>,
  groupId: string,
): Promise<Exit[]> {
  return findExitsOfGroup(db, groupId);
}

/** The statements of the memberships that somebody ended. */
export function listExitsOf(
  { db }: Pick<TransactionContext, 'db'>,
  userId: string,
): Promise<Exit[]> {
  return findExitsOfUser(db, userId);
}

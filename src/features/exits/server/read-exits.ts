import type { TransactionContext } from '#platform/context.ts';
import { findExitsOfGroup } from './queries.ts';
import type { ExitRow } from './tables.ts';

export type Exit = ExitRow;

/** Every end of a membership in a group, by seat. */
export function listExitsOfGroup(
  { db }: Pick<TransactionContext, 'db'>,
  groupId: string,
): Promise<Exit[]> {
  return findExitsOfGroup(db, groupId);
}

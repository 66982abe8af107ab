import type { Executor } from '#db/executor.ts';
import { findGroup, type GroupRow } from './queries.ts';

export type Group = GroupRow;

/** A group by its id. */
export function readGroup(
  { db }: { readonly db: Executor },
  id: string,
): Promise<Group | undefined> {
  return findGroup(db, id);
}

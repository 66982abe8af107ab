import type { Executor } from '#db/executor.ts';
import { findFormedGroups, findGroup, type GroupRow } from './queries.ts';

export type Group = GroupRow;

/** A group by its id. */
export function readGroup(
  { db }: { readonly db: Executor },
  id: string,
): Promise<Group | undefined> {
  return findGroup(db, id);
}

/** The groups that have formed and are not complete, the oldest first. */
export function listFormedGroups({ db }: { readonly db: Executor }): Promise<Group[]> {
  return findFormedGroups(db);
}

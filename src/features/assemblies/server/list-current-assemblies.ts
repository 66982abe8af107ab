import type { Context } from '#platform/context.ts';
import { findCurrent } from './queries.ts';

/** Where each group is in its calendar: its last assembly, and those that are not finished. */
export function listCurrentAssemblies({ db }: Pick<Context, 'db'>) {
  return findCurrent(db);
}

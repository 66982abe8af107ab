import type { Context } from '#platform/context.ts';
import { findCurrent } from './queries.ts';

/** The last assembly of each group, and all that are not finished. */
export function listCurrentAssemblies({ db }: Pick<Context, 'db'>) {
  return findCurrent(db);
}

import type { Executor } from '#db/executor.ts';
import { findEntriesOf } from './queries.ts';

/** The entries of an address on our lists. */
export function listEntriesOf({ db }: { db: Executor }, email: string) {
  return findEntriesOf(db, email);
}

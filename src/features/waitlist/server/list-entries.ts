import type { Executor } from '#db/executor.ts';
import { findEntriesOf } from './queries.ts';

export function listEntriesOf({ db }: { db: Executor }, email: string) {
  return findEntriesOf(db, email);
}

import type { Executor } from '#db/executor.ts';
import { findAuditOf } from './queries.ts';

/** What the log says of one record, newest first, for features that show its owner a part of it. */
export function readAuditOf(
  { db }: { db: Executor },
  of: { subjectId: string; actions: readonly string[]; limit: number },
) {
  return findAuditOf(db, of);
}

import type { Executor } from '#db/executor.ts';
import { findAuditAbout, findAuditOf } from './queries.ts';

/** What the log says of one record, newest first, for features that show its owner a part of it. */
export function readAuditOf(
  { db }: { db: Executor },
  of: { subjectId: string; actions: readonly string[]; limit: number },
) {
  return findAuditOf(db, of);
}

/** Records whose facts in the log are about their owner alone. */
const OWN_FACTS = new Set(['application', 'deposit', 'user']);

/**
 * What the log says about a person's records, for the person: who of us did it stays with us, and so
 * do facts that name other people.
 */
export async function listAuditForOwner(
  { db }: { db: Executor },
  { ownerId, subjectIds }: { ownerId: string; subjectIds: readonly string[] },
) {
  const rows = await findAuditAbout(db, subjectIds);
  return rows.map(({ at, action, actorId, subjectType, before, after }) => ({
    at: at.toISOString(),
    action,
    about: subjectType,
    by: actorId === ownerId ? 'you' : 'us',
    ...(OWN_FACTS.has(subjectType) ? { before, after } : {}),
  }));
}

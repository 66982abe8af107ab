import type { Executor } from '#db/executor.ts';
import { type AuditOf, findAuditAbout, findAuditOf } from './queries.ts';

/** The log of one record, newest first, for features that show a part of it to its owner. */
export function readAuditOf({ db }: { db: Executor }, of: AuditOf) {
  return findAuditOf(db, of);
}

/** Records whose log contains facts about their owner only. */
const OWN_FACTS = new Set(['application', 'deposit', 'user']);

/**
 * The log of a person's records, for the person: without the admins' names, and without facts that
 * name other people.
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

import type { SQL } from 'drizzle-orm';
import type { TransactionContext } from '#platform/context.ts';
import type { ApplicationRow } from './application-row.ts';
import { deleteRows, findByEmails, findUntouched, lockByIds, lockUntouched } from './queries.ts';

type Dependencies = Pick<TransactionContext, 'db'>;

export async function readIdsByEmails(
  { db }: Dependencies,
  emails: readonly string[],
): Promise<string[]> {
  return (await findByEmails(db, emails)).map(({ id }) => id);
}

/** Those of the applications that still exist, locked by id. */
export function lockApplications(
  { db }: Dependencies,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return lockByIds(db, ids);
}

/** A batch of applications that were not changed since then and for which `isNeeded` is false. */
export function readUntouched(
  { db }: Dependencies,
  { before, isNeeded, limit }: { before: Date; isNeeded: SQL; limit: number },
): Promise<string[]> {
  return findUntouched(db, before, isNeeded, limit);
}

/** The given applications that still meet both conditions once they are locked. */
export function lockStillUntouched(
  { db }: Dependencies,
  { before, isNeeded, ids }: { before: Date; isNeeded: SQL; ids: readonly string[] },
): Promise<ApplicationRow[]> {
  return lockUntouched(db, before, isNeeded, ids);
}

/** Deletes applications and consents. Rows that refer to them must be deleted before. */
export function removeApplications({ db }: Dependencies, ids: readonly string[]): Promise<void> {
  return deleteRows(db, ids);
}

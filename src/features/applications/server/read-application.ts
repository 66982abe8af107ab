import type { Executor } from '#db/executor.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import type { ApplicationRow } from './application-row.ts';
import { findByEmail, findByEmails, findById, findByIds, findOfPerson } from './queries.ts';

type Dependencies = { readonly db: Executor };

/** The application of an address, which is normalised first. */
export function readApplicationByEmail(
  { db }: Dependencies,
  email: string,
): Promise<ApplicationRow | undefined> {
  return findByEmail(db, normaliseEmail(email));
}

export function readApplicationById(
  { db }: Dependencies,
  id: string,
): Promise<ApplicationRow | undefined> {
  return findById(db, id);
}

export function readApplicationsByIds(
  { db }: Dependencies,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return findByIds(db, ids);
}

/** Those of some normalised addresses that have an application. */
export async function readAppliedEmails(
  { db }: Dependencies,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  return new Set((await findByEmails(db, emails)).map(({ email }) => email));
}

/** The applications of an account or of its address, the newest first. */
export function readApplicationsOfPerson(
  { db }: Dependencies,
  person: { id: string; email: string },
): Promise<ApplicationRow[]> {
  return findOfPerson(db, person);
}

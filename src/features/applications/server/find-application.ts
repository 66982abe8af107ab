import type { Executor } from '#db/executor.ts';
import { normaliseEmail } from '#shared/email-address.ts';
import type { ApplicationRow } from './application-row.ts';
import { selectByEmail, selectById, selectByIds } from './queries.ts';

type Reach = { readonly db: Executor };

/** The application of an address, which is normalised first. */
export function findApplicationByEmail(
  { db }: Reach,
  email: string,
): Promise<ApplicationRow | undefined> {
  return selectByEmail(db, normaliseEmail(email));
}

export function findApplicationById(
  { db }: Reach,
  id: string,
): Promise<ApplicationRow | undefined> {
  return selectById(db, id);
}

export function findApplicationsByIds(
  { db }: Reach,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return selectByIds(db, ids);
}

import type { Executor } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import { normaliseEmail } from '#shared/email-address.ts';
import { lockById, selectByEmail, selectById, selectByIds } from './queries.ts';
import type { ApplicationRow } from './tables.ts';

type Reach = { readonly db: Executor };

/** The application of an address, however it is written. */
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

/** The same, held until the transaction ends: what is decided by it stays true. */
export function holdApplicationById(
  tx: TransactionContext,
  id: string,
): Promise<ApplicationRow | undefined> {
  return lockById(tx.db, id);
}

export function findApplicationsByIds(
  { db }: Reach,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return selectByIds(db, ids);
}

import type { TransactionContext } from '#platform/context.ts';
import { deleteOldEntries } from './queries.ts';

/** Deletes the entries of people who last joined a list or registered before then. */
export function purgeEntries({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldEntries(db, before);
}

import type { TransactionContext } from '#platform/context.ts';
import { deleteOldContacts } from './queries.ts';

/** Deletes the contacts that were last updated before then. */
export function purgeContacts({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldContacts(db, before);
}

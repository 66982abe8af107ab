import type { TransactionContext } from '#platform/context.ts';
import { deleteOldContacts } from './queries.ts';

/** Forgets the contacts that were last kept before then. */
export function forgetContacts({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldContacts(db, before);
}

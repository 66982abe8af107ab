import type { TransactionContext } from '#platform/context.ts';
import { deleteOldEntries } from './queries.ts';

/** Forgets the people who last joined a list or registered before then. */
export function forgetEntries({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldEntries(db, before);
}

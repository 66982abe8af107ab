import type { TransactionContext } from '#platform/context.ts';
import { deleteOldOpenings } from './queries.ts';

/** Deletes the records of who opened which document before then. */
export function purgeOpenings({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldOpenings(db, before);
}

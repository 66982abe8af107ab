import type { TransactionContext } from '#platform/context.ts';
import { clearOldSecrets } from './queries.ts';

const BATCH = 500;

/**
 * Deletes the client secrets of payments that ended before then; returns how many. The figures
 * stay.
 */
export function purgeSecrets({ db }: TransactionContext, before: Date): Promise<number> {
  return clearOldSecrets(db, before, BATCH);
}

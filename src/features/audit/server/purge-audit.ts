import type { TransactionContext } from '#platform/context.ts';
import { deleteOldAudit } from './queries.ts';

/**
 * Deletes entries from before then that are also older than the given years by the database's
 * clock.
 */
export function purgeAudit(
  { db }: Pick<TransactionContext, 'db'>,
  before: Date,
  years: number,
): Promise<number> {
  return deleteOldAudit(db, before, years);
}

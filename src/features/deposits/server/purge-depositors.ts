import type { TransactionContext } from '#platform/context.ts';
import { anonymiseOldDeposits } from './queries.ts';

/**
 * Removes names and addresses from deposits that were refunded or never paid before then. The
 * ledger stays unchanged.
 */
export function purgeDepositors({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return anonymiseOldDeposits(db, before);
}

import type { TransactionContext } from '#platform/context.ts';
import { anonymiseOldDeposits } from './queries.ts';

/** Anonymizes deposits that were refunded or never paid before then. The ledger stays unchanged. */
export function purgeDepositors({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return anonymiseOldDeposits(db, before);
}

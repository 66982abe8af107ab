import type { TransactionContext } from '#platform/context.ts';
import { anonymiseOldDeposits } from './queries.ts';

/** Forgets whose money it was, where it went back or never came before then. The books stay whole. */
export function forgetDepositors({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return anonymiseOldDeposits(db, before);
}

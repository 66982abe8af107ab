import type { TransactionContext } from '#platform/context.ts';
import { lockDepositsOf } from './admin/admin-queries.ts';

/**
 * Locks rows of applications after the deposits of those applications. All use cases lock in one
 * order to avoid deadlocks: payments, deposits and applications by id, then the plan, its groups,
 * their places. Deleting an application cascades to its deposits and places after the application,
 * so the deposits have to be locked first. One deadlock remains possible: a payment that came too
 * late for a group's last place locks that group while it opens the next one, which locks the plan.
 * The database ends one of the two transactions, and it is retried.
 */
export async function lockAfterDeposits<T>(
  { db }: Pick<TransactionContext, 'db'>,
  applicationIds: readonly string[],
  lock: () => Promise<T>,
): Promise<T> {
  await lockDepositsOf(db, applicationIds);
  const locked = await lock();
  // A deposit that was added in between would be locked out of order. If another transaction has
  // locked it, this fails at once and the transaction is retried.
  await lockDepositsOf(db, applicationIds, { noWait: true });
  return locked;
}

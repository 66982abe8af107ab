import type { TransactionContext } from '#platform/context.ts';
import { lockDepositsOf } from './admin-queries.ts';

/**
 * Holds rows that belong to applications, and the deposits of those applications before them.
 *
 * Whoever holds several of these rows takes them in one order, so that no two wait for each other:
 * deposits by their ids, applications by theirs, then the plan, its groups, their places. (One pair
 * still may: a payment that came too late for a group's last place holds that group while it opens
 * the next, which takes the plan. The database ends it, and it is done again.)
 * Settling a payment does (`holdByPayment`); deleting an application reaches its deposits and
 * places through foreign keys, after the application, and so has to hold the deposits first.
 */
export async function holdAfterDeposits<T>(
  { db }: Pick<TransactionContext, 'db'>,
  applicationIds: readonly string[],
  hold: () => Promise<T>,
): Promise<T> {
  await lockDepositsOf(db, applicationIds);
  const held = await hold();
  // A deposit that began in between comes out of order: whoever settles it at this moment is not
  // waited for, but the transaction begins anew.
  await lockDepositsOf(db, applicationIds, { noWait: true });
  return held;
}

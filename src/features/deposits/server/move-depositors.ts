import type { TransactionContext } from '#platform/context.ts';
import { updateDepositor } from './queries.ts';

/** Gives the deposits of an application the new address of their owner. */
export function moveDepositors(
  { db }: Pick<TransactionContext, 'db'>,
  given: { applicationId: string; to: string },
): Promise<void> {
  return updateDepositor(db, given);
}

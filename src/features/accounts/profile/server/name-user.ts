import type { TransactionContext } from '#platform/context.ts';
import { setMissingName } from '../../server/queries.ts';

/** Gives a person who has no name the one that they applied with. */
export function nameUser(
  { db }: Pick<TransactionContext, 'db'>,
  { userId, ...name }: { userId: string; firstName: string; lastName: string },
): Promise<void> {
  return setMissingName(db, userId, name);
}

import type { TransactionContext } from '#platform/context.ts';
import { updateEmail } from './queries.ts';

/** Gives an application another address; returns its id, if there is one. */
export function moveApplication(
  { db, clock }: Pick<TransactionContext, 'db' | 'clock'>,
  given: { from: string; to: string },
): Promise<string | undefined> {
  return updateEmail(db, { ...given, updatedAt: clock.now() });
}

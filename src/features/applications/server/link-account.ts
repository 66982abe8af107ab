import type { TransactionContext } from '#platform/context.ts';
import { linkRow } from './queries.ts';

/** Links the application of a verified address to its account. */
export function linkApplication(
  tx: TransactionContext,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  return linkRow(tx.db, email, userId);
}

import { sql } from 'drizzle-orm';
import { hasSignedInSince } from '#features/accounts/profile/server/account-conditions.ts';
import { APPLICATION } from '#features/applications/server/list/search-applications.ts';
import {
  lockStillUntouched,
  readUntouched,
  removeApplications,
} from '#features/applications/server/remove-applications.ts';
import { hasCurrentDeposit } from '#features/deposits/server/deposit-conditions.ts';
import { lockAfterDeposits } from '#features/deposits/server/lock-after-deposits.ts';
import { removeDocumentsOf } from '#features/documents/server/remove-documents.ts';
import type { TransactionContext } from '#platform/context.ts';

const BATCH = 100;

/**
 * Deletes a batch of applications that ended before then, with their papers; returns how many. One
 * has ended if it was not changed since, has no current deposit, and its owner did not sign in.
 */
export async function purgeApplications(tx: TransactionContext, before: Date): Promise<number> {
  const hasMoney = hasCurrentDeposit(APPLICATION.id, before);
  const isNeeded = sql`(${hasMoney} or ${hasSignedInSince(APPLICATION.email, before)})`;
  const ids = await readUntouched(tx, { before, isNeeded, limit: BATCH });
  if (ids.length === 0) return 0;
  // Checked again after locking: a deposit may have been paid meanwhile.
  const ended = await lockAfterDeposits(tx, ids, () =>
    lockStillUntouched(tx, { before, isNeeded, ids }),
  );
  for (const { id } of ended) await removeDocumentsOf(tx, id);
  await removeApplications(
    tx,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

import { sql } from 'drizzle-orm';
import { hasSignedInSince } from '#features/accounts/server/account-conditions.ts';
import {
  findUntouched,
  lockStillUntouched,
  removeApplications,
} from '#features/applications/server/remove-applications.ts';
import { APPLICATION } from '#features/applications/server/search-applications.ts';
import { hasCurrentDeposit } from '#features/deposits/server/deposit-conditions.ts';
import { lockAfterDeposits } from '#features/deposits/server/lock-after-deposits.ts';
import { removeDocumentsOf } from '#features/documents/server/remove-documents.ts';
import type { TransactionContext } from '#platform/context.ts';

const AT_ONCE = 100;

/**
 * Deletes some applications that ended before then, with their papers; answers how many. One has
 * ended when nobody changed it since, no money is held or on its way, and its owner stayed away.
 */
export async function forgetApplications(tx: TransactionContext, before: Date): Promise<number> {
  const hasMoney = hasCurrentDeposit(APPLICATION.id, before);
  const isNeeded = sql`(${hasMoney} or ${hasSignedInSince(APPLICATION.email, before)})`;
  const ids = await findUntouched(tx, { before, isNeeded, limit: AT_ONCE });
  // Asked again once they are locked: money may have come meanwhile.
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

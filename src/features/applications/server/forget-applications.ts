import { holdAfterDeposits } from '#features/deposits/server/hold-deposits.ts';
import { removeDocumentsOf } from '#features/documents/server/remove-documents.ts';
import type { TransactionContext } from '#platform/context.ts';
import { deleteRows } from './admin-queries.ts';
import { lockEnded, selectEnded } from './queries.ts';

const AT_ONCE = 100;

/** Forgets some of the applications that ended before then, with their papers; answers how many. */
export async function forgetApplications(tx: TransactionContext, before: Date): Promise<number> {
  const ids = await selectEnded(tx.db, before, AT_ONCE);
  // Looked at again once they are held: money may have come meanwhile.
  const ended = await holdAfterDeposits(tx, ids, () => lockEnded(tx.db, before, ids));
  for (const { id } of ended) await removeDocumentsOf(tx, id);
  await deleteRows(
    tx.db,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

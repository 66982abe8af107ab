import type { TransactionContext } from '#platform/context.ts';
import { releaseCredit } from '../../holding/server/award-seat.ts';
import { findPicks, lockHeldPicks, updatePick } from '../../holding/server/pick-queries.ts';
import { lockAssembly, updateAssembly } from '../../server/queries.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import { notifyLapsed } from './notify-lapsed.ts';

/** Releases bids still held when the next list closes; each becomes a missed pick (rule 8). */
export async function releaseOpenBids(
  tx: TransactionContext,
  assembly: AssemblyRow,
): Promise<void> {
  for (const pick of await lockHeldPicks(tx.db, assembly.id)) {
    await releaseCredit(tx, assembly, pick);
    await updatePick(tx.db, pick.id, { status: 'released', settledAt: tx.clock.now() });
    await notifyLapsed(tx, assembly, pick, 'released');
  }
  await finishIfSettled(tx, assembly.id);
}

/** Finishes a drawn assembly once it has no held bid. */
export async function finishIfSettled(tx: TransactionContext, id: string): Promise<void> {
  const assembly = await lockAssembly(tx.db, id);
  if (assembly?.status !== 'drawn') return;
  const picks = await findPicks(tx.db, id);
  if (picks.some(({ status }) => status === 'held')) return;
  await updateAssembly(tx.db, id, { status: 'finished', finishedAt: tx.clock.now() });
}

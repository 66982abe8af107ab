import { closeBidding } from '#features/bids/server/close-bidding.ts';
import { hashListFile, NO_PREVIOUS, writeListFile } from '#features/draws/list-file.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { timeOfRound } from '#shared/beacon-chain.ts';
import { PATIENCE_MS } from '../rules.ts';
import { announceListJob } from './jobs.ts';
import { lockAssembly, lockPrevious, updateAssembly } from './queries.ts';
import { endAlarms, raiseAlarm } from './raise-alarm.ts';
import { readBooks } from './read-books.ts';
import { releaseOpenBids } from './release-bids.ts';
import type { AssemblyRow } from './tables.ts';

/**
 * The memberships that had paid every instalment up to the month at the cut-off: succeeded by
 * then at the provider, and known to us now (rule 4). The feature that takes contributions
 * registers it in `src/server/features.ts`.
 */
export type ReadPaidUp = (
  tx: TransactionContext,
  of: { groupId: string; month: number; cutOffAt: Date },
) => Promise<ReadonlySet<string>>;

/**
 * Freezes the list of an assembly one hour before it is held, with the books and the sealed bids
 * it will be decided by. Closed before, it changes nothing.
 */
export async function closeAssembly(
  context: Context,
  readPaidUp: ReadPaidUp,
  id: string,
): Promise<boolean> {
  return changeContent(context, async (tx) => {
    const assembly = await lockAssembly(tx.db, id);
    if (assembly?.status !== 'open') return false;
    if (tx.clock.now() < assembly.closesAt) return false;
    const previous = await lockPrevious(tx.db, assembly);
    if (assembly.month > 1 && (!previous || previous.status === 'open' || !previous.decision)) {
      throw new Error('the assembly of the month before has not been held');
    }
    // What is still open when the next list closes is released and becomes a missed pick.
    if (previous) await releaseOpenBids(tx, previous);
    await freeze(tx, readPaidUp, assembly, previous?.listSha256 ?? NO_PREVIOUS);
    return true;
  });
}

async function freeze(
  tx: TransactionContext,
  readPaidUp: ReadPaidUp,
  assembly: AssemblyRow,
  previous: string,
): Promise<void> {
  const { id, groupId, month, cutOffAt } = assembly;
  const bids = await closeBidding(tx, id);
  const { holders, books } = await readBooks(tx.db, assembly);
  const paidUp = await readPaidUp(tx, { groupId, month, cutOffAt });
  const active = holders.filter(({ id, status }) => status === 'active' && paidUp.has(id));
  // A bid stays with who placed it: a seat that changed hands has none.
  const bidders = new Set(active.map((holder) => holder.id));
  const listText = writeListFile({
    group: assembly.groupCode,
    month,
    rules: assembly.ruleVersion,
    chain: assembly.chain.hash,
    round: assembly.round,
    previous,
    active: active.map(({ seat }) => seat),
    cancelled: books.cancelled.map(({ seat }) => seat),
    bids: bids
      .filter(({ membershipId }) => bidders.has(membershipId))
      .map(({ seat, sha256 }) => ({ seat, sha256 })),
  });
  const closedAt = tx.clock.now();
  await updateAssembly(tx.db, id, {
    status: 'closed',
    closedAt,
    listText,
    listSha256: hashListFile(listText),
    books,
  });
  await tx.jobs.enqueue(announceListJob, { assemblyId: id });
  await endAlarms(tx, id, ['step-failed']);
  await tellIfLate(tx, assembly, closedAt);
}

/** A list that closes late is said so; after its round it proves less, and people must know. */
async function tellIfLate(
  tx: TransactionContext,
  { id, closesAt, chain, round }: AssemblyRow,
  closedAt: Date,
): Promise<void> {
  if (closedAt >= timeOfRound(chain, round)) {
    const detail = `The list closed at ${closedAt.toISOString()}, after its round was public.`;
    await raiseAlarm(tx, { assemblyId: id, kind: 'closed-after-round', detail });
  } else if (closedAt.getTime() - closesAt.getTime() > PATIENCE_MS) {
    const detail = `The list closed at ${closedAt.toISOString()} instead of ${closesAt.toISOString()}.`;
    await raiseAlarm(tx, { assemblyId: id, kind: 'closed-late', detail });
  }
}

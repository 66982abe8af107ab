import { closeBidding } from '#features/bids/server/close-bidding.ts';
import { readUnpaidCounts } from '#features/contributions/paying/server/pay-from-end.ts';
import { readPaidUp } from '#features/contributions/server/read-paid-up.ts';
import { hashListFile, NO_PREVIOUS, writeListFile } from '#features/draws/list-file.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { type BeaconChain, timeOfRound } from '#shared/beacon-chain.ts';
import { releaseOpenBids } from '../../bid-payments/server/release-bids.ts';
import { LATE_AFTER_MS } from '../../rules.ts';
import { announceListJob } from '../../server/jobs.ts';
import { findAssembly, lockAssembly, lockPrevious, updateAssembly } from '../../server/queries.ts';
import { readBooks } from '../../server/read-books.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import { postponeAssembly } from './postpone-assembly.ts';
import { endAlarms, raiseAlarm } from './raise-alarm.ts';

/** Whether relays already serve the round: our own clock may be slow. */
export type IsRoundPublic = (of: { chain: BeaconChain; round: number }) => Promise<boolean>;

/**
 * Freezes the list of an assembly one hour before it is held, with the books and the sealed bids
 * that decide it. Postpones the assembly if its round is already public: whoever freezes a list
 * must not be able to know the result. Idempotent.
 */
export async function closeAssembly(
  context: Context,
  isRoundPublic: IsRoundPublic,
  id: string,
): Promise<boolean> {
  const found = await findAssembly(context.db, id);
  if (found?.status !== 'open' || context.clock.now() < found.closesAt) return false;
  const isKnown = await isRoundPublic(found);
  return changeContent(context, async (tx) => {
    const assembly = await lockAssembly(tx.db, id);
    if (assembly?.status !== 'open') return false;
    if (tx.clock.now() < assembly.closesAt) return false;
    const previous = await lockPrevious(tx.db, assembly);
    const isPublic = tx.clock.now() >= timeOfRound(assembly.chain, assembly.round);
    if (isPublic || (isKnown && found.round === assembly.round)) {
      await postponeAssembly(tx, assembly, previous);
      return true;
    }
    if (assembly.month > 1 && (!previous || previous.status === 'open' || !previous.decision)) {
      throw new Error('the assembly of the month before has not been held');
    }
    // Bids still held when the next list closes are released and become missed picks.
    if (previous) await releaseOpenBids(tx, previous);
    await freeze(tx, assembly, previous?.listSha256 ?? NO_PREVIOUS);
    return true;
  });
}

async function freeze(
  tx: TransactionContext,
  assembly: AssemblyRow,
  previous: string,
): Promise<void> {
  const { id, groupId, month, cutOffAt } = assembly;
  const bids = await closeBidding(tx, id);
  const { holders, books } = await readBooks(tx.db, assembly);
  const paidUp = await readPaidUp(tx, { groupId, month, cutOffAt });
  const active = holders.filter(({ id, status }) => status === 'active' && paidUp.has(id));
  // A bid belongs to the membership that placed it, so a transferred seat has none.
  const bidders = new Set(active.map((holder) => holder.id));
  const eligible = new Set(active.map(({ seat }) => seat));
  const bidsPassedOn = bids
    .filter(({ seat, membershipId }) => eligible.has(seat) && !bidders.has(membershipId))
    .map(({ seat }) => seat);
  const listed = bids.filter(({ membershipId }) => bidders.has(membershipId));
  const unpaid = await readUnpaidCounts(
    tx,
    listed.map(({ membershipId }) => membershipId),
  );
  const listText = writeListFile({
    group: assembly.groupCode,
    month,
    rules: assembly.ruleVersion,
    chain: assembly.chain.hash,
    round: assembly.round,
    previous,
    active: active.map(({ seat }) => seat),
    cancelled: books.cancelled.map(({ seat }) => seat),
    bids: listed.map(({ seat, sha256 }) => ({ seat, sha256 })),
  });
  const closedAt = tx.clock.now();
  await updateAssembly(tx.db, id, {
    status: 'closed',
    closedAt,
    listText,
    listSha256: hashListFile(listText),
    books: {
      ...books,
      bidsPassedOn,
      bidLimits: listed.map(({ seat, membershipId }) => ({
        seat,
        unpaid: unpaid.get(membershipId) ?? 0,
      })),
    },
  });
  await tx.jobs.enqueue(announceListJob, { assemblyId: id });
  await endAlarms(tx, id, ['step-failed', 'postponed']);
  await notifyIfLate(tx, assembly, closedAt);
}

/** A list that closes late, but before its round, leaves less time to object. */
async function notifyIfLate(
  tx: TransactionContext,
  { id, closesAt }: AssemblyRow,
  closedAt: Date,
): Promise<void> {
  if (closedAt.getTime() - closesAt.getTime() > LATE_AFTER_MS) {
    const detail = `The list closed at ${closedAt.toISOString()} instead of ${closesAt.toISOString()}.`;
    await raiseAlarm(tx, { assemblyId: id, kind: 'closed-late', detail });
  }
}

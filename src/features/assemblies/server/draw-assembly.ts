import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import type { Pick as Selected } from '#features/programme/selection.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { timeOfRound } from '#shared/beacon-chain.ts';
import type { Beacon } from '#shared/verify-beacon.ts';
import { verifyBeacon } from '#shared/verify-beacon.ts';
import { type Decision, decideAssembly } from '../decide-assembly.ts';
import type { OpenedBid } from '../rank-bids.ts';
import { bidDeadlines, PATIENCE_MS } from '../rules.ts';
import { awardSeat, holdCredit } from './award-seat.ts';
import { addDrawnRefunds, fundRefunds } from './fund-refunds.ts';
import { announceResultJob } from './jobs.ts';
import { openListedBids } from './open-bids.ts';
import { findAssembly, insertPicks, lockAssembly, updateAssembly } from './queries.ts';
import { endAlarms, raiseAlarm, raiseAlarmAlone } from './raise-alarm.ts';
import { readFund } from './read-books.ts';
import { finishIfSettled } from './release-bids.ts';
import type { AssemblyRow, PickRow } from './tables.ts';

/**
 * Holds an assembly: fetches the beacon of its round, opens the bids, and does what follows from
 * the published list and books. 'waiting' while the round is not there; no other is taken.
 */
export async function drawAssembly(
  context: Context,
  id: string,
): Promise<'drawn' | 'waiting' | 'nothing'> {
  const assembly = await findAssembly(context.db, id);
  if (assembly?.status !== 'closed') return 'nothing';
  const begins = timeOfRound(assembly.chain, assembly.round);
  if (context.clock.now() < begins) return 'nothing';
  const beacon = await fetchBeacon(context, assembly);
  if (!beacon) {
    const late = context.clock.now().getTime() - begins.getTime();
    if (late > PATIENCE_MS) {
      const detail = `Round ${assembly.round} has not been published by any relay. The assembly waits for it.`;
      await raiseAlarmAlone(context, { assemblyId: id, kind: 'beacon-late', detail });
    }
    return 'waiting';
  }
  const opened = await openListedBids(context.db, assembly, beacon.signature);
  return changeContent(context, (tx) => applyDraw(tx, id, beacon, opened));
}

/** The assembly's own chain decides, whatever the provider of today speaks. */
async function fetchBeacon(
  { beacon }: Context,
  { chain, round }: AssemblyRow,
): Promise<Beacon | undefined> {
  if (beacon.chain.hash !== chain.hash) {
    throw new Error(`the assembly draws by chain ${chain.hash}, which is not configured`);
  }
  const found = await beacon.fetchRound(round);
  // Verified once more: whatever a provider hands over, nothing else is drawn by.
  return found && verifyBeacon(chain, round, found.signature);
}

async function applyDraw(
  tx: TransactionContext,
  id: string,
  beacon: Beacon,
  opened: OpenedBid[],
): Promise<'drawn' | 'waiting' | 'nothing'> {
  const assembly = await lockAssembly(tx.db, id);
  if (assembly?.status !== 'closed' || !assembly.listText || !assembly.books) return 'nothing';
  const { planId, listText, books } = assembly;
  const list = readListFile(listText);
  const draw = drawOrders(listText, beacon.randomness);
  const decision = decideAssembly({ planId, list, draw, opened, books });
  if ((await readFund(tx.db, assembly)) < books.available - decision.available) {
    const detail = 'Money came back after the close: the fund does not cover what was decided.';
    await raiseAlarm(tx, { assemblyId: id, kind: 'fund-below-books', detail });
    return 'waiting';
  }
  const holders = await listHolders(tx, assembly.groupId);
  await updateAssembly(tx.db, id, {
    status: 'drawn',
    drawnAt: tx.clock.now(),
    signature: beacon.signature,
    randomness: beacon.randomness,
    opened,
    decision,
  });
  await fundRefunds(tx, assembly, decision.refundsBefore);
  await makePicks(tx, assembly, holders, decision);
  await addDrawnRefunds(tx, assembly, holders, decision.refundsDrawn);
  await fundRefunds(tx, assembly, decision.refundsAfter);
  await endAlarms(tx, id, ['beacon-late', 'fund-below-books', 'step-failed']);
  await finishIfSettled(tx, id);
  await tx.jobs.enqueue(announceResultJob, { assemblyId: id });
  return 'drawn';
}

async function makePicks(
  tx: TransactionContext,
  assembly: AssemblyRow,
  holders: readonly Membership[],
  { picks, passed }: Decision,
): Promise<void> {
  for (const [index, pick] of picks.entries()) {
    const holder = holders.find(({ seat }) => seat === pick.seat);
    if (!holder) throw new Error(`seat ${pick.seat} has no holder`);
    await makePick(tx, assembly, { pick, holder, number: index + 1, passed });
  }
}

export type NewPick = { pick: Selected; holder: Membership; number: number; passed: number };

/** Writes a pick down and sets its credit aside; a bid is held until it is paid. */
export async function makePick(
  tx: TransactionContext,
  assembly: AssemblyRow,
  { pick, holder, number, passed }: NewPick,
): Promise<void> {
  const decidedAt = tx.clock.now();
  // Who left between the close and the draw cannot be awarded; the pick becomes a missed one.
  const hasLeft = holder.status !== 'active';
  const isHeld = pick.kind === 'bid' && !hasLeft;
  const row: PickRow = {
    id: tx.randomness.id(),
    assemblyId: assembly.id,
    groupId: assembly.groupId,
    number,
    kind: pick.kind,
    seat: pick.seat,
    membershipId: holder.id,
    status: hasLeft ? 'left' : isHeld ? 'held' : 'awarded',
    instalments: pick.bid?.instalments ?? null,
    bidFundCents: pick.bid?.fund ?? null,
    startBy: pick.bid ? bidDeadlines(decidedAt).startBy : null,
    payBy: pick.bid ? bidDeadlines(decidedAt).payBy : null,
    paymentStartedAt: null,
    decidedAt,
    availableCents: await readFund(tx.db, assembly),
    passed,
    settledAt: isHeld ? null : decidedAt,
  };
  await insertPicks(tx.db, [row]);
  if (isHeld) await holdCredit(tx, assembly, row);
  else if (!hasLeft) await awardSeat(tx, assembly, row);
}

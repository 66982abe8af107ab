import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { timeOfRound } from '#shared/beacon-chain.ts';
import type { Beacon } from '#shared/verify-beacon.ts';
import { verifyBeacon } from '#shared/verify-beacon.ts';
import { finishIfSettled } from '../../bid-payments/server/release-bids.ts';
import { FundNotCovered, requireCovered } from '../../bid-payments/server/require-covered.ts';
import { LATE_AFTER_MS } from '../../rules.ts';
import { announceResultJob } from '../../server/jobs.ts';
import { findAssembly, lockAssembly, updateAssembly } from '../../server/queries.ts';
import type { AssemblyRow, PickRow } from '../../server/tables.ts';
import type { Books, Refund } from '../books.ts';
import { type Decision, decideAssembly } from '../decide-assembly.ts';
import type { OpenedBid } from '../rank-bids.ts';
import { type OpenBids, openOneByOne } from './bid-threads.ts';
import { createPick } from './create-pick.ts';
import { addDrawnRefunds, fundRefunds } from './fund-refunds.ts';
import { offerToNextBidder } from './offer-to-next-bidder.ts';
import { openListedBids } from './open-bids.ts';
import { endAlarms, raiseAlarmAlone } from './raise-alarm.ts';

/**
 * Holds an assembly: fetches the beacon of its round, opens the bids, and applies the decision that
 * follows from the published list and books. 'waiting' until the round is public; no other round is
 * ever used.
 */
export async function drawAssembly(
  context: Context,
  id: string,
  open: OpenBids = openOneByOne,
): Promise<'drawn' | 'waiting' | 'nothing'> {
  const assembly = await findAssembly(context.db, id);
  if (assembly?.status !== 'closed') return 'nothing';
  const begins = timeOfRound(assembly.chain, assembly.round);
  if (context.clock.now() < begins) return 'nothing';
  const beacon = await fetchBeacon(context, assembly);
  if (!beacon) {
    const late = context.clock.now().getTime() - begins.getTime();
    if (late > LATE_AFTER_MS) {
      const detail = `Round ${assembly.round} has not been published by any relay. The assembly waits for it.`;
      await raiseAlarmAlone(context, { assemblyId: id, kind: 'beacon-late', detail });
    }
    return 'waiting';
  }
  const opened = await openListedBids(context.db, assembly, beacon.signature, open);
  try {
    return await changeContent(context, (tx) => applyDraw(tx, id, beacon, opened));
  } catch (error) {
    if (!(error instanceof FundNotCovered)) throw error;
    const detail = `Money came back after the close: ${error.message}.`;
    await raiseAlarmAlone(context, { assemblyId: id, kind: 'fund-below-books', detail });
    return 'waiting';
  }
}

/** An assembly is only drawn by its own chain, even if another one is configured now. */
async function fetchBeacon(
  { beacon }: Context,
  { chain, round }: AssemblyRow,
): Promise<Beacon | undefined> {
  if (beacon.chain.hash !== chain.hash) {
    throw new Error(`the assembly draws by chain ${chain.hash}, which is not configured`);
  }
  const found = await beacon.fetchRound(round);
  // Verified here too, so that the draw does not depend on the provider's check.
  return found && verifyBeacon(chain, round, found.signature);
}

async function applyDraw(
  tx: TransactionContext,
  id: string,
  beacon: Beacon,
  opened: OpenedBid[],
): Promise<'drawn' | 'nothing'> {
  const assembly = await lockAssembly(tx.db, id);
  if (assembly?.status !== 'closed' || !assembly.listText || !assembly.books) return 'nothing';
  const { planId, listText, books } = assembly;
  const list = readListFile(listText);
  const draw = drawOrders(listText, beacon.randomness);
  const decision = decideAssembly({ planId, list, draw, opened, books });
  const holders = await listHolders(tx, assembly.groupId);
  const drawn = {
    status: 'drawn' as const,
    drawnAt: tx.clock.now(),
    signature: beacon.signature,
    randomness: beacon.randomness,
    opened,
    decision,
  };
  await updateAssembly(tx.db, id, drawn);
  await fundRefunds(tx, assembly, decision.refundsBefore);
  const { picks, available } = await createPicks(tx, assembly, holders, { decision, books });
  await addDrawnRefunds(tx, assembly, holders, decision.refundsDrawn);
  await fundRefunds(tx, assembly, decision.refundsAfter);
  // A bidder who left after the close cannot pay, so the next bidder gets the offer at once.
  const hasBidderLeft = picks.some(({ kind, status }) => kind === 'bid' && status === 'left');
  if (hasBidderLeft) await offerToNextBidder(tx, { ...assembly, ...drawn }, available);
  await endAlarms(tx, id, ['beacon-late', 'fund-below-books', 'step-failed']);
  await finishIfSettled(tx, id);
  await tx.jobs.enqueue(announceResultJob, { assemblyId: id });
  await requireCovered(tx, assembly);
  return 'drawn';
}

/** Creates the decided picks; returns them and what is left in the fund. */
async function createPicks(
  tx: TransactionContext,
  assembly: AssemblyRow,
  holders: readonly Membership[],
  { decision, books }: { decision: Decision; books: Books },
): Promise<{ picks: PickRow[]; available: number }> {
  const made: PickRow[] = [];
  let decided = books.available - sumOf(decision.refundsBefore);
  for (const [index, pick] of decision.picks.entries()) {
    const holder = holders.find(({ seat }) => seat === pick.seat);
    if (!holder) throw new Error(`seat ${pick.seat} has no holder`);
    const { passed } = decision;
    const row = { pick, holder, number: index + 1, passed, available: decided };
    made.push(await createPick(tx, assembly, row));
    decided -= books.credit - (pick.bid?.fund ?? 0);
  }
  // The credit of seats that left stays in the fund.
  const unused = made
    .filter(({ status }) => status === 'left')
    .reduce((sum, { bidFundCents }) => sum + books.credit - (bidFundCents ?? 0), 0);
  return { picks: made, available: decision.available + unused };
}

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { cents }) => sum + cents, 0);

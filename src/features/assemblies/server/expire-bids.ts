import { endOpenPrepayments } from '#features/contributions/server/pay-from-end.ts';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { creditOf } from '#features/programme/schedule.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { decideNext } from '../decide-next.ts';
import { isBidOverdue, MADE_STATUSES } from '../rules.ts';
import { releaseCredit } from './award-seat.ts';
import { makePick } from './draw-assembly.ts';
import { addDrawnRefunds } from './fund-refunds.ts';
import { announceResultJob } from './jobs.ts';
import { findPicks, lockAssembly, lockHeldPicks, updatePick } from './queries.ts';
import { readBooks, readFund } from './read-books.ts';
import { finishIfSettled } from './release-bids.ts';
import type { AssemblyRow, PickRow } from './tables.ts';

/**
 * Gives up held bids whose time is over and asks the next bidder, or makes a lottery pick along
 * the same order when none is left (rule 8). Answers whether anything was given up.
 */
export async function expireBids(context: Context, id: string): Promise<boolean> {
  await askAboutOverdue(context, id);
  return changeContent(context, async (tx) => {
    const assembly = await lockAssembly(tx.db, id);
    if (assembly?.status !== 'drawn') return false;
    const now = tx.clock.now();
    const overdue = (await lockHeldPicks(tx.db, id)).filter((pick) => isOverdue(pick, now));
    for (const pick of overdue) {
      await releaseCredit(tx, assembly, pick);
      await updatePick(tx.db, pick.id, { status: 'unpaid', settledAt: now });
      await askNext(tx, assembly);
    }
    if (overdue.length === 0) return false;
    await finishIfSettled(tx, id);
    await tx.jobs.enqueue(announceResultJob, { assemblyId: id });
    return true;
  });
}

/**
 * Before a bid is given up the provider is asked: its money may have succeeded, or its debit begun,
 * without our knowing. What nobody has paid is ended there.
 */
async function askAboutOverdue(context: Context, assemblyId: string): Promise<void> {
  const now = context.clock.now();
  for (const pick of await findPicks(context.db, assemblyId)) {
    if (pick.status === 'held' && isOverdue(pick, now)) await endOpenPrepayments(context, pick.id);
  }
}

function isOverdue({ startBy, payBy, paymentStartedAt }: PickRow, now: Date): boolean {
  if (!startBy || !payBy) return false;
  return isBidOverdue({ startBy, payBy, startedAt: paymentStartedAt }, now);
}

async function askNext(tx: TransactionContext, assembly: AssemblyRow): Promise<void> {
  const { listText, randomness, opened, planId } = assembly;
  if (!listText || !randomness || !opened) throw new Error('the assembly has not been held');
  const list = readListFile(listText);
  const picks = await findPicks(tx.db, assembly.id);
  const holders = await listHolders(tx, assembly.groupId);
  const active = new Set(
    holders.filter(({ status }) => status === 'active').map(({ seat }) => seat),
  );
  const isMade = ({ status }: PickRow) => (MADE_STATUSES as readonly string[]).includes(status);
  const next = decideNext({
    planId,
    list,
    draw: drawOrders(listText, randomness),
    opened,
    selected: picks.filter(isMade).map(({ seat }) => seat),
    asked: picks.filter(({ kind }) => kind === 'bid').map(({ seat }) => seat),
    gone: list.active.filter((seat) => !active.has(seat)),
    passed: Math.max(0, ...picks.map(({ passed }) => passed), assembly.decision?.passed ?? 0),
    credit: creditOf(planId),
    available: await readFund(tx.db, assembly),
  });
  if (!next) return;
  const seat = next.kind === 'bid' ? next.bid.seat : next.seat;
  const holder = holders.find((candidate) => candidate.seat === seat);
  if (!holder) throw new Error(`seat ${seat} has no holder`);
  const pick =
    next.kind === 'bid'
      ? { seat, kind: 'bid' as const, bid: next.bid }
      : { seat, kind: 'second' as const };
  const passed = next.kind === 'bid' ? (assembly.decision?.passed ?? 0) : next.passed;
  await makePick(tx, assembly, { pick, holder, number: picks.length + 1, passed });
  if (next.kind === 'second' && next.cancelledDrawn.length > 0) {
    const { books } = await readBooks(tx.db, assembly);
    const drawn = next.cancelledDrawn.flatMap((cancelled) =>
      books.cancelled.filter((refund) => refund.seat === cancelled),
    );
    await addDrawnRefunds(tx, assembly, holders, drawn);
  }
}

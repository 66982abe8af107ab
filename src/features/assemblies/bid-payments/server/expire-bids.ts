import { endOpenPrepayments } from '#features/contributions/paying/server/pay-from-end.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context } from '#platform/context.ts';
import { releaseCredit } from '../../holding/server/award-seat.ts';
import { takenFromFund } from '../../holding/server/create-pick.ts';
import { offerToNextBidder } from '../../holding/server/offer-to-next-bidder.ts';
import { findPicks, lockHeldPicks, updatePick } from '../../holding/server/pick-queries.ts';
import { endAlarms } from '../../holding/server/raise-alarm.ts';
import { isBidOverdue } from '../../rules.ts';
import { announceResultJob } from '../../server/jobs.ts';
import { lockAssembly } from '../../server/queries.ts';
import { readFund } from '../../server/read-books.ts';
import type { PickRow } from '../../server/tables.ts';
import { lapseReason, notifyLapsed } from './notify-lapsed.ts';
import { finishIfSettled } from './release-bids.ts';
import { requireCovered } from './require-covered.ts';

/**
 * Expires held bids that are overdue or whose member has left. Each is offered to the next bidder,
 * or becomes a lottery pick in the same order when no bidder is left (rule 8). Returns whether any
 * bid expired.
 */
export async function expireBids(context: Context, id: string): Promise<boolean> {
  await readOverduePayments(context, id);
  return changeContent(context, async (tx) => {
    const assembly = await lockAssembly(tx.db, id);
    if (assembly?.status !== 'drawn') return false;
    const now = tx.clock.now();
    const held = await lockHeldPicks(tx.db, id);
    const holders = await listHolders(tx, assembly.groupId);
    const active = new Set(holders.flatMap((row) => (row.status === 'active' ? row.id : [])));
    // Read before anything is posted, so that the group's books are locked last (requireCovered).
    let available = await readFund(tx.db, assembly);
    let given = 0;
    for (const pick of held) {
      const hasLeft = !active.has(pick.membershipId);
      if (!hasLeft && !isOverdue(pick, now)) continue;
      given += 1;
      await releaseCredit(tx, assembly, pick);
      available += takenFromFund(creditOf(assembly.planId), pick);
      await updatePick(tx.db, pick.id, { status: hasLeft ? 'left' : 'unpaid', settledAt: now });
      if (!hasLeft) await notifyLapsed(tx, assembly, pick, lapseReason(pick, now));
      available = await offerToNextBidder(tx, assembly, available);
    }
    if (given === 0) return false;
    await finishIfSettled(tx, id);
    await endAlarms(tx, id, ['step-failed']);
    await tx.jobs.enqueue(announceResultJob, { assemblyId: id });
    await requireCovered(tx, assembly);
    return true;
  });
}

/**
 * Asks the payment provider before a bid expires: a webhook about a started or succeeded payment
 * may be missing. Payments that nobody has paid are canceled at the provider.
 */
async function readOverduePayments(context: Context, assemblyId: string): Promise<void> {
  const now = context.clock.now();
  for (const pick of await findPicks(context.db, assemblyId)) {
    if (pick.status === 'held' && isOverdue(pick, now)) await endOpenPrepayments(context, pick.id);
  }
}

function isOverdue({ startBy, payBy, paymentStartedAt }: PickRow, now: Date): boolean {
  if (!startBy || !payBy) return false;
  return isBidOverdue({ startBy, payBy, startedAt: paymentStartedAt }, now);
}

import type { TransactionContext } from '#platform/context.ts';
import { awardSeat } from '../../holding/server/award-seat.ts';
import { findPick, findPicksOf, lockPick, updatePick } from '../../holding/server/pick-queries.ts';
import { lockAssembly } from '../../server/queries.ts';
import type { PickRow } from '../../server/tables.ts';
import { findCreditHold } from './credit-hold-queries.ts';
import { bringCreditInLine } from './hold-credit.ts';
import { finishIfSettled } from './release-bids.ts';

/** The held bid of a membership, which waits for its payment. */
export async function readHeldBid(
  { db }: Pick<TransactionContext, 'db'>,
  membershipId: string,
): Promise<{ pick: PickRow; month: number } | undefined> {
  const picks = await findPicksOf(db, membershipId);
  return picks.find(({ pick }) => pick.status === 'held');
}

/** Records that the payment of a held bid was started, which extends its deadline. */
export async function noteBidPaymentStarted(
  tx: TransactionContext,
  { pickId }: { pickId: string },
): Promise<boolean> {
  const pick = await lockPick(tx.db, pickId);
  if (pick?.status !== 'held') return false;
  if (!pick.paymentStartedAt) {
    await updatePick(tx.db, pickId, { paymentStartedAt: tx.clock.now() });
  }
  return true;
}

/**
 * Awards the seat of a held bid whose payment succeeded and is posted to the fund. 'too-late' when
 * the bid is no longer held.
 */
export async function settlePaidBid(
  tx: TransactionContext,
  { pickId }: { pickId: string },
): Promise<'awarded' | 'too-late'> {
  const found = await findPick(tx.db, pickId);
  if (!found) return 'too-late';
  // The assembly is always locked before its picks, to avoid deadlocks.
  const assembly = await lockAssembly(tx.db, found.assemblyId);
  const pick = await lockPick(tx.db, pickId);
  if (!assembly || !pick) return 'too-late';
  if (pick.status === 'awarded') {
    // A returned payment was made good.
    if (await findCreditHold(tx.db, pickId)) await bringCreditInLine(tx, assembly, pick);
    return 'awarded';
  }
  if (pick.status !== 'held') return 'too-late';
  await updatePick(tx.db, pickId, { status: 'awarded', settledAt: tx.clock.now() });
  await awardSeat(tx, assembly, pick);
  await finishIfSettled(tx, assembly.id);
  return 'awarded';
}

import type { TransactionContext } from '#platform/context.ts';
import type { BeaconChain } from '#shared/beacon-chain.ts';
import { bidErrors } from '../errors.ts';
import { findLastBids, insertBidding, lockBidding, markClosed, updateRound } from './queries.ts';
import type { SealedBidRow } from './tables.ts';

/** Opens the bidding of an assembly. */
export async function openBidding(
  tx: TransactionContext,
  bidding: {
    id: string;
    groupCode: string;
    month: number;
    chain: BeaconChain;
    round: number;
    closesAt: Date;
  },
): Promise<void> {
  await insertBidding(tx.db, bidding);
}

/** Moves an open bidding to a later round. Bids sealed to the old round no longer count. */
export async function postponeBidding(
  tx: TransactionContext,
  { id, round, closesAt }: { id: string; round: number; closesAt: Date },
): Promise<void> {
  const bidding = await lockBidding(tx.db, id);
  if (!bidding) throw bidErrors.BIDDING_NOT_FOUND();
  await updateRound(tx.db, id, { round, closesAt });
}

/**
 * Closes the bidding permanently and returns the last bid of each seat. A concurrent bid is either
 * included or refused.
 */
export async function closeBidding(tx: TransactionContext, id: string): Promise<SealedBidRow[]> {
  const bidding = await lockBidding(tx.db, id);
  if (!bidding) throw bidErrors.BIDDING_NOT_FOUND();
  if (!bidding.closedAt) await markClosed(tx.db, id, tx.clock.now());
  return findLastBids(tx.db, id);
}

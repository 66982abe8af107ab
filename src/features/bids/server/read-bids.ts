import type { Executor } from '#db/executor.ts';
import type { SignedReceipt } from '../receipt.ts';
import {
  type BidEventRequest,
  countBids,
  findBidEvents,
  findBidsOf,
  findBidsOfMemberships,
  findBidTimes,
  findLastBids,
  findReceipts,
} from './queries.ts';
import type { SealedBidRow } from './tables.ts';

/** The last sealed bid of each seat in an assembly, ascending by seat. */
export function readSealedBids(db: Executor, assemblyId: string): Promise<SealedBidRow[]> {
  return findLastBids(db, assemblyId);
}

const NO_BIDS = { seats: 0, bids: 0 };

/** The number of bidding seats and of bids: all that is known before the round. */
export async function readBidCounts(db: Executor, assemblyId: string) {
  return (await countBids(db, [assemblyId])).get(assemblyId) ?? NO_BIDS;
}

/** The counts of many assemblies; assemblies without bids are absent. */
export function readBidCountsOf(db: Executor, assemblyIds: readonly string[]) {
  return countBids(db, assemblyIds);
}

/** Every receipt of an assembly, in chain order. Public: it contains only seats and hashes. */
export async function readReceiptChain(db: Executor, assemblyId: string): Promise<SignedReceipt[]> {
  const rows = await findReceipts(db, assemblyId);
  return rows.map(({ receipt, signature, publicKey }) => ({ text: receipt, signature, publicKey }));
}

/** A member's receipts in an assembly, oldest first. */
export async function readReceipts(
  db: Executor,
  assemblyId: string,
  membershipId: string,
): Promise<
  (SignedReceipt & { number: number; sha256: string; receivedAt: Date; round: number })[]
> {
  const rows = await findBidsOf(db, assemblyId, membershipId);
  return rows.map(({ number, sha256, receivedAt, round, receipt, signature, publicKey }) => ({
    number,
    round,
    sha256,
    receivedAt,
    text: receipt,
    signature,
    publicKey,
  }));
}

/** Every bid of a member with its receipt; the sealed file is base64. */
export async function listBidsOf({ db }: { db: Executor }, membershipIds: readonly string[]) {
  const rows = await findBidsOfMemberships(db, membershipIds);
  return rows.map(({ file, ...bid }) => ({ ...bid, file: Buffer.from(file).toString('base64') }));
}

/** When these memberships bid, the newest first; never what they bid. */
export function listBidTimes(db: Executor, membershipIds: readonly string[], most: number) {
  return findBidTimes(db, membershipIds, most);
}

/** When a seat bid, without what it bid, newest first: a page plus one row. */
export async function listBidEvents({ db }: { db: Executor }, request: BidEventRequest) {
  return findBidEvents(db, request);
}

import { and, asc, count, countDistinct, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { type EventRequest, eventSort } from '#platform/lists/events.ts';
import { afterCursor, orderOf, placeOf, rowsOf } from '#platform/lists/keyset.ts';
import {
  type BiddingRow,
  biddings,
  type ReceiptKeyRow,
  receiptKeys,
  type SealedBidRow,
  sealedBids,
} from './tables.ts';

export async function insertBidding(
  db: Executor,
  row: typeof biddings.$inferInsert,
): Promise<void> {
  await db.insert(biddings).values(row);
}

/** Takes a row lock, which serializes placing a bid and closing the bidding. */
export const lockBidding = (db: Executor, id: string) => lockRow(db, biddings, eq(biddings.id, id));

export const findBidding = (db: Executor, id: string) => findRow(db, biddings, eq(biddings.id, id));

export async function updateRound(
  db: Executor,
  id: string,
  change: Pick<BiddingRow, 'round' | 'closesAt'>,
): Promise<void> {
  await db.update(biddings).set(change).where(eq(biddings.id, id));
}

export async function markClosed(db: Executor, id: string, closedAt: Date): Promise<void> {
  await db.update(biddings).set({ closedAt }).where(eq(biddings.id, id));
}

export async function findLastReceipt(
  db: Executor,
  biddingId: string,
): Promise<Pick<SealedBidRow, 'number' | 'receiptSha256'> | undefined> {
  const [row] = await db
    .select({ number: sealedBids.number, receiptSha256: sealedBids.receiptSha256 })
    .from(sealedBids)
    .where(eq(sealedBids.biddingId, biddingId))
    .orderBy(desc(sealedBids.number))
    .limit(1);
  return row;
}

export async function countBidsOfSeat(
  db: Executor,
  biddingId: string,
  seat: number,
): Promise<number> {
  const [row] = await db
    .select({ last: max(sealedBids.attempt) })
    .from(sealedBids)
    .where(and(eq(sealedBids.biddingId, biddingId), eq(sealedBids.seat, seat)));
  return row?.last ?? 0;
}

export async function insertSealedBid(db: Executor, row: SealedBidRow): Promise<void> {
  await db.insert(sealedBids).values(row);
}

/** The last bid of each seat among those sealed to the current round, ascending by seat. */
export function findLastBids(db: Executor, biddingId: string): Promise<SealedBidRow[]> {
  const round = db
    .select({ round: biddings.round })
    .from(biddings)
    .where(eq(biddings.id, biddingId));
  return db
    .selectDistinctOn([sealedBids.seat])
    .from(sealedBids)
    .where(and(eq(sealedBids.biddingId, biddingId), eq(sealedBids.round, sql`(${round})`)))
    .orderBy(asc(sealedBids.seat), desc(sealedBids.attempt));
}

/** Every key that signed receipts, in no particular order; each names its predecessor. */
export function findReceiptKeys(db: Executor): Promise<ReceiptKeyRow[]> {
  return db.select().from(receiptKeys);
}

/** Inserts a key; false if it exists, or if its predecessor already has a successor. */
export async function insertReceiptKey(db: Executor, row: ReceiptKeyRow): Promise<boolean> {
  const added = await db.insert(receiptKeys).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Every receipt of an assembly, in the order of its chain. */
export function findReceipts(
  db: Executor,
  biddingId: string,
): Promise<Pick<SealedBidRow, 'receipt' | 'signature' | 'publicKey'>[]> {
  return db
    .select({
      receipt: sealedBids.receipt,
      signature: sealedBids.signature,
      publicKey: sealedBids.publicKey,
    })
    .from(sealedBids)
    .where(eq(sealedBids.biddingId, biddingId))
    .orderBy(asc(sealedBids.number));
}

/** Every bid of a membership in an assembly, oldest first. */
export function findBidsOf(
  db: Executor,
  biddingId: string,
  membershipId: string,
): Promise<SealedBidRow[]> {
  return db
    .select()
    .from(sealedBids)
    .where(and(eq(sealedBids.biddingId, biddingId), eq(sealedBids.membershipId, membershipId)))
    .orderBy(asc(sealedBids.number));
}

/** Every bid of these memberships, oldest first. */
export async function findBidsOfMemberships(db: Executor, membershipIds: readonly string[]) {
  if (membershipIds.length === 0) return [];
  return db
    .select({
      groupCode: biddings.groupCode,
      month: biddings.month,
      seat: sealedBids.seat,
      number: sealedBids.number,
      receivedAt: sealedBids.receivedAt,
      file: sealedBids.file,
      sha256: sealedBids.sha256,
      receipt: sealedBids.receipt,
      signature: sealedBids.signature,
      publicKey: sealedBids.publicKey,
    })
    .from(sealedBids)
    .innerJoin(biddings, eq(biddings.id, sealedBids.biddingId))
    .where(inArray(sealedBids.membershipId, [...membershipIds]))
    .orderBy(asc(sealedBids.receivedAt), asc(sealedBids.number));
}

/** When these memberships bid, the newest first: without anything that was sealed. */
export async function findBidTimes(db: Executor, membershipIds: readonly string[], limit: number) {
  if (membershipIds.length === 0) return [];
  return db
    .select({
      groupCode: biddings.groupCode,
      month: biddings.month,
      closedAt: biddings.closedAt,
      number: sealedBids.number,
      receivedAt: sealedBids.receivedAt,
    })
    .from(sealedBids)
    .innerJoin(biddings, eq(biddings.id, sealedBids.biddingId))
    .where(inArray(sealedBids.membershipId, [...membershipIds]))
    .orderBy(desc(sealedBids.receivedAt), desc(sealedBids.number))
    .limit(limit);
}

type BidCounts = { readonly seats: number; readonly bids: number };

/** Counts the seats with a sealed bid and the bids: all that an admin can see. */
export async function countBids(
  db: Executor,
  biddingIds: readonly string[],
): Promise<Map<string, BidCounts>> {
  if (biddingIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: biddings.id,
      seats: countDistinct(sealedBids.seat),
      bids: count(),
    })
    .from(sealedBids)
    .innerJoin(
      biddings,
      and(eq(biddings.id, sealedBids.biddingId), eq(biddings.round, sealedBids.round)),
    )
    .where(inArray(biddings.id, [...biddingIds]))
    .groupBy(biddings.id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Bids have no id of their own; their hash is unique. */
const EVENT_ID = sql<string>`left(${sealedBids.sha256}, 32)::uuid`;
const EVENTS = eventSort(sealedBids.receivedAt, EVENT_ID);

export type BidEventRequest = EventRequest & { groupCode: string; seat: number };

/** The bids of a membership, newest first: a page plus one row. By group and seat, as indexed. */
export function findBidEvents(
  db: Executor,
  { membershipId, groupCode, seat, cursor, limit }: BidEventRequest,
) {
  return db
    .select({
      id: EVENT_ID,
      groupCode: biddings.groupCode,
      month: biddings.month,
      number: sealedBids.number,
      place: placeOf(EVENTS),
    })
    .from(sealedBids)
    .innerJoin(biddings, eq(biddings.id, sealedBids.biddingId))
    .where(
      and(
        eq(biddings.groupCode, groupCode),
        eq(sealedBids.seat, seat),
        eq(sealedBids.membershipId, membershipId),
        afterCursor(EVENTS, cursor),
      ),
    )
    .orderBy(...orderOf(EVENTS))
    .limit(rowsOf({ limit }));
}

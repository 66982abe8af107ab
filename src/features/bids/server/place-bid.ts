import { createHash } from 'node:crypto';
import { isUniqueViolation } from '#db/errors.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { BidSlot } from '../bid-slot.ts';
import { bidErrors } from '../errors.ts';
import { BidFileError, inspectBid } from '../inspect-bid.ts';
import { FIRST_RECEIPT, hashReceipt, type SignedReceipt } from '../receipt.ts';
import { MAX_BIDS_OF_SEAT } from '../rules.ts';
import { signReceipt } from '../sign-receipt.ts';
import {
  countBidsOfSeat,
  findBidding,
  findLastReceipt,
  insertSealedBid,
  lockBidding,
} from './queries.ts';
import { readReceiptKeys } from './receipt-keys.ts';
import type { BiddingRow } from './tables.ts';

export type PlacedBid = {
  /** Id of the assembly. */
  readonly biddingId: string;
  readonly seat: number;
  readonly membershipId: string;
  readonly file: Uint8Array;
  /**
   * When the assembly was last postponed. A receipt is not dated before it, even by a clock that is
   * behind: its bid would look like one from before, which does not count.
   */
  readonly notBefore?: Date | undefined;
};

type Hooks = {
  /** Checks again whether the seat may bid, once the bidding is locked. */
  mayStill?: (tx: TransactionContext) => Promise<void>;
  /** Called in the same transaction. */
  onPlaced?: (tx: TransactionContext, signed: SignedReceipt) => Promise<void>;
};

/**
 * Stores a sealed bid of a seat and returns its signed receipt. The caller has checked that the
 * seat may bid.
 */
export async function placeBid(
  context: Context,
  placed: PlacedBid,
  { mayStill, onPlaced }: Hooks = {},
): Promise<SignedReceipt> {
  const bidding = await findBidding(context.db, placed.biddingId);
  if (!bidding) throw bidErrors.BIDDING_NOT_FOUND();
  requireOpen(bidding, context.clock.now());
  // Checking curve points is slow, so it happens before the lock is taken.
  checkFile(placed, bidding);
  const secret = context.receiptKeys[0];
  if (!secret) throw new Error('there is no key to sign receipts with');
  // Publishes the key before anything is signed with it.
  await readReceiptKeys(context);
  try {
    return await inTransaction(context, async (tx) => {
      const locked = await lockBidding(tx.db, placed.biddingId);
      if (!locked) throw bidErrors.BIDDING_NOT_FOUND();
      requireOpen(locked, tx.clock.now());
      // The assembly was postponed meanwhile: the file's round becomes public too early.
      if (locked.round !== bidding.round) throw bidErrors.BID_NOT_VALID();
      await mayStill?.(tx);
      const signed = await saveBid(tx, locked, placed, secret);
      await onPlaced?.(tx, signed);
      return signed;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'sealed_bids_sha256_key')) throw bidErrors.BID_SEEN_BEFORE();
    throw error;
  }
}

/** Refuses a bid after the closing time, even if the list has not been frozen yet. */
function requireOpen({ closedAt, closesAt }: BiddingRow, now: Date): void {
  if (closedAt || now >= closesAt) throw bidErrors.BIDDING_CLOSED();
}

function checkFile({ file, seat }: PlacedBid, bidding: BiddingRow): void {
  try {
    inspectBid(file, slotOf(bidding, seat));
  } catch (cause) {
    if (cause instanceof BidFileError) throw bidErrors.BID_NOT_VALID({ cause });
    throw cause;
  }
}

/** The slot that a seat's bid in this assembly must be bound to. */
export function slotOf({ groupCode, month, chain, round }: BiddingRow, seat: number): BidSlot {
  return { group: groupCode, month, seat, chain: chain.hash, round };
}

async function saveBid(
  tx: TransactionContext,
  bidding: BiddingRow,
  { seat, membershipId, file, notBefore }: PlacedBid,
  secret: Uint8Array,
): Promise<SignedReceipt> {
  const attempt = (await countBidsOfSeat(tx.db, bidding.id, seat)) + 1;
  if (attempt > MAX_BIDS_OF_SEAT) throw bidErrors.TOO_MANY_BIDS();
  const last = await findLastReceipt(tx.db, bidding.id);
  const number = (last?.number ?? 0) + 1;
  const previous = last?.receiptSha256 ?? FIRST_RECEIPT;
  const sha256 = createHash('sha256').update(file).digest('hex');
  const now = tx.clock.now();
  const receivedAt = notBefore && notBefore > now ? notBefore : now;
  const signed = signReceipt(
    {
      group: bidding.groupCode,
      month: bidding.month,
      number,
      seat,
      bid: sha256,
      time: receivedAt.toISOString(),
      previous,
    },
    secret,
  );
  await insertSealedBid(tx.db, {
    biddingId: bidding.id,
    number,
    seat,
    attempt,
    membershipId,
    round: bidding.round,
    file,
    sha256,
    receivedAt,
    receipt: signed.text,
    receiptSha256: hashReceipt(signed.text),
    previousReceipt: previous,
    signature: signed.signature,
    publicKey: signed.publicKey,
  });
  return signed;
}
